import { send } from '#web/kit/api/send.ts'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { importOrReload } from '#web/kit/page/import-or-reload.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { listingAddress } from './listing-address.ts'
import { requestFor } from './listing-data.ts'
import type { ListingData } from './listing-of.ts'

/**
 * A listing of several brands with its designs on the phone that this device remembers, those for it
 * first: the server renders it without one (rule: one-design).
 */
export function useOwnListing(listing: ListingData): ListingData {
  const [phone] = useMyPhone()
  const model = phone?.model ?? ''
  const { view, shownFor, failure } = listing
  const isBehind = view.scope.brand === '' && failure === undefined && shownFor !== model
  const key = isBehind ? `${listingAddress(view)} for ${model}` : null
  const reading = useRead(key, async (signal) => {
    const [found, { listingOf }] = await Promise.all([
      send('listProducts', { query: { ...requestFor(view, model) } }, { signal }),
      importOrReload(() => import('./listing-of.ts')),
    ])
    return Array.isArray(found) ? listing : listingOf(view, found, model)
  })
  return valueRead(reading, key) ?? listing
}
