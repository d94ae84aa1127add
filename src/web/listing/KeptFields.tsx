import { type ListingPlace, type ListingView, listingParameters } from './listing-address.ts'

interface KeptFieldsProps {
  readonly place: ListingPlace
  readonly view: ListingView
}

/** What a form that leads to a listing takes along: the parameters of a view. */
export function KeptFields({ place, view }: KeptFieldsProps) {
  return listingParameters(place, view).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
