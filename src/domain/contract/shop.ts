import { z } from 'zod'
import { helpTopics } from '#domain/help.ts'
import { addresses } from './addresses.ts'
import { call } from './call.ts'

/** The shop's public facts (rule: shop-facts). */
export const shop = z.object({
  name: z.string(),
  tagline: z.string(),
  handle: z.string(),
  directMessageUrl: z.string(),
  directMessagePrefill: z.boolean(),
  city: z.string(),
  province: z.string(),
  wallets: z
    .array(z.object({ service: z.string(), title: z.string(), number: z.string() }))
    .readonly(),
  /** Whether it sends e-mail, and so password links without the owner's help. */
  sendsMail: z.boolean(),
  /** One line about exchanges for the product's page; '' when the owner has set none (rule: help). */
  exchangeLine: z.string(),
  /** The owner's own answers on the help page, a paragraph a line. */
  help: z.partialRecord(z.enum(helpTopics), z.string()).readonly(),
})
export type Shop = z.output<typeof shop>

export const getShop = call(addresses.getShop, {
  area: 'shop',
  summary: 'The shop’s public facts',
  answer: shop,
})
