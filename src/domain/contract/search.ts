import { z } from 'zod'
import { addresses } from './addresses.ts'
import { call } from './call.ts'

/** Characters of a query that is being typed of which suggestions are made; the rest is not read. */
const LONGEST_QUERY = 100

/** Somewhere in the shop that a query that is being typed may be meant for. */
export const suggestion = z.object({
  kind: z.enum(['model', 'brand', 'type', 'colour', 'product', 'page']),
  /** 'Vivo Y21', 'Vivo Y21, black', a product's name, or what a page answers. */
  label: z.string(),
  /** The shop's own address that shows it: a path with its query. */
  to: z.string(),
  /** Cases that are shown there; absent where it is no listing, or has none for this phone. */
  count: z.number().optional(),
  /** Path of the main picture: a product's, or the newest one's there, on the phone that was typed. */
  image: z.string().optional(),
})
export type Suggestion = z.output<typeof suggestion>

export const suggest = call(addresses.suggest, {
  area: 'catalogue',
  summary: 'What a search that is being typed may be meant for; at most eight, the likeliest first',
  query: z.object({
    q: z
      .string()
      .optional()
      .transform((typed = '') => typed.slice(0, LONGEST_QUERY)),
  }),
  answer: z.object({ suggestions: z.array(suggestion) }),
})
