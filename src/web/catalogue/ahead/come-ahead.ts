import {
  type DataRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { picture } from '#domain/catalogue/pictures.ts'
import { pageNamed } from '#domain/pages.ts'
import type { PageHandle } from '#web/frame/page.ts'
import { currentUser } from '#web/session/session.ts'
import { type CatalogueSource, catalogue, catalogueOverApi } from '../source.ts'
import { mayComeAhead, quiet } from './connection.ts'
import { keepPage, keptPage } from './kept-pages.ts'

type Reader = (
  loader: (asked: LoaderFunctionArgs) => unknown,
  asked: LoaderFunctionArgs,
  handle?: PageHandle,
) => unknown

/** Most pages that come ahead from where somebody is, without having been touched. */
const MOST_UNASKED = 4
/** Milliseconds that a mouse rests on a link that is meant. */
const POINTED_AT = 100

/**
 * Lets the pages come ahead that somebody is about to open (rule: pages-that-come-ahead): their screen
 * as soon as a link is pointed at, touched or reached by keys, and with it what the page is loaded with
 * and its first picture; those of the first links in view once nothing else is under way. Who goes
 * back finds the page as they left it.
 *
 * @param readThrough has what the screens are loaded with read by what it is given
 */
export function comeAhead(
  routes: RouteObject[],
  router: DataRouter,
  readThrough: (reader: Reader) => void,
): void {
  keepForTheWayBack(router, readThrough)
  const asked = new Map<string, Promise<void>>()
  const waiting = new Set<HTMLAnchorElement>()
  let isUnderWay = false
  let left = MOST_UNASKED
  let resting: ReturnType<typeof setTimeout> | undefined

  /** Once, whatever becomes of it: a page that is opened asks again. */
  const fetchAhead = (link: HTMLAnchorElement) => {
    const before = asked.get(link.href)
    if (before) return before
    const coming = pageAhead(routes, new URL(link.href)).catch(() => {
      // A shop with too much to do is asked for no more than what is opened.
      left = 0
    })
    asked.set(link.href, coming)
    return coming
  }
  const fetchWaiting = async () => {
    if (isUnderWay) return
    isUnderWay = true
    while (left > 0 && waiting.size > 0) {
      await quiet()
      const [link] = waiting
      if (!link || !mayComeAhead()) break
      waiting.delete(link)
      if (!link.isConnected || asked.has(link.href)) continue
      left -= 1
      await fetchAhead(link)
    }
    isUnderWay = false
  }

  const linkOfArea = new WeakMap<Element, HTMLAnchorElement>()
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = linkOfArea.get(target)
      if (!link) continue
      if (isIntersecting && isOfTheShop(link)) waiting.add(link)
      else waiting.delete(link)
    }
    fetchWaiting()
  })
  const watchLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const area = pressableArea(link)
      linkOfArea.set(area, link)
      views.observe(area)
    }
  }
  quiet().then(watchLinks)
  let shown = router.state.location
  router.subscribe(({ location }) => {
    if (location === shown) return
    shown = location
    left = MOST_UNASKED
    asked.clear()
    waiting.clear()
    quiet().then(watchLinks)
  })

  const meant = ({ target, type }: Event) => {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest('a') : null
    // Each press is a pointer over it, a touch and a focus.
    if (!link || asked.has(link.href) || !isOfTheShop(link)) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // One that is there already is not fetched again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
    }
    if (!mayComeAhead()) return
    if (type === 'pointerover') resting = setTimeout(fetchAhead, POINTED_AT, link)
    else fetchAhead(link)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, meant, { passive: true })
  }
}

/** The element that opens the link when it is pressed: a stretched link's is all of its card. */
function pressableArea(link: HTMLAnchorElement): Element {
  return (link.matches('.stretched') && link.offsetParent) || link
}

/** A page of this shop that opens in this window; an anchor on the same page is none. */
function isOfTheShop({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  const isElsewhere = pathname !== location.pathname || search !== location.search
  return origin === location.origin && target === '' && isElsewhere
}

/** Keeps what every open page was loaded with; not the owner's, who looks at what they have changed. */
function keepForTheWayBack(router: DataRouter, readThrough: (reader: Reader) => void): void {
  const coming = new Map<string, Promise<unknown>>()
  // Who goes back or forward is there by the browser's account before the router is.
  const isGoingBack = () => (history.state?.key ?? 'default') !== router.state.location.key
  // The browser's own address may be ahead of what is shown.
  const { matches, loaderData, location: shown } = router.state
  const address = new URL(shown.pathname + shown.search, window.location.origin)
  for (const { route } of matches) {
    if (isOpen(route.id)) keepPage(keptAs(address, route.handle), loaderData[route.id])
  }
  readThrough(async (loader, asked, handle) => {
    const address = new URL(asked.request.url)
    const key = keptAs(address, handle)
    const name = matchRoutes(router.routes, address.pathname)?.at(-1)?.route.id
    if (!isOpen(name) || currentUser()?.isAdmin) return await loader(asked)
    const isAhead = asked.context === quietContext
    // Who presses has touched a moment before: what was asked for then is waited for.
    if (!isAhead) await coming.get(key)?.catch(() => undefined)
    const known = keptPage(key, isGoingBack(), isAhead)
    if (known !== undefined) return handle?.shownAt?.(known, address) ?? known
    const reading = Promise.resolve(loader(asked))
    if (isAhead) coming.set(key, reading)
    try {
      const data = await reading
      keepPage(key, data, isAhead)
      return data
    } finally {
      if (isAhead) coming.delete(key)
    }
  })
}

/** What a page is kept by: its address, without a query that only says how it is shown. */
function keptAs({ origin, pathname, search }: URL, handle?: PageHandle): string {
  return origin + pathname + (handle?.shownAt ? '' : search)
}

function isOpen(name = ''): boolean {
  return pageNamed(name)?.access === 'open'
}

/** Nobody has asked for these pages yet, so nobody is told why one isn't there. */
const quietContext = new RouterContextProvider(
  new Map([
    [
      catalogue,
      Object.fromEntries(
        Object.entries(catalogueOverApi).map(([name, ask]) => [
          name,
          async (...given: unknown[]) => {
            try {
              return await (ask as (...given: unknown[]) => Promise<unknown>)(...given)
            } catch {
              throw new Error(`${name} did not come ahead`)
            }
          },
        ]),
      ) as unknown as CatalogueSource,
    ],
  ]),
)

/** Reads what an open page is loaded with, and fetches its first picture. Throws what its loader throws. */
async function pageAhead(routes: RouteObject[], url: URL): Promise<void> {
  const match = matchRoutes(routes, url.pathname)?.at(-1)
  if (!match || !isOpen(match.route.id)) return
  const { params, route } = match
  const { loader, handle } = typeof route.lazy === 'function' ? await route.lazy() : route
  if (typeof loader !== 'function') return
  const data: unknown = await loader({
    params,
    request: new Request(url),
    url,
    pattern: route.path ?? '',
    context: quietContext,
  })
  const first = (handle as PageHandle<unknown> | undefined)?.picture?.(data)
  const sources = first && picture(first.path)
  if (!sources?.avif) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'low' })
  link.imageSizes = first?.sizes ?? ''
  link.imageSrcset = sources.avif
  document.head.append(link)
  await new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
}
