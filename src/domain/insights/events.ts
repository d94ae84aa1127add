import { canonicalValue } from '#domain/catalogue/listing.ts'
import { brandOfModel } from '#domain/catalogue/models/brand-models.ts'
import { splitAddress } from '#domain/languages.ts'
import { searchTerm } from './search-term.ts'

/**
 * Daily counted events of shoppers, with their subjects (rule: counted-events):
 *
 * - `search`: a search that was sent; its term
 * - `phone_choice`: a listing filtered by a model; the model
 * - `product_view`: a product's page; the product
 * - `cart_start`: the first case in an empty cart; none
 * - `cart_addition`: cases added to a cart; the product
 * - `checkout_view`: the checkout; none
 * - `purchase`: cases of a placed order; the product
 */
export const eventNames = [
  'search',
  'phone_choice',
  'product_view',
  'cart_start',
  'cart_addition',
  'checkout_view',
  'purchase',
] as const
export type EventName = (typeof eventNames)[number]

/** Event of a page's address. */
export interface PageEvent {
  readonly name: EventName
  /** '' for events without a subject. */
  readonly subject: string
}

/** Limits the characters that are read of a page's address (rule: text-from-outside). */
export const LONGEST_ADDRESS = 2_000

const none: readonly PageEvent[] = []
const checkout: readonly PageEvent[] = [{ name: 'checkout_view', subject: '' }]
const LISTING = /^\/(?:products|(?:brand|collections)\/[^/]+)\/?$/
const PRODUCT = /^\/products\/([\w-]{1,120})\/?$/

/** Events of a page by its address; a further page of a listing is no new search. */
export function eventsOfPage(address: string): readonly PageEvent[] {
  const shortened = address.slice(0, LONGEST_ADDRESS)
  const [path = '', query = ''] = splitAddress(shortened).address.split('?', 2)
  if (path === '/checkout') return checkout
  const product = PRODUCT.exec(path)?.[1]
  if (product !== undefined) return [{ name: 'product_view', subject: product }]
  if (query === '' || !LISTING.test(path)) return none
  const parameters = new URLSearchParams(query)
  const value = (name: string) => canonicalValue(name, parameters.get(name))
  if (value('page') !== '') return none
  const events: PageEvent[] = []
  const typed = path.startsWith('/products') ? value('q') : ''
  if (typed !== '') events.push({ name: 'search', subject: searchTerm(typed) ?? '' })
  const model = value('model')
  if (brandOfModel(model) !== undefined) events.push({ name: 'phone_choice', subject: model })
  return events
}

/** Events of a page that the one before it didn't have: a filtered search was sent once. */
export function newEvents(address: string, before: string): readonly PageEvent[] {
  const events = eventsOfPage(address)
  if (events.length === 0 || before === '') return events
  const known = eventsOfPage(before)
  return events.filter(
    ({ name, subject }) => !known.some((each) => each.name === name && each.subject === subject),
  )
}
