import { useEffect, useRef } from 'react'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { filterLabel, focusFilters } from './filters/FilterPanels.tsx'
import type { ActiveFilter } from './listing-address.ts'

interface FilterChipsProps {
  readonly active: readonly ActiveFilter[]
  /** Display name of the brand among them. */
  readonly brandName: string | undefined
  readonly onRemove: (kind: ActiveFilter['kind']) => void
  readonly onClearAll: () => void
}

/** Look of a row that scrolls sideways to the edges of a small screen; `relative` contains its hidden words. */
export const scrollingRow =
  'relative -mx-4 -my-1 flex items-center gap-2 overflow-x-auto whitespace-nowrap px-4 py-1 [scrollbar-width:none]'

export const chipLook =
  'inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-chip border px-3 font-semibold text-xs'

/** Chips of the active filters. Removing one moves the focus to its neighbour. */
export function FilterChips({ active, brandName, onRemove, onClearAll }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const kinds = active.map(({ kind }) => kind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chips have changed
  useEffect(() => {
    if (removed.current === null) return
    const left = list.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(removed.current, left.length - 2)]
    removed.current = null
    if (next) next.focus()
    else focusFilters()
  }, [kinds.join()])
  if (active.length === 0) return null
  return (
    <ul
      ref={list}
      aria-label={t.listing.activeFilters}
      className="-my-1 flex items-center gap-2 py-1 [scrollbar-width:none] lg:min-w-0 lg:flex-[1_1_7rem] lg:overflow-x-auto lg:ps-1"
    >
      {active.map((filter, index) => (
        <li key={filter.kind}>
          <button
            type="button"
            onClick={() => {
              removed.current = index
              onRemove(filter.kind)
            }}
            className={`${chipLook} border-plum bg-plum-tint text-plum-deep transition-colors hover:bg-white`}
          >
            {t.listing.removeFilter({ filter: filterLabel(filter, brandName), hidden: hiddenText })}
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            removed.current = 0
            onClearAll()
          }}
          className="min-h-11 whitespace-nowrap px-2 font-semibold text-plum text-sm underline underline-offset-4 hover:text-plum-deep"
        >
          {t.listing.clearAll}
        </button>
      </li>
    </ul>
  )
}
