import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce, useAnnouncement } from './announcer.ts'

/**
 * What a browser does by itself on every page load, for pages that change without one: the focus
 * goes to the new page's heading. A change of the query alone (a filter, a page of a list) leaves
 * the focus where it is.
 */
export function RouteChange() {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  const said = useAnnouncement()

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    } else {
      announce(document.title)
    }
  }, [pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
