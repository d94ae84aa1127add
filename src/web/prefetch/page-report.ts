import type { DataRouter } from 'react-router'
import { shopAddresses } from '#domain/contract/addresses/shop.ts'
import type { PageName } from '#domain/pages.ts'
import { currentUser } from '#web/session/session.ts'

/** Pages that are counted; addresses of a customer's own pages are never sent. */
const counted: readonly PageName[] = ['products', 'brand', 'collection', 'product', 'checkout']
type RouterState = DataRouter['state']

/** Maximum number of pages in one report, which the API call enforces. */
const MOST_PAGES = 40

/**
 * Sends a beacon with the pages that this document's router opened, each once, when the tab is
 * hidden. The server counts documents as it answers them, but no API calls, since most of them are
 * prefetches (rule: counted-events). Visits of admins are not counted.
 *
 * @param states the router's states so far, that of the document's own page first
 */
export function startPageReport(
  router: DataRouter,
  [first, ...later]: readonly RouterState[],
): void {
  const opened = new Set(first && [addressOf(first)])
  let waiting: string[] = []
  const report = () => {
    if (waiting.length === 0 || currentUser()?.isAdmin) return
    const body = JSON.stringify({ pages: waiting })
    waiting = []
    const { path } = shopAddresses.reportPages
    navigator.sendBeacon(`/api${path}`, new Blob([body], { type: 'application/json' }))
  }
  const noteOpened = (state: RouterState) => {
    const address = addressOf(state)
    const name = state.matches.at(-1)?.route.id
    if (opened.has(address) || !counted.some((page) => page === name)) return
    opened.add(address)
    waiting.push(address)
    if (waiting.length === MOST_PAGES) report()
  }
  const reportWhenHidden = () => {
    if (document.hidden) report()
  }
  later.forEach(noteOpened)
  // The tab may have been hidden while this script was loading.
  reportWhenHidden()
  router.subscribe(noteOpened)
  document.addEventListener('visibilitychange', reportWhenHidden)
}

function addressOf({ location }: RouterState): string {
  return location.pathname + location.search
}
