import './styles/shop.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  matchRoutes,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onAnswer } from './api.ts'
import { catalogue, catalogueOverApi } from './data.ts'
import { keepPagesOffline } from './offline/register.ts'
import { browserRoutes } from './routes.tsx'
import { fetchScreensAhead } from './shell/fetch-ahead.ts'
import { guardNavigatesWith } from './shell/guard.ts'
import type { PageState } from './shell/page-state.ts'
import { ShopProvider } from './shell/shop-context.ts'
import { reloadOnceForLostChunks } from './shell/stale-chunks.ts'

hydrate()

/** Takes over the page that the server rendered, with the data that it left beside it. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  const state = readState()
  if (!root || !state) return
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
    getContext: () => new RouterContextProvider(new Map([[catalogue, catalogueOverApi]])),
  })
  guardNavigatesWith((to) => void router.navigate(to))
  reloadOnceForLostChunks(() =>
    router.state.initialized ? (router.state.navigation.location ?? null) : router.state.location,
  )
  fetchScreensAhead(routes)
  keepPagesOffline()
  // The server's word that this is an old copy holds until the shop answers again.
  onAnswer(() => document.getElementById('stale-notice')?.remove())
  startTransition(() => {
    hydrateRoot(
      root,
      <ShopProvider value={state.shop}>
        <RouterProvider router={router} />
      </ShopProvider>,
    )
  })
}

function readState(): PageState | null {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}
