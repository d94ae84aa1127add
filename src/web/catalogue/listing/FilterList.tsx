import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { relTo } from '#domain/catalogue/indexing.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useFollowLinks } from './follow-links.ts'

/** One choice of a filter, as a link to the listing it would show. */
export interface FilterOption {
  readonly label: string
  readonly to: string
  /** How many products it would show; null for 'All'. */
  readonly count: number | null
  readonly isChosen: boolean
}

interface FilterListProps {
  /** 'Device Model'. */
  readonly title: string
  readonly id: string
  readonly options: readonly FilterOption[]
  /** Hears which choice was made, by its label. */
  readonly onChoose?: (label: string) => void
}

/** From here on a list is long enough to search in. */
const SEARCHABLE_FROM = 13

/** From this width on the filters stand beside the products. */
const BESIDE = '(min-width: 64rem)'

/** Titles of the filters that were collapsed beside the products: they stay so for the visit. */
const collapsed = new Set<string>()

/**
 * A collapsible filter: open where it stands beside the products, closed where it lies above them.
 * Its choices are plain links, so they work before any script has loaded; a choice that would show
 * nothing can be read but not followed.
 */
export function FilterList({ title, id, options, onChoose }: FilterListProps) {
  const [typed, setTyped] = useState('')
  const panel = useRef<HTMLDetailsElement>(null)
  useOpenBesideProducts(panel, title)
  const searchId = useId()
  const follow = useFollowLinks({ preventScrollReset: true }, (link) => {
    setTyped('')
    onChoose?.(link.dataset.label ?? '')
    closeOnSmallScreens(link)
  })
  const wanted = typed.trim().toLowerCase()
  const shown = wanted
    ? options.filter(({ label }) => label.toLowerCase().includes(wanted))
    : options
  const chosen = options.find(({ isChosen, count }) => isChosen && count !== null)
  return (
    <details
      ref={panel}
      onToggle={({ currentTarget: { open } }) => {
        if (!matchMedia(BESIDE).matches) return
        if (open) collapsed.delete(title)
        else collapsed.add(title)
      }}
      className="group filter-panel min-w-0 open:col-span-full lg:col-span-full"
    >
      <summary
        id={id}
        className="flex min-h-11 list-none items-center justify-between gap-2 rounded-control border border-edge bg-white px-3.5 py-2 font-semibold text-sm lg:border-0 lg:bg-transparent lg:px-0 lg:text-base"
      >
        <span className="min-w-0">
          {title}
          {chosen && (
            <span className="filter-chosen truncate font-normal text-muted text-xs">
              {chosen.label}
            </span>
          )}
        </span>
        <Icon name="down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 rounded-card border border-hairline bg-white p-2 lg:mt-1 lg:border-0 lg:bg-transparent lg:p-0">
        {options.length >= SEARCHABLE_FROM && (
          <div className="relative mb-2">
            <label htmlFor={searchId} className="sr-only">
              Search in {title}
            </label>
            <Icon name="search" className="absolute inset-y-0 start-3 my-auto text-muted" />
            <input
              id={searchId}
              type="search"
              dir="auto"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder="Search models"
              autoComplete="off"
              className="min-h-11 w-full rounded-control border border-edge bg-white py-2 ps-10 pe-3 text-base"
            />
          </div>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys */}
        <ul
          onClick={follow}
          aria-labelledby={id}
          className="-mx-1 max-h-72 overflow-y-auto overscroll-contain px-1 lg:max-h-96"
        >
          {shown.map((option) => (
            <li key={option.label}>
              <FilterLink option={option} />
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p role="status" className="px-3 py-2 text-muted text-sm">
            Nothing in this list matches “{typed.trim()}”.
          </p>
        )}
      </div>
    </details>
  )
}

const choiceLook =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-1.5 text-sm'

function FilterLink({ option: { label, to, count, isChosen } }: { readonly option: FilterOption }) {
  const figure = count !== null && (
    <span className="text-xs tabular-nums">
      {count}
      <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
    </span>
  )
  if (count === 0 && !isChosen) {
    return (
      <span className={`${choiceLook} text-muted`}>
        <span>{label}</span>
        {figure}
      </span>
    )
  }
  return (
    <a
      href={to}
      rel={relTo(to)}
      data-label={label}
      aria-current={isChosen ? 'true' : undefined}
      className={`${choiceLook} ${
        isChosen
          ? 'bg-processing-tint font-semibold text-plum-deep'
          : 'text-ink hover:bg-processing-tint'
      }`}
    >
      <span className="flex items-center gap-2">
        {isChosen && <Icon name="check" className="size-4" />}
        {label}
      </span>
      {figure}
    </a>
  )
}

/** The server sends every panel closed; the stylesheet shows those beside the products until here. */
function useOpenBesideProducts(panel: RefObject<HTMLDetailsElement | null>, title: string): void {
  useLayoutEffect(() => {
    const beside = matchMedia(BESIDE)
    const arrange = () => {
      if (panel.current) panel.current.open = beside.matches && !collapsed.has(title)
    }
    // Above the products, what was opened before the scripts came stays open.
    if (beside.matches) arrange()
    beside.addEventListener('change', arrange)
    return () => beside.removeEventListener('change', arrange)
  }, [panel, title])
}

/** On a phone the panel lies over the products, so it closes once a choice was made. */
function closeOnSmallScreens(link: HTMLAnchorElement): void {
  const panel = link.closest('details')
  if (!panel || matchMedia(BESIDE).matches) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}
