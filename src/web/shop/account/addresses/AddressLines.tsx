import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'

/** Formatted address; typed line breaks are kept. */
export function AddressLines({ address, city, postalCode }: SavedAddress) {
  return (
    <span className="grid min-w-0">
      <bdi className="whitespace-pre-line break-words font-semibold">{address}</bdi>
      <span className="break-words text-muted text-sm">
        <bdi>{city}</bdi> {postalCode && <bdi dir="ltr">{postalCode}</bdi>}
      </span>
    </span>
  )
}
