import { z } from 'zod'
import { topicNames } from '#domain/search/topic-labels.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { queryText } from './fields.ts'

/** Limits the characters of a typed query for suggestions; the rest is ignored. */
const LONGEST_QUERY = 100

/** Suggested page of the shop for an incomplete query. */
export const suggestion = z.object({
  kind: z.enum(['model', 'brand', 'type', 'colour', 'product', 'page']),
  /** 'Vivo Y21', 'Vivo Y21, black', a product's name, or a topic of a page. */
  label: z.string(),
  /** Address within the shop: a path with its query. */
  to: z.string(),
  /** Number of cases listed there; absent for a page without a list or cases for this phone. */
  count: z.number().optional(),
  /** Path of the main picture: a product's, or the newest one's of a list, on the typed phone. */
  image: z.string().optional(),
  /** Filters that the label names; of a model, brand, type or colour. */
  shelf: z
    .object({
      brand: z.string().optional(),
      deviceModel: z.string().optional(),
      caseType: z.string().optional(),
      colour: z.string().optional(),
    })
    .optional(),
  /** Topic of the page that a suggestion links to. */
  topic: z.enum(topicNames).optional(),
  /** Order number of the query, as it is displayed. */
  orderNumber: z.string().optional(),
})
export type Suggestion = z.output<typeof suggestion>

export const suggest = call('catalogue', addresses.suggest, {
  summary: 'What a search that is being typed may be meant for; at most four, the likeliest first',
  query: z.object({
    q: z
      .string()
      .optional()
      .transform((typed = '') => withoutInvisible(typed).slice(0, LONGEST_QUERY)),
    /** Phone on which a design is suggested, unless the query names another. */
    phone: queryText,
  }),
  answer: z.object({ suggestions: z.array(suggestion) }),
})
