import type { ReactNode } from 'react'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { activeFilters } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

/** Loaded where a phone is remembered; the sentence keeps its room. */
const ListLine = lazyComponent(async () => (await import('./ListLine.tsx')).ListLine)

interface UnderHeadingProps {
  readonly listing: ListingData
  /** The listing's own sentence; it reserves the height of a line about the phone. */
  readonly children?: ReactNode
}

/** Sentence under a listing's heading; a remembered phone's line takes its room. */
export function UnderHeading({ children, listing }: UnderHeadingProps) {
  const [phone] = useMyPhone()
  const sentence = (
    <p className="text-muted text-xs leading-tight sm:text-sm sm:leading-normal">{children}</p>
  )
  return (
    <div className="grid min-h-9 sm:min-h-11">
      {phone && isAbout(phone, listing) ? (
        <div className="grid items-end *:col-start-1 *:row-start-1">
          <div className="invisible">{sentence}</div>
          <ListLine phone={phone} listing={listing} />
        </div>
      ) : (
        sentence
      )}
    </div>
  )
}

/**
 * Whether a listing is for no other phone or brand than this one: a brand's own only where it has cases for
 * the phone, unfiltered or filtered by it.
 */
function isAbout({ brand, model }: MyPhone, listing: ListingData): boolean {
  const { view, total, ofAllModels, searchedPhone, facets } = listing
  const named = [view.model, searchedPhone?.model ?? '']
  if (!named.every((each) => ['', model].includes(each))) return false
  if (view.scope.brand === '') return total > 0 && ['', brand].includes(view.brand)
  if (view.model === model) return ofAllModels > 0
  return (
    view.scope.brand === brand &&
    activeFilters(view).length === 0 &&
    facets.deviceModels.some(({ value }) => value === model)
  )
}
