import '#web/kit/styles/shop.css'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  matchRoutes,
  type RouterContext,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadSentences } from '#messages'
import { openInPlace } from '#web/boot/in-place.ts'
import { startPrefetch } from '#web/boot/prefetch/prefetch.ts'
import { basename, browserRoutes, holdFirstScreen } from '#web/boot/routes.tsx'
import { followReplacements } from '#web/boot/translated-page.ts'
import { catalogue, catalogueOfOpened, shownData } from '#web/kit/api/catalogue.ts'
import { reloadsTo } from '#web/kit/page/import-or-reload.ts'
import type { PageState } from '#web/kit/page/page.ts'
import { ShopProvider, useShownShop } from '#web/kit/page/shop-context.ts'
import { clearOnUserChange } from '#web/kit/store/store.ts'
import { handleCallOutcomes } from '#web/shop/frame/outcomes.ts'

if (document.documentElement.dataset.old === undefined)
  hydratePage().catch((error: unknown) => {
    // The page will not hydrate: show the notice at once.
    notice()?.setAttribute('data-lost', '')
    throw error
  })

/** Hydrates the server-rendered page with the data in `#state`. */
async function hydratePage(): Promise<void> {
  nameHistoryEntry()
  const state = readState()
  await loadSentences(['common'])
  const routes = browserRoutes()
  const hydrationData = {
    loaderData: state.loaderData,
    errors: state.missing && {
      [state.missing.routeId]: new ErrorResponse(404, '', state.missing.data),
    },
  }

  // An open page needs its screen before hydration; a closed page shows its skeleton until it is loaded.
  for (const { route } of matchRoutes(routes, location, basename()) ?? []) {
    if (route.hydrateFallbackElement || typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }

  let onCommit = () => {}
  holdFirstScreen(
    new Promise((resolve) => {
      onCommit = resolve
    }),
  )
  const prefix = basename()
  const router = createBrowserRouter(routes, {
    ...(prefix && { basename: prefix }),
    hydrationData,
    getContext: () =>
      new RouterContextProvider(
        new Map<RouterContext<unknown>, unknown>([
          [catalogue, catalogueOfOpened],
          [shownData, () => router.state.loaderData],
        ]),
      ),
  })
  // From here the router handles Back; before, pre-hydration.ts reloads.
  document.documentElement.dataset.routed = 'true'
  handleCallOutcomes((to) => void router.navigate(to))
  reloadsTo(() => {
    const { initialized, navigation, revalidation, location } = router.state
    // Revalidation of a failed page stays at its location.
    return !initialized || revalidation === 'loading' ? location : (navigation.location ?? null)
  })
  clearOnUserChange()
  startPrefetch(routes, router)
  registerOfflineWorker()
  if (!('popover' in HTMLElement.prototype)) {
    void import('#web/kit/device/popover-fallback.ts').then(({ imitatePopovers }) =>
      imitatePopovers(),
    )
  }
  // The element precedes `#state`, which was read above.
  const root = document.getElementById('root') as HTMLElement
  followReplacements(root)
  startTransition(() => {
    hydrateRoot(root, <HydratedRoutes router={router} shop={state.shop} onCommit={onCommit} />)
  })
}

interface HydratedRoutesProps extends Pick<PageState, 'shop'> {
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly onCommit: () => void
}

/** The routes; removes the loading notice once the router is initialised. */
function HydratedRoutes({ router, shop, onCommit }: HydratedRoutesProps) {
  const shownShop = useShownShop(shop)
  useEffect(onCommit, [onCommit])
  useEffect(() => openInPlace(router), [router])
  useEffect(() => {
    const removeNotice = ({ initialized }: { readonly initialized: boolean }) => {
      if (initialized) notice()?.remove()
    }
    removeNotice(router.state)
    return router.subscribe(removeNotice)
  }, [router])
  // Without transitions: screen and data are loaded before a page is shown anyway.
  return (
    <ShopProvider value={shownShop}>
      <RouterProvider router={router} useTransitions={false} />
    </ShopProvider>
  )
}

const notice = () => document.getElementById('loading-notice')

/** Parses `#state`, the last element of the document. Throws when the document broke off. */
function readState(): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
}

/**
 * Gives the history entry of a loaded page its own key: the router stores scroll positions by key.
 */
function nameHistoryEntry(): void {
  const state = history.state as { readonly key?: string } | null
  if (!state?.key) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '')
}

/** Registers the service worker, which stores pages for offline reading, two seconds after `load`. */
function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // Offline the worker's script can't be fetched; the next visit tries again.
    if (!navigator.onLine) return
    navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') setTimeout(register, 2_000)
  else addEventListener('load', () => setTimeout(register, 2_000), { once: true })
}
