import { type DataRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { picture } from '#domain/catalogue/pictures.ts'
import { pageNamed } from '#domain/pages.ts'
import { wrapLoaders } from '#web/boot/routes.tsx'
import {
  type CatalogueSource,
  catalogue,
  catalogueOfPrefetched,
  catalogueOfViewed,
} from '#web/kit/api/catalogue.ts'
import type { PageHandle } from '#web/kit/page/page.ts'
import { currentUser } from '#web/kit/session/session.ts'
import { cachedLoaderData, cacheLoaderData } from './loader-data-cache.ts'

/** Milliseconds for which a pointer rests on a link before it is prefetched. */
const HOVER_DELAY = 100

/**
 * Prefetches the page of a link that is pointed at, touched or focused: its screen, its loader data and
 * its first picture (rule: prefetched-pages). Caches loader data for Back and Forward.
 */
export function startPrefetch(routes: RouteObject[], router: DataRouter): void {
  cacheLoaders(router)
  /** Links of the page, each requested once, also after a failure: opening it loads it again. */
  const requested = new Set<string>()
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  let shown = router.state.location
  router.subscribe(({ location }) => {
    if (location !== shown) requested.clear()
    shown = location
  })
  const prefetchLink = ({ href }: HTMLAnchorElement) => {
    requested.add(href)
    prefetchPage(routes, new URL(href), router.basename).catch(() => undefined)
  }
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(hoverTimer)
    const link = target instanceof Element ? target.closest('a') : null
    // One press fires pointerover, touchstart and focusin.
    if (!link || requested.has(link.href) || !isInternal(link)) return
    for (const { route } of matchRoutes(routes, link.pathname, router.basename) ?? []) {
      // A loaded route has no lazy function any more.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
    }
    if (!shouldPrefetch()) return
    if (type === 'pointerover') hoverTimer = setTimeout(prefetchLink, HOVER_DELAY, link)
    else prefetchLink(link)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, onIntent, { passive: true })
  }
}

/** Whether a link opens another page of this shop in this window. */
function isInternal({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  const isElsewhere = pathname !== location.pathname || search !== location.search
  return origin === location.origin && target === '' && isElsewhere
}

/** Caches the loader data of open pages. Not for admins, who check their latest changes. */
function cacheLoaders(router: DataRouter): void {
  // On Back and Forward the browser changes history.state before the router changes its location.
  const isGoingBack = () => (history.state?.key ?? 'default') !== router.state.location.key
  // The location of the router: the browser's own may already be the next page's.
  const { matches, loaderData, location: shown } = router.state
  const address = new URL(shown.pathname + shown.search, window.location.origin)
  for (const { route } of matches) {
    if (!isOpen(route.id)) continue
    cacheLoaderData(cacheKey(address, route.handle), Promise.resolve(loaderData[route.id]))
  }
  wrapLoaders(async (loader, args, handle) => {
    const address = new URL(args.request.url)
    const key = cacheKey(address, handle)
    const name = matchRoutes(router.routes, address.pathname, router.basename)?.at(-1)?.route.id
    if (!isOpen(name) || currentUser()?.isAdmin) return await loader(args)
    const isPrefetch = args.context === prefetchContext
    const visit = isPrefetch ? 'prefetch' : isGoingBack() ? 'back' : 'open'
    const known = await cachedLoaderData(key, visit)?.catch(() => undefined)
    if (known !== undefined) {
      if (visit === 'open') {
        // The page makes no call of its own that the server could count as a view; it is painted first.
        const countView = async () => loader({ ...args, context: viewContext })
        requestAnimationFrame(() => setTimeout(() => countView().catch(() => undefined)))
      }
      return handle?.shownAt?.(known, address) ?? known
    }
    const data = Promise.resolve(loader(args))
    cacheLoaderData(key, data, isPrefetch)
    return await data
  })
}

/** The cache key of an address, without a query that only changes what is shown. */
function cacheKey({ origin, pathname, search }: URL, handle?: PageHandle): string {
  return origin + pathname + (handle?.shownAt ? '' : search)
}

function isOpen(name = ''): boolean {
  return pageNamed(name)?.access === 'open'
}

/** Loader context of a prefetch: its failures raise no toast. */
const prefetchContext = quietContext(catalogueOfPrefetched)
/** Loader context that requests only the head of a page's main call, to count its view. */
const viewContext = quietContext(catalogueOfViewed)

function quietContext(source: CatalogueSource): RouterContextProvider {
  const calls = Object.entries<(...args: never[]) => Promise<unknown>>({ ...source })
  const quiet = calls.map(([name, call]) => [
    name,
    (...args: never[]) =>
      call(...args).catch(() => {
        throw new Error(`${name} was not loaded`)
      }),
  ])
  return new RouterContextProvider(new Map([[catalogue, Object.fromEntries(quiet)]]))
}

/** Loads screen, data and first picture of an open page. Throws what its loader throws. */
async function prefetchPage(
  routes: RouteObject[],
  url: URL,
  basename: string | undefined,
): Promise<void> {
  const match = matchRoutes(routes, url.pathname, basename)?.at(-1)
  if (!match || !isOpen(match.route.id)) return
  const { params, route } = match
  const { loader, handle } = typeof route.lazy === 'function' ? await route.lazy() : route
  if (typeof loader !== 'function') return
  const data: unknown = await loader({
    params,
    request: new Request(url),
    url,
    pattern: route.path ?? '',
    context: prefetchContext,
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

/** The Network Information API, which some browsers have. */
interface NetworkInformation {
  /** Speeds are classes by measurement; a wired connection is `4g`, too. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined
}

/** Whether pages may be prefetched: not with data saver, nor on a network slower than 4G. */
export function shouldPrefetch(
  { connection }: NetworkInformation = navigator as Navigator & NetworkInformation,
): boolean {
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g'
}
