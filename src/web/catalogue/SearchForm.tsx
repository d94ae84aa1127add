import { Form } from 'react-router'
import { paths } from '#domain/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { KeptFields } from './listing/KeptFields.tsx'
import { type ListingView, wholeCatalogue } from './listing/listing-address.ts'

/**
 * Searches names, models, case types and brands; the filters that are on stay on
 * (rule: whole-catalogue-page).
 */
export function SearchForm({ view }: { readonly view: ListingView }) {
  return (
    <Form action={paths.products()} role="search" className="flex max-w-form gap-2">
      <label htmlFor="search" className="sr-only">
        Search all cases
      </label>
      <span className="relative grow">
        <Icon name="search" className="absolute inset-y-0 start-3.5 my-auto text-muted" />
        <input
          id="search"
          name="q"
          type="search"
          dir="auto"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Model, design or type"
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-full rounded-control border border-edge bg-white py-2.5 ps-11 pe-3 text-base placeholder:text-struck hover:border-ink"
        />
      </span>
      <KeptFields place={wholeCatalogue} view={{ ...view, q: '', page: 1 }} />
      <Button type="submit">Search</Button>
    </Form>
  )
}
