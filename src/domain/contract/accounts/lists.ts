import { z } from 'zod'
import { MOST_LISTED, shopperLists } from '#domain/catalogue/shopper-lists.ts'
import { addresses } from '../addresses/index.ts'
import { call } from '../call.ts'

/** Slugs of products on sale, the latest first (rule: shopper-lists). */
const listed = z.object({ wishes: z.array(z.string()), viewed: z.array(z.string()) })

const listParams = z.object({ list: z.enum(shopperLists) })

/** Slugs; those without a product on sale are ignored. */
const slugs = z
  .array(z.string().max(200))
  .max(MOST_LISTED.wishes)
  .default([])
  .transform((some) => some.filter((slug) => !slug.includes('\0')))

export const getLists = call('accounts', addresses.getLists, {
  summary: 'The account’s wish list and the products it viewed last',
  answer: listed,
})

export const changeList = call('accounts', addresses.changeList, {
  summary: 'Removes products from a list of the account, puts others first, and answers all lists',
  params: listParams,
  body: z.object({ add: slugs, remove: slugs }),
  answer: listed,
})

export const clearList = call('accounts', addresses.clearList, {
  summary: 'Empties a list of the account, and answers all lists',
  params: listParams,
  answer: listed,
})
