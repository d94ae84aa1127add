import { type MessageArea, t } from '#messages'

/** Layout of a page's content: next to a narrow column, in one list, or in one narrow column. */
export type PageLayout = 'sides' | 'list' | 'narrow'

/** Static facts of a page, known before its code is loaded. */
export interface PageRow {
  /** Pattern of its address; a parameter begins with a colon. */
  readonly pattern: `/${string}`
  /**
   * `open`: rendered on the server with its data, the same for all visitors, cached by its path and
   * the query parameters named here, indexed by search engines. Of other pages the server sends a
   * frame with a skeleton, and only the browser loads the data: a `shell` may be cached by the
   * browser, a `personal` page may not.
   */
  readonly access: 'open' | 'shell' | 'personal'
  /** File of its screen below src/web. The screens of the admin area are one file. */
  readonly screen: `${string}Page.tsx` | typeof ADMIN_SCREENS
  /** Areas of the sentences of its screen, beside `common`, which all pages have. */
  readonly sentences: readonly MessageArea[]
  /** Title until the screen sets its own. */
  readonly title?: () => string
  /** Layout of its skeleton; 'sides' by default. */
  readonly layout?: PageLayout
  /**
   * Whether search engines may read the page, which tells them not to index it; robots.txt excludes
   * all other pages that aren't open.
   */
  readonly robots?: 'noindex'
  /**
   * Reduces the footer to one line, without links that lead away from a purchase (rule:
   * short-footer).
   */
  readonly footer?: 'short'
  /** Query parameters that the page depends on, in canonical order; others are not passed to it. */
  readonly query?: readonly string[]
  /** Parameters with free text, so that the number of their values is unlimited. */
  readonly typed?: readonly string[]
}

/** The screens of the admin area share one chunk: a visitor of one may visit all. */
const ADMIN_SCREENS = 'admin/screens.ts'
const adminAreas: readonly MessageArea[] = ['account', 'cart', 'caseFacts', 'filters', 'forms', 'help', 'listing', 'orderStatus', 'orders', 'product', 'uploads']

/** Row of a page that the server renders with its data. */
function open<const Pattern extends PageRow['pattern']>(pattern: Pattern, screen: `${string}Page.tsx`, sentences: readonly MessageArea[], more: Pick<PageRow, 'query' | 'typed'> = {}) {
  return { pattern, access: 'open', screen, sentences, ...more } as const
}

/** Row of a page whose data the browser loads, with its title, layout and footer. */
function closed<const Pattern extends PageRow['pattern'], const Screen extends PageRow['screen'] = `${string}Page.tsx`>(
  access: 'shell' | 'personal',
  pattern: Pattern,
  screen: Screen,
  sentences: readonly MessageArea[],
  title: () => string,
  more: Pick<PageRow, 'layout' | 'robots' | 'footer'> = {},
) {
  return { pattern, access, screen, sentences, title, ...more }
}

/** Row of a page of the admin area, which is English alone. */
function admin<const Pattern extends `/admin/${string}`>(pattern: Pattern, title: string, layout: PageLayout = 'sides') {
  return closed('personal', pattern, ADMIN_SCREENS, adminAreas, () => title, { layout })
}

const filters = ['model', 'type', 'colour', 'price', 'sort', 'page']

/**
 * Pages of the shop. Addresses (paths.ts), routes, skeletons, the scripts of a first visit,
 * robots.txt and the sitemap derive from these rows.
 */
export const pages = {
  home: open('/', 'shop/home/HomePage.tsx', ['filters', 'home']),
  products: open('/products', 'shop/listing/ProductsPage.tsx', ['filters', 'listing'], { query: ['q', 'brand', ...filters], typed: ['q'] }),
  brand: open('/brand/:slug', 'shop/listing/BrandPage.tsx', ['filters', 'listing'], { query: filters }),
  collection: open('/collections/:slug', 'shop/listing/CollectionPage.tsx', ['filters', 'listing'], { query: ['brand', ...filters] }),
  product: open('/products/:slug', 'shop/product/ProductPage.tsx', ['product'], { query: ['model'] }),
  help: open('/help', 'shop/help/HelpPage.tsx', ['cart', 'help', 'orderStatus', 'orders']),

  cart: closed('shell', '/cart', 'shop/cart/CartPage.tsx', ['cart', 'summary'], () => t.common.titleCart),
  checkout: closed('personal', '/checkout', 'shop/checkout/CheckoutPage.tsx', ['checkout', 'forms', 'orderStatus', 'summary'], () => t.common.titleCheckout, { footer: 'short' }),
  payment: closed('personal', '/orders/payment/:id', 'shop/orders/payment/PaymentPage.tsx', ['forms', 'orderStatus', 'orders', 'uploads'], () => t.common.titlePayment, { footer: 'short' }),
  order: closed('personal', '/orders/:id', 'shop/orders/OrderPage.tsx', ['account', 'forms', 'orderStatus', 'orders', 'uploads'], () => t.common.titleOrder, { footer: 'short' }),
  orders: closed('personal', '/orders', 'shop/orders/OrdersPage.tsx', ['orderStatus', 'orders'], () => t.common.titleOrders, { layout: 'list' }),
  trackOrder: closed('personal', '/track-order', 'shop/orders/tracking/TrackOrderPage.tsx', ['forms', 'orderStatus', 'orders'], () => t.common.titleTrackOrder, { layout: 'narrow' }),

  /** Shopper's own list or, with `items` in the address, a shared one. */
  wishlist: closed('shell', '/wishlist', 'shop/wishlist/WishlistPage.tsx', ['filters', 'listing', 'wishlist'], () => t.common.titleWishlist, { layout: 'list', robots: 'noindex' }),

  login: closed('shell', '/login', 'shop/account/LoginPage.tsx', ['account', 'forms'], () => t.common.titleLogin, { layout: 'narrow', robots: 'noindex' }),
  register: closed('shell', '/register', 'shop/account/RegisterPage.tsx', ['account', 'forms'], () => t.common.titleRegister, { layout: 'narrow', robots: 'noindex' }),
  /** The token is in the fragment of the link, which no server sees or logs. */
  resetPassword: closed('personal', '/reset-password', 'shop/account/ResetPasswordPage.tsx', ['account', 'forms'], () => t.common.titleResetPassword, {
    layout: 'narrow',
    robots: 'noindex',
  }),
  profile: closed('personal', '/profile', 'shop/account/ProfilePage.tsx', ['account', 'forms'], () => t.common.titleProfile),

  adminDashboard: admin('/admin/dashboard', 'Dashboard'),
  adminOrders: admin('/admin/orders', 'Orders', 'list'),
  adminOrder: admin('/admin/orders/:id', 'Order'),
  adminParcels: admin('/admin/parcels', 'Ship parcels'),
  adminSettlements: admin('/admin/settlements', 'Settle cash'),
  adminProducts: admin('/admin/products', 'Products', 'list'),
  adminNewProduct: admin('/admin/products/new', 'Add a product'),
  adminImportProducts: admin('/admin/products/import', 'Import products'),
  adminEditProduct: admin('/admin/products/:id/edit', 'Edit product'),
  adminUsers: admin('/admin/users', 'Users', 'list'),
  adminInsights: admin('/admin/insights', 'Insights'),
  adminActivity: admin('/admin/activity', 'Activity', 'list'),
  adminSettings: admin('/admin/settings', 'Settings'),
} as const satisfies Readonly<Record<string, PageRow>>

export type PageName = keyof typeof pages

/** Pages of the admin area, whose screens are named like their pages. */
export type AdminPageName = {
  [Name in PageName]: (typeof pages)[Name]['screen'] extends typeof ADMIN_SCREENS ? Name : never
}[PageName]

const rows: Readonly<Record<string, PageRow>> = pages

/** Page by the name of its row or route; undefined for an unknown one. */
export function pageNamed(name: PageName): PageRow
export function pageNamed(name: string): PageRow | undefined
export function pageNamed(name: string): PageRow | undefined {
  return rows[name]
}

/** Whether a page has an address in each language: the admin area is English alone. */
export function isTranslated(name: PageName): boolean {
  return pages[name].screen !== ADMIN_SCREENS
}
