/**
 * Every URL of the shop on one page.
 *
 * A screen is a module that exports
 *   `Component`  the page, with exactly one h1
 *   `loader`     (optional) its data; a public page's runs on the server too, so it reads through
 *                `context.get(catalogue)` of data.ts and touches neither window nor storage
 *   `handle`     (optional) `pageHandle<Data>(seen => PageHead)` of frame/page.ts
 *
 * Two kinds of page:
 *   `open`    rendered on the server with its data, the same for everybody, cached by its path and
 *             the query parameters named here: no others ever reach the page
 *   `closed`  the server sends the frame and a skeleton; module and loader run in the browser only.
 *             'shell' may be kept by the browser, 'personal' may not
 *
 * What screens use: `send` and `messageOf` (api/), `catalogue` (catalogue/source.ts), `toast`,
 * `announce`, `missing`, `isOutOfReach` and `shownData` (feedback/), `usePageTitle` and `useShop`
 * (frame/), `useSession` and `ensureGuestSessionId` (session/), `useMyPhone` (device/), `useCartCount`
 * (store/), and the primitives of ui/.
 */
import {
  type LazyRouteFunction,
  type LoaderFunction,
  type NonIndexRouteObject,
  type RouteObject,
  redirect,
} from 'react-router'
import { pathPatterns, type paths } from '#domain/paths.ts'
import type * as AdminScreens from './admin/screens.ts'
import type { FrameHandle } from './frame/frame.ts'
import { Page as PageComponent } from './frame/Page.tsx'
import { PageError } from './frame/PageError.tsx'
import { type PageLayout, PageSkeleton } from './frame/PageSkeleton.tsx'
import { Shell } from './frame/Shell.tsx'
import { partOrReload } from './frame/stale-chunks.ts'

export type PageName = keyof typeof paths

/** What a lazily loaded screen exports. */
export type Screen = Awaited<ReturnType<LazyRouteFunction<NonIndexRouteObject>>>

/** What the server needs to know of a page before it renders anything. */
export interface PageFacts {
  readonly name: PageName
  readonly access: 'open' | 'shell' | 'personal'
  /** The query parameters that make a page of its own, in canonical order. */
  readonly query: readonly string[]
  /** Those of them that people type, so that their values have no end. */
  readonly typed: readonly string[]
  /** Title until the screen has its own; closed pages only. */
  readonly title: string | null
}

interface Page extends PageFacts {
  /** How its skeleton is laid out. */
  readonly layout: PageLayout
  readonly screen: () => Promise<Screen>
}

const open = (
  name: PageName,
  screen: () => Promise<Screen>,
  query: readonly string[] = [],
  typed: readonly string[] = [],
): Page => ({ name, screen, query, typed, access: 'open', title: null, layout: 'sides' })

const closed = (
  name: PageName,
  title: string,
  access: 'shell' | 'personal',
  screen: () => Promise<Screen>,
  layout: PageLayout = 'sides',
): Page => ({ name, screen, title, access, layout, query: [], typed: [] })

/** A screen of the admin area: they all come as one chunk, since whoever sees one sees the others. */
const admins = (name: keyof typeof AdminScreens, title: string, layout?: PageLayout): Page =>
  closed(
    name,
    title,
    'personal',
    () => import('./admin/screens.ts').then((screens) => screens[name]),
    layout,
  )

const pages: readonly Page[] = [
  open('home', () => import('./home/HomePage.tsx')),
  open('brand', () => import('./catalogue/BrandPage.tsx'), ['model', 'type', 'page']),
  open(
    'products',
    () => import('./catalogue/ProductsPage.tsx'),
    ['q', 'brand', 'model', 'type', 'page'],
    ['q'],
  ),
  open('product', () => import('./catalogue/ProductPage.tsx')),

  closed('cart', 'Cart', 'shell', () => import('./cart/CartPage.tsx')),
  closed('checkout', 'Checkout', 'personal', () => import('./checkout/CheckoutPage.tsx')),
  closed(
    'payment',
    'Payment instructions',
    'personal',
    () => import('./orders/payment/PaymentPage.tsx'),
  ),
  closed('order', 'Order', 'personal', () => import('./orders/OrderPage.tsx')),
  closed('orders', 'My Orders', 'personal', () => import('./orders/OrdersPage.tsx'), 'list'),
  closed(
    'trackOrder',
    'Track Order',
    'personal',
    () => import('./orders/tracking/TrackOrderPage.tsx'),
    'narrow',
  ),

  closed('login', 'Login', 'shell', () => import('./account/LoginPage.tsx'), 'narrow'),
  closed('register', 'Register', 'shell', () => import('./account/RegisterPage.tsx'), 'narrow'),
  closed(
    'resetPassword',
    'Choose a new password',
    'personal',
    () => import('./account/ResetPasswordPage.tsx'),
    'narrow',
  ),
  closed('profile', 'My Profile', 'personal', () => import('./account/ProfilePage.tsx')),

  admins('adminDashboard', 'Dashboard'),
  admins('adminOrders', 'Orders', 'list'),
  admins('adminOrder', 'Order'),
  admins('adminProducts', 'Products', 'list'),
  admins('adminNewProduct', 'Add a product'),
  admins('adminEditProduct', 'Edit product'),
  admins('adminUsers', 'Users', 'list'),
]

export const pageFacts: readonly PageFacts[] = pages.map(
  ({ screen: _, layout: __, ...facts }) => facts,
)

const handle: FrameHandle = {
  titleOf: (routeId) => pages.find((page) => page.name === routeId)?.title ?? null,
}

const toHome: LoaderFunction = () => redirect(pathPatterns.home)
const nothing: LoaderFunction = () => null

function closedRoute(
  { name, title, screen, layout }: Page,
  isServer: boolean,
): NonIndexRouteObject {
  const route: NonIndexRouteObject = {
    id: name,
    path: pathPatterns[name],
    hydrateFallbackElement: <PageSkeleton title={title ?? ''} layout={layout} />,
  }
  return isServer ? { ...route, loader: nothing } : { ...route, lazy: () => partOrReload(screen) }
}

/** The routes of the browser: screens come when they are needed. */
export function browserRoutes(): RouteObject[] {
  return frame(
    pages.map((page) =>
      page.access === 'open'
        ? { id: page.name, path: pathPatterns[page.name], lazy: () => partOrReload(page.screen) }
        : closedRoute(page, false),
    ),
  )
}

/** The routes of the server: open screens loaded once, closed ones only as their skeleton. */
export async function serverRoutes(): Promise<RouteObject[]> {
  return frame(
    await Promise.all(
      pages.map(async (page) =>
        page.access === 'open'
          ? ({
              ...(await page.screen()),
              id: page.name,
              path: pathPatterns[page.name],
            } as RouteObject)
          : closedRoute(page, true),
      ),
    ),
  )
}

/** One frame around all pages, so that a page's error leaves the frame standing. */
function frame(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      handle,
      ErrorBoundary: PageError,
      children: [
        {
          id: 'page',
          Component: PageComponent,
          ErrorBoundary: PageError,
          children: [...children, { id: 'elsewhere', path: '*', loader: toHome }],
        },
      ],
    },
  ]
}
