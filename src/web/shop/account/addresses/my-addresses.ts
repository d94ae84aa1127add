import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { type SendOptions, send } from '#web/kit/api/send.ts'
import { type Entry, entryOf, type FilledEntry } from '#web/kit/store/store.ts'

/** Store entry of the signed-in user's addresses, the last used first. */
export function addressesEntry(): Entry<readonly SavedAddress[]> {
  return entryOf<readonly SavedAddress[]>('addresses')
}

/**
 * Reads the addresses.
 * @throws ApiError
 */
export function readAddresses(
  options?: SendOptions,
): Promise<FilledEntry<readonly SavedAddress[]>> {
  return addressesEntry().ask(async () => (await send('getAddresses', {}, options)).addresses)
}

/**
 * Replaces the stored addresses; returns them as they are stored.
 * @throws ApiError
 */
export async function saveAddresses(
  addresses: readonly SavedAddress[],
): Promise<readonly SavedAddress[]> {
  const entry = addressesEntry()
  const kept = await send('keepAddresses', { body: { addresses: [...addresses] } })
  entry.put(kept.addresses)
  return kept.addresses
}
