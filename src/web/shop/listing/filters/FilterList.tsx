import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ModelSeries } from '#domain/catalogue/models/model-series.ts'
import { t } from '#messages'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { FilterLink, type FilterOption } from './FilterLink.tsx'

/** Matches nothing where popovers are unknown; `:popover-open` alone would throw there. */
const OPEN_SHEET = ':is(:popover-open)'

interface FilterListProps {
  readonly title: string
  readonly id: string
  readonly options: readonly FilterOption[]
  /** Groups of the other choices, by their labels. */
  readonly series?: readonly ModelSeries[]
  /** Few enough to be open in the sheet of a small screen, too. */
  readonly isShort?: boolean
  /** Begins closed beside the products, too, with choices that are read when it is opened. */
  readonly isFolded?: boolean
  /** Stands in place of the choices that aren't read. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly onToggle?: (isOpen: boolean) => void
  readonly onChoose?: (label: string) => void
}

/** From here on a list is long enough to search in. */
const SEARCHABLE_FROM = 13

/**
 * Height of a searchable list: seven rows of 2.75rem, headings of series included, so that its end cuts
 * none. A list that has no search stands whole: a scroll box of its own would hide its last choices.
 */
const SCROLLED = 'max-h-77 overflow-y-auto overscroll-contain'

/** From this width on the filters stand beside the products. */
const BESIDE = '(min-width: 64rem)'

/** Titles of the filters that a visitor has collapsed beside the products, for the rest of the visit. */
const collapsed = new Set<string>()

/**
 * A collapsible filter: open where it stands beside the products, closed in the sheet above them
 * unless it is short. Its choices are plain links, so they work before any script has loaded.
 */
export function FilterList({
  title,
  id,
  options,
  series = [],
  isShort = false,
  isFolded = false,
  children,
  className,
  onToggle,
  onChoose,
}: FilterListProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  useOpenBesideProducts(panel, title, { isShort, isFolded })
  const reportToggle = useEffectEvent((isOpen: boolean) => onToggle?.(isOpen))
  // A panel opened before hydration.
  useEffect(() => {
    if (panel.current?.open) reportToggle(true)
  }, [])
  const chosen = options.find(({ isChosen, count }) => isChosen && count !== null)
  return (
    <details
      ref={panel}
      open={isShort}
      onToggle={({ currentTarget: { open } }) => {
        onToggle?.(open)
        if (!matchMedia(BESIDE).matches) return
        if (open) collapsed.delete(title)
        else collapsed.add(title)
      }}
      data-unhydrated={isShort || isFolded ? undefined : ''}
      className={classNames('group filter-panel min-w-0', className)}
    >
      <summary
        id={id}
        className="flex min-h-12 list-none items-center justify-between gap-2 py-2 font-semibold lg:min-h-11"
      >
        {title}
        {chosen && (
          <span className="filter-chosen min-w-0 grow truncate text-end font-normal text-muted text-sm">
            {chosen.label}
          </span>
        )}
        <Icon name="down" className="transition-transform group-open:turned" />
      </summary>
      <Choices
        {...{ title, id, options, series }}
        onFollow={(label, link) => {
          onChoose?.(label)
          if (!isShort) closeInSheet(link)
        }}
      />
      {children}
    </details>
  )
}

interface SearchFieldProps {
  readonly title: string
  readonly typed: string
  readonly onType: (typed: string) => void
}

function SearchField({ title, typed, onType }: SearchFieldProps) {
  const id = useId()
  return (
    <div className="relative mb-2">
      <label htmlFor={id} className="sr-only">
        {t.filters.searchIn({ title })}
      </label>
      <Icon name="search" className="absolute inset-y-0 start-3 my-auto text-muted" />
      <input
        id={id}
        type="search"
        dir="auto"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        placeholder={t.filters.searchModels}
        autoComplete="off"
        className="min-h-11 w-full rounded-control border border-edge bg-white py-2 ps-10 pe-3 text-base"
      />
    </div>
  )
}

interface ChoicesProps
  extends Required<Pick<FilterListProps, 'title' | 'id' | 'options' | 'series'>> {
  readonly onFollow: (label: string, link: Element) => void
}

/** The choices of a filter, many of them with a search; colours stand in two columns. */
function Choices({ title, id, options, series, onFollow }: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const follow = (label: string, { currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (metaKey || ctrlKey || shiftKey) return
    setTyped('')
    onFollow(label, currentTarget)
  }
  const isColours = options.some(({ dot }) => dot !== undefined)
  const isSearchable = options.length >= SEARCHABLE_FROM && !isColours
  const wanted = typed.trim().toLowerCase()
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  const links = (some: readonly FilterOption[]) =>
    some.map((option) => (
      <li key={option.label} className={isColours && option.dot == null ? 'col-span-full' : ''}>
        <FilterLink option={option} onFollow={(event) => follow(option.label, event)} />
      </li>
    ))
  return (
    <>
      {isSearchable && <SearchField title={title} typed={typed} onType={setTyped} />}
      <ul
        aria-labelledby={id}
        className={classNames(
          '-mx-1 px-1 pb-1',
          isColours && 'grid grid-cols-2',
          isSearchable && SCROLLED,
        )}
      >
        {/* A single series needs no heading. */}
        {series.length < 2 ? links(found) : <InSeries {...{ options: found, series, links }} />}
      </ul>
      {found.length === 0 && (
        <p role="status" className="px-3 py-2 text-muted text-sm">
          {t.filters.nothingMatches({ typed: typed.trim() })}
        </p>
      )}
    </>
  )
}

interface InSeriesProps extends Pick<ChoicesProps, 'options' | 'series'> {
  readonly links: (options: readonly FilterOption[]) => ReactNode
}

/** 'All', then the models below a heading of their series that stays in view while they scroll. */
function InSeries({ options, series, links }: InSeriesProps) {
  return (
    <>
      {links(options.filter(({ count }) => count === null))}
      {series.map(({ name, models }) => {
        const some = options.filter(({ label, count }) => count !== null && models.includes(label))
        if (some.length === 0) return null
        return (
          <li key={`${name} series`}>
            <p className="sticky top-0 flex min-h-11 items-end bg-paper px-3 pb-1 font-semibold text-muted text-xs">
              {name}
            </p>
            <ul aria-label={name}>{links(some)}</ul>
          </li>
        )
      })}
    </>
  )
}

/**
 * Opens the panels beside the products, which the server sends closed and the stylesheet shows open
 * before hydration. A folded panel stays; a sheet is hidden when the screen grows.
 */
function useOpenBesideProducts(
  panel: RefObject<HTMLDetailsElement | null>,
  title: string,
  { isShort, isFolded }: { readonly isShort: boolean; readonly isFolded: boolean },
): void {
  const isArranged = useRef(false)
  useLayoutEffect(() => {
    const beside = matchMedia(BESIDE)
    const details = panel.current
    if (!details) return
    const arrange = () => {
      if (!isFolded) details.open = beside.matches ? !collapsed.has(title) : isShort
      if (beside.matches) details.closest<HTMLElement>(OPEN_SHEET)?.hidePopover()
    }
    const isPressed = !isArranged.current && !isFolded && details.open !== isShort
    isArranged.current = true
    details.removeAttribute('data-unhydrated')
    if (beside.matches) {
      if (isPressed) collapsed.add(title)
      arrange()
    }
    // A panel of the sheet that was opened before hydration stays open.
    beside.addEventListener('change', arrange)
    return () => beside.removeEventListener('change', arrange)
  }, [panel, title, isShort, isFolded])
}

/** Closes a long list of the sheet after a choice, so that the other filters are visible. */
function closeInSheet(link: Element): void {
  const panel = link.closest('details')
  if (!panel || matchMedia(BESIDE).matches) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}
