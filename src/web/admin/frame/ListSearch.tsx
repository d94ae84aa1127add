import { type ComponentProps, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type FilteredList, filterNames } from '#domain/orders/list-filters.ts'
import { controlBorder, controlLook } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Pagination } from '#web/kit/ui/Pagination.tsx'
import { count, counted } from './count.ts'
import { PAGE_SIZE, useQuery, withQuery } from './list-address.ts'

const DEBOUNCE_MS = 300

interface ListSearchProps {
  readonly label: string
  /** List to search: its other filters are kept, its page is reset. */
  readonly list: FilteredList
}

/** Debounced search of a list; it replaces the history entry, so that Back leaves the list. */
export function ListSearch({ label, list }: ListSearchProps) {
  const query = useQuery()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searched = query.get('search') ?? ''
  const { pathname } = useLocation()
  const goingTo = useNavigation().location?.pathname ?? pathname

  useEffect(() => () => clearTimeout(timer.current), [])
  // Leaving the list cancels a debounced search.
  useEffect(() => {
    if (goingTo !== pathname) clearTimeout(timer.current)
  }, [goingTo, pathname])
  // Back, a link or a cleared filter can change the address while the field is shown.
  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement) field.value = searched
  }, [searched])

  const lookSoon = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form?.requestSubmit(), DEBOUNCE_MS)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser has a search element
    <form
      role="search"
      action={pathname}
      data-in-place="replace keep-scroll"
      className="w-full max-w-form"
    >
      {filterNames(list).map((name: string) => {
        if (name === 'search') return null
        const value = query.get(name)
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <SearchInput
        ref={input}
        aria-label={label}
        name="search"
        defaultValue={searched}
        placeholder={label}
        maxLength={100}
        onChange={(event) => lookSoon(event.currentTarget.form)}
      />
    </form>
  )
}

/** Search field for names and ids, without completion, capitalization or spell checking. */
export function SearchInput(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <div className="relative">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted"
      />
      <input
        {...input}
        type="search"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${controlLook} ${controlBorder(input['aria-invalid'] === true)} ps-11`}
      />
    </div>
  )
}

interface ListFooterProps {
  readonly of: string
  readonly found: { readonly page: number; readonly pages: number; readonly total: number }
  readonly onPage: number
}

/** Position in the list ('Showing 21–40 of 1,234 orders') and pagination. */
export function ListFooter({ of, found: { page, pages, total }, onPage }: ListFooterProps) {
  const query = useQuery()
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <footer className="flex flex-col items-center justify-between gap-4 sm:flex-row">
      <p role="status" className="text-muted text-sm tabular-nums">
        {onPage === 0
          ? `No ${of}s`
          : `Showing ${count(first)}–${count(first + onPage - 1)} of ${counted(total, of)}`}
      </p>
      <Pagination
        page={page}
        pages={pages}
        to={(wanted) => withQuery(query, { page: wanted === 1 ? null : wanted })}
        of={`${of.charAt(0).toUpperCase()}${of.slice(1)}s`}
      />
    </footer>
  )
}
