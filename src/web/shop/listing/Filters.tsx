import { useDeferredValue } from 'react'
import { t } from '#messages'
import { isHydrated } from '#web/kit/device/hydrated.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { FilterPanels } from './filters/FilterPanels.tsx'
import { activeFilters } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

/** Id of the list of cards, the target of the skip link. */
export const PRODUCT_CARDS = 'product-cards'

/** Id of the sheet that a button of the row above the products opens. */
export const SHEET = 'filter-sheet'
/** Filters, in a column or in a sheet. Both work before any script has loaded. */
export function Filters({ listing }: { readonly listing: ListingData }) {
  const { view, total } = listing
  // The products first: their filters are many, and on a phone behind a button.
  const shown = useDeferredValue(listing, isHydrated() ? null : listing)
  return (
    <section
      aria-label={t.listing.filters}
      className="grid content-start gap-3 absolute inset-x-0 top-0 lg:sticky lg:top-20 lg:-mx-1 lg:max-h-[calc(var(--screen)-6rem)] lg:self-start lg:overflow-y-auto lg:px-1 lg:pb-1"
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
        {t.listing.skipToProducts}
      </a>
      <p className="flex min-h-11 items-center gap-2 font-semibold max-lg:hidden">
        <FiltersOn count={activeFilters(view).length} />
      </p>
      <div id={SHEET} popover="auto" className="filter-sheet">
        <div className="sticky top-0 z-10 flex items-center justify-between border-hairline border-b bg-paper py-1 ps-4 pe-2 lg:hidden">
          <h2 className="text-lg">{t.listing.filters}</h2>
          <button
            type="button"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon name="close" label={t.listing.closeFilters} />
          </button>
        </div>
        {shown && <FilterPanels listing={shown} />}
        <div className="sticky bottom-0 border-hairline border-t bg-paper px-4 py-3 lg:hidden">
          <Button wide popoverTarget={SHEET} popoverTargetAction="hide">
            {t.listing.showCases({ count: total })}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The word 'Filters', with the number of active ones. */
export function FiltersOn({ count }: { readonly count: number }) {
  return (
    <>
      <Icon name="filter" />
      {t.listing.filters}
      {count > 0 && (
        <span className="grid size-6 place-items-center rounded-chip bg-plum text-white text-xs tabular-nums">
          {t.listing.filtersOn({ count, hidden: hiddenText })}
        </span>
      )}
    </>
  )
}
