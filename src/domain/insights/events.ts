import { brandOfModel } from '#domain/catalogue/brands.ts'
import { searchTerm } from './search-term.ts'

/**
 * What is counted of shoppers, by day, and of what (rule: counted-events):
 *
 * - `search`: a search that was sent; its term
 * - `phone_choice`: a listing that was narrowed to a model; the model
 * - `product_view`: a product's page; the product
 * - `cart_start`: the first case in an empty cart; nothing
 * - `cart_addition`: cases put into a cart; the product
 * - `checkout_view`: the checkout; nothing
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

/** An event that an address of a page stands for. */
export interface PageEvent {
  readonly name: EventName
  /** '' counts without one. */
  readonly subject: string
}

const none: readonly PageEvent[] = []
const checkout: readonly PageEvent[] = [{ name: 'checkout_view', subject: '' }]
const LISTING = /^\/(?:products|(?:brand|collections)\/[^/]+)\/?$/
const PRODUCT = /^\/products\/([\w-]{1,120})\/?$/

/**
 * The events of a page that is opened, by its address: a path with its query. Further pages of a
 * listing are no other search, and a model that no brand lists is nobody's phone.
 */
export function eventsOfPage(address: string): readonly PageEvent[] {
  const [path = '', query = ''] = address.split('?', 2)
  if (path === '/checkout') return checkout
  const product = PRODUCT.exec(path)?.[1]
  if (product !== undefined) return [{ name: 'product_view', subject: product }]
  if (query === '' || !LISTING.test(path)) return none
  const parameters = new URLSearchParams(query)
  const value = (name: string) => (parameters.get(name) ?? '').trim()
  if (Number(value('page')) > 1) return none
  const events: PageEvent[] = []
  const typed = path.startsWith('/products') ? value('q') : ''
  if (typed !== '') events.push({ name: 'search', subject: searchTerm(typed) ?? '' })
  const model = value('model')
  if (brandOfModel(model) !== undefined) events.push({ name: 'phone_choice', subject: model })
  return events
}
