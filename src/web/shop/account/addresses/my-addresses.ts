import '#web/shop/store/account-calls.ts'
import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { type SendOptions, send } from '#web/kit/api/send.ts'
import { entryOf, type FilledEntry } from '#web/kit/store/store.ts'

/** Store entry of the signed-in user's addresses, the last used first. */
const addressesEntry = () => entryOf<readonly SavedAddress[]>('addresses')

/** Reads the addresses. @throws ApiError */
export function readAddresses(
  options?: SendOptions,
): Promise<FilledEntry<readonly SavedAddress[]>> {
  return addressesEntry().ask(async () => (await send('getAddresses', {}, options)).addresses)
}

/** Replaces the stored addresses; returns them as they are stored. @throws ApiError */
export async function saveAddresses(addresses: SavedAddress[]): Promise<readonly SavedAddress[]> {
  const entry = addressesEntry()
  const stored = await send('keepAddresses', { body: { addresses } })
  entry.put(stored.addresses)
  return stored.addresses
}
