import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce, useAnnouncement } from '#web/feedback/announcer.ts'
import { toast } from '#web/feedback/toast.ts'

/**
 * What a browser does by itself on every page load, for pages that change without one: the focus
 * goes to the new page's heading, and the old page's messages go. Other words to search for make a
 * new page; any other change of the query alone (a filter, a page of a list) leaves both where they
 * are.
 */
export function RouteChange() {
  const { pathname, search } = useLocation()
  const page = pathname + new URLSearchParams(search).get('q')
  const lastPage = useRef(page)
  const said = useAnnouncement()

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    toast.leavePage()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    } else {
      announce(document.title)
    }
  }, [page])

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
