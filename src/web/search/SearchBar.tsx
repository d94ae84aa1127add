import { useLocation } from 'react-router'
import { paths } from '#domain/paths.ts'
import { isInAdminArea } from '#web/session/guard.ts'
import { SearchField } from './SearchField.tsx'

/**
 * The search in the bar of every page where somebody shops: the owner's desk has searches of its own,
 * and nobody is to be led away from the checkout (docs/decisions/025-search-box.md).
 */
export function SearchBar() {
  const { pathname, search } = useLocation()
  if (isInAdminArea(pathname) || pathname === paths.checkout()) return null
  const q = (pathname === paths.products() && new URLSearchParams(search).get('q')) || ''
  return <SearchField key={q} id="q" label="Search the shop" q={q} place="bar" />
}
