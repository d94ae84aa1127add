import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { isInAdminArea, pageAddress } from '#web/kit/device/page-address.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'

const Suggestions = lazyComponent(async () => (await import('./Suggestions.tsx')).Suggestions, {
  sentences: ['filters', 'search'],
})

interface SearchFieldProps {
  readonly id: string
  readonly label: string
  readonly q: string
  /** Styled in styles/search.css; the bar's form is the search landmark. */
  readonly layout: 'bar' | 'page'
  readonly children?: ReactNode
}

/** Search form of the bar; not in the admin area or checkout (docs/decisions/024-search.md). */
export function SearchBar() {
  const { pathname, search } = useLocation()
  const isAdmin = useSession()?.isAdmin === true
  if (isInAdminArea(pathname) || pathname === paths.checkout()) return null
  if (isAdmin && pathname === paths.profile()) return null
  const q = (pathname === paths.products() && new URLSearchParams(search).get('q')) || ''
  return <SearchField key={q} id="q" label={t.common.searchShop} q={q} layout="bar" />
}

/**
 * Search form that works without scripts. Progressive enhancement: the first focus loads the script
 * of the suggestions; if that fails, the form works without them.
 */
export function SearchField({ id, label, q, layout, children }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const suggestions = useLazy(Suggestions)
  const suggest = () => suggestions.open(true)
  // The field may have been focused before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (document.activeElement === field.current) suggest()
  }, [])
  return (
    <form
      action={pageAddress(paths.products())}
      data-in-place=""
      role={layout === 'bar' ? 'search' : undefined}
      onFocus={suggest}
      onSubmit={() => field.current?.blur()}
      className={`${layout}-search`}
    >
      <label htmlFor={id}>
        <Icon name="search" label={label} />
      </label>
      <div>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          dir="auto"
          defaultValue={q}
          maxLength={100}
          placeholder={t.common.placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">
          <Icon name="arrow" label={t.common.submit} />
        </button>
        {children}
        {suggestions.opened && field.current && <Suggestions field={field.current} />}
      </div>
    </form>
  )
}
