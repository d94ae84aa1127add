import { useDeferredValue, useEffect } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Later } from '#web/ui/Later.tsx'
import { SHEET_BUTTON } from './focus-filters.ts'
import { LatePanels, wantPanels } from './LatePanels.tsx'
import { activeFilters, type ListingPlace } from './listing-address.ts'
import type { ListingData } from './listing-data.ts'
import { SortForm } from './SortForm.tsx'

/** The list of cards, which one may skip to. */
export const PRODUCT_CARDS = 'product-cards'

const SHEET = 'filter-sheet'
/** A sheet that is open, or a search with words in it. */
const BEGUN = `#${SHEET}:is(:popover-open, :has(:focus, input:not(:placeholder-shown)))`
interface FiltersProps {
  readonly place: ListingPlace
  readonly listing: ListingData
}

/**
 * What a listing can be narrowed to: a column beside its products where there is room, else one row
 * above them with a button that opens a sheet. Both work before any script has loaded.
 */
export function Filters({ place, listing }: FiltersProps) {
  const { view, total } = listing
  const active = activeFilters(place, view).length
  // The products first: their filters are many, and on a phone behind a button.
  const before = useDeferredValue(listing)
  useEffect(() => {
    // What was begun before the page was alive goes on.
    if (document.querySelector(BEGUN)) wantPanels()
  }, [])
  const badge = active > 0 && (
    <span className="grid size-6 place-items-center rounded-chip bg-plum text-white text-xs tabular-nums">
      {active}
      <span className="sr-only"> active</span>
    </span>
  )
  return (
    <section
      aria-label="Filters"
      ref={wakeWhenReached}
      className="relative grid content-start gap-3 lg:sticky lg:top-20 lg:-mx-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:px-1 lg:pb-1"
    >
      <a
        href={`#${PRODUCT_CARDS}`}
        onClick={(event) => {
          const card = document.querySelector<HTMLElement>(`#${PRODUCT_CARDS} a`)
          if (!card) return
          event.preventDefault()
          card.focus()
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:inset-x-0 focus:top-0 focus:z-10 focus:grid focus:min-h-11 focus:place-items-center focus:rounded-control focus:bg-plum focus:font-semibold focus:text-white"
      >
        Skip to products
      </a>
      <div className="flex flex-wrap gap-2 lg:hidden">
        <button
          id={SHEET_BUTTON}
          type="button"
          popoverTarget={SHEET}
          className="flex min-h-11 grow items-center justify-center gap-2 rounded-control border border-edge bg-white px-3.5 py-2 font-semibold text-sm"
        >
          <Icon name="filter" />
          Filters
          {badge}
        </button>
        <SortForm place={place} view={view} className="grow" />
      </div>
      <p className="flex min-h-11 items-center gap-2 font-semibold max-lg:hidden">
        <Icon name="filter" />
        Filters
        {badge}
      </p>
      <div id={SHEET} popover="auto" className="filter-sheet">
        <div className="sticky top-0 z-10 flex items-center justify-between border-hairline border-b bg-paper py-1 ps-4 pe-2 lg:hidden">
          <h2 className="text-lg">Filters</h2>
          <button
            type="button"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon name="close" label="Close filters" />
          </button>
        </div>
        <Later>
          <LatePanels place={place} listing={before} />
        </Later>
        <div className="sticky bottom-0 border-hairline border-t bg-paper px-4 py-3 lg:hidden">
          <Button wide popoverTarget={SHEET} popoverTargetAction="hide">
            Show {total} {total === 1 ? 'case' : 'cases'}
          </Button>
        </div>
      </div>
    </section>
  )
}

/**
 * Listens by itself, and for what React listens to nowhere: what it knows it keeps from everybody, until
 * the part that it happened to is awake.
 */
function wakeWhenReached(filters: HTMLElement | null): void {
  for (const reached of ['pointerenter', 'pointermove', 'focus']) {
    filters?.addEventListener(reached, wantPanels, true)
  }
}
