import { type ListingPlace, type ListingView, listingParameters } from './listing-address.ts'

interface HiddenFieldsProps {
  readonly place: ListingPlace
  readonly view: ListingView
}

/** Hidden fields with the parameters of a view, for forms that lead to a listing. */
export function HiddenFields({ place, view }: HiddenFieldsProps) {
  return listingParameters(place, view).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
