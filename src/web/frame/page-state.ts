import type { Shop } from '#domain/contract/shop.ts'
import type { Missing } from '#web/feedback/missing.ts'

/** What travels inside a page for the browser to go on from; the same for everybody. */
export interface PageState {
  readonly shop: Shop
  readonly loaderData: Readonly<Record<string, unknown>>
  /** The thing that this page could not find, and at which route. */
  readonly missing: { readonly routeId: string; readonly data: Missing } | null
}
