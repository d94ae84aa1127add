import type { DataRouter } from 'react-router'
import { shopAddresses } from '#domain/contract/shop-addresses.ts'
import type { PageName } from '#domain/pages.ts'
import { currentUser } from '#web/session/session.ts'

/** Pages that are counted; addresses of a customer's own pages are never sent. */
const counted: readonly PageName[] = ['products', 'brand', 'collection', 'product', 'checkout']
/** Pages of one report; the call takes no more. */
const MOST_PAGES = 40

/**
 * Reports the pages that this document's router opens, each once, when the tab is hidden: the server
 * counts documents as it answers them, and calls count nothing, since most of them are prefetches
 * (rule: counted-events). Admins look around for other reasons.
 */
export function startPageReport(router: DataRouter): void {
  const opened = new Set([addressIn(router)])
  let waiting: string[] = []
  const report = () => {
    if (waiting.length === 0 || currentUser()?.isAdmin) return
    const body = JSON.stringify({ pages: waiting })
    waiting = []
    const { path } = shopAddresses.reportPages
    navigator.sendBeacon(`/api${path}`, new Blob([body], { type: 'application/json' }))
  }
  router.subscribe(({ matches }) => {
    const address = addressIn(router)
    const name = matches.at(-1)?.route.id
    if (opened.has(address) || !counted.some((page) => page === name)) return
    opened.add(address)
    waiting.push(address)
    if (waiting.length === MOST_PAGES) report()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) report()
  })
}

function addressIn({ state: { location } }: DataRouter): string {
  return location.pathname + location.search
}
