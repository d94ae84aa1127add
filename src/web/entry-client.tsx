import './styles/shop.css'
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
import { pageNamed } from '#domain/pages.ts'
import { catalogue, catalogueOverApi, shownData } from './catalogue/source.ts'
import { nameHistoryEntry } from './device/history-entry.ts'
import { mindOutcomes } from './frame/outcomes.ts'
import type { PageState } from './frame/page-state.ts'
import { ShopProvider } from './frame/shop-context.ts'
import { partsAreFor } from './frame/stale-chunks.ts'
import { unhurried } from './frame/unhurried.ts'
import { keepPagesOffline } from './offline/register.ts'
import { browserRoutes, readThrough } from './routes.tsx'
import { guardNavigatesWith } from './session/guard.ts'
import { forgetWithUser } from './store/store.ts'

comeAlive().catch((error: unknown) => {
  // Nothing here will come alive any more, so nobody need wait to be told.
  notice()?.setAttribute('data-lost', '')
  throw error
})

/** Takes over the page that the server rendered, with the data that it left beside it. */
async function comeAlive(): Promise<void> {
  nameHistoryEntry()
  const state = readState()
  const routes = browserRoutes()
  const hydrationData = {
    loaderData: state.loaderData,
    errors: state.missing && {
      [state.missing.routeId]: new ErrorResponse(404, '', state.missing.data),
    },
  }

  // A page that came with its data is shown as it is: its screen must be there before hydration.
  // A closed page's screen comes while its skeleton stands.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (route.hydrateFallbackElement || typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }

  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () =>
      new RouterContextProvider(
        new Map<RouterContext<unknown>, unknown>([
          [catalogue, catalogueOverApi],
          [shownData, () => router.state.loaderData],
        ]),
      ),
  })
  // Until here early.ts minds who goes back.
  document.documentElement.dataset.routed = 'true'
  guardNavigatesWith((to) => void router.navigate(to))
  partsAreFor(() => {
    const { initialized, navigation, revalidation, location } = router.state
    // Another try at a page that failed goes to where one is already.
    return !initialized || revalidation === 'loading' ? location : (navigation.location ?? null)
  })
  forgetWithUser()
  const lookAhead = () => {
    const page = router.state.matches.at(-1)?.route.id ?? ''
    // Whoever orders, or looks after an order, goes through: nothing there leads to what comes ahead.
    if (pageNamed(page)?.access === 'personal') return
    stopWaiting()
    import('./catalogue/ahead/come-ahead.ts').then(
      ({ comeAhead }) => comeAhead(routes, router, readThrough),
      // Every page is whole without it.
      () => undefined,
    )
  }
  const stopWaiting = router.subscribe(lookAhead)
  lookAhead()
  keepPagesOffline()
  mindOutcomes()
  startTransition(() => {
    hydrateRoot(
      // It comes before its data.
      document.getElementById('root') as HTMLElement,
      <ShopProvider value={state.shop}>
        <LiveRoutes router={unhurried(router)} />
      </ShopProvider>,
    )
  })
}

/** The routes, which take back the document's word that the page isn't there once it is filled. */
function LiveRoutes({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    const look = ({ initialized }: { readonly initialized: boolean }) => {
      if (initialized) notice()?.remove()
    }
    look(router.state)
    return router.subscribe(look)
  }, [router])
  // A page's screen and data are there before it is shown, so that nothing has to wait for it; as a
  // transition it would wait for every part of the last page that is still coming alive.
  return <RouterProvider router={router} useTransitions={false} />
}

const notice = () => document.getElementById('loading-notice')

/** The last element of a whole page. Throws when the page broke off before its end. */
function readState(): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
}
