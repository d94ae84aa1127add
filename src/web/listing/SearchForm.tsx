import { SearchField } from '#web/search/SearchField.tsx'
import { KeptFields } from './KeptFields.tsx'
import { type ListingView, wholeCatalogue } from './listing-address.ts'

/**
 * Searches names, models, case types and brands; the filters that are on stay on
 * (rule: whole-catalogue-page). Where the bar shows its field already, one is enough.
 */
export function SearchForm({ view }: { readonly view: ListingView }) {
  return (
    <SearchField id="search" label="Search all cases" q={view.q} place="page">
      <KeptFields place={wholeCatalogue} view={{ ...view, q: '', page: 1 }} />
    </SearchField>
  )
}
