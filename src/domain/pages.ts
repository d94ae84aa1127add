/** Where a page's content stands: beside a narrow column, in one list, or in one narrow column. */
export type PageLayout = 'sides' | 'list' | 'narrow'

/** Static facts of a page, known before any of its code is loaded. */
export interface PageRow {
  /** Its address; what follows a colon is a parameter. */
  readonly pattern: `/${string}`
  /**
   * `open`: rendered on the server with its data, the same for everybody, cached by its path and the
   * query parameters named here, found by search engines. The others are a frame and a skeleton from
   * the server, and what they show is read in the browser alone: a `shell` may be kept by the
   * browser, a `personal` page may not.
   */
  readonly access: 'open' | 'shell' | 'personal'
  /** The file of its screen below src/web. The screens of the admin area are one file. */
  readonly screen: `${string}Page.tsx` | typeof ADMIN_SCREENS
  /** Its title until the screen has one of its own. */
  readonly title?: string
  /** How its skeleton is laid out; 'sides' unless told. */
  readonly layout?: PageLayout
  /**
   * The file, below src/web, of its filled skeleton before any script is there: the words that
   * everybody gets, and the places of this device's data. The cart is requested as the document of
   * such a page begins (src/web/pre-hydration/cart-prefetch.ts).
   */
  readonly skeleton?: `pre-hydration/${string}Skeleton.tsx`
  /**
   * robots.txt turns search engines away from every page that isn't open. These they may read all the
   * same, and are told there not to list them.
   */
  readonly robots?: 'noindex'
  /** Its footer is one line: nothing leads away from a purchase. */
  readonly footer?: 'short'
  /** The query parameters that make a page of its own, in canonical order: no others ever reach it. */
  readonly query?: readonly string[]
  /** Those of them that people type, so that their values have no end. */
  readonly typed?: readonly string[]
}

type OpenPage = Omit<PageRow, 'access' | 'title' | 'layout' | 'skeleton' | 'robots' | 'footer'> & {
  readonly access: 'open'
}
type ClosedPage = Omit<PageRow, 'query' | 'typed'> & {
  readonly access: 'shell' | 'personal'
  readonly title: string
}

/** The screens of the admin area share one chunk: a visitor of one may visit all. */
const ADMIN_SCREENS = 'admin/screens.ts'

/**
 * Every page of the shop. Addresses (paths.ts), routes, skeletons, the scripts that a first visit
 * fetches, robots.txt and the map of the site follow from its row here.
 */
export const pages = {
  home: { pattern: '/', access: 'open', screen: 'home/HomePage.tsx' },
  products: {
    pattern: '/products',
    access: 'open',
    screen: 'listing/ProductsPage.tsx',
    query: ['q', 'brand', 'model', 'type', 'colour', 'price', 'sort', 'page'],
    typed: ['q'],
  },
  brand: {
    pattern: '/brand/:slug',
    access: 'open',
    screen: 'listing/BrandPage.tsx',
    query: ['model', 'type', 'colour', 'price', 'sort', 'page'],
  },
  collection: {
    pattern: '/collections/:slug',
    access: 'open',
    screen: 'listing/CollectionPage.tsx',
    query: ['brand', 'model', 'type', 'colour', 'price', 'sort', 'page'],
  },
  product: {
    pattern: '/products/:slug',
    access: 'open',
    screen: 'product/ProductPage.tsx',
    query: ['model'],
  },

  help: { pattern: '/help', access: 'open', screen: 'help/HelpPage.tsx' },

  cart: {
    pattern: '/cart',
    access: 'shell',
    screen: 'cart/CartPage.tsx',
    title: 'Cart',
    skeleton: 'pre-hydration/CartSkeleton.tsx',
  },
  checkout: {
    pattern: '/checkout',
    access: 'personal',
    screen: 'checkout/CheckoutPage.tsx',
    title: 'Checkout',
    footer: 'short',
    skeleton: 'pre-hydration/CheckoutSkeleton.tsx',
  },
  payment: {
    pattern: '/orders/payment/:id',
    access: 'personal',
    screen: 'orders/payment/PaymentPage.tsx',
    title: 'Payment instructions',
    footer: 'short',
  },
  order: {
    pattern: '/orders/:id',
    access: 'personal',
    screen: 'orders/OrderPage.tsx',
    title: 'Order',
    footer: 'short',
  },
  orders: {
    pattern: '/orders',
    access: 'personal',
    screen: 'orders/OrdersPage.tsx',
    title: 'My Orders',
    layout: 'list',
  },
  trackOrder: {
    pattern: '/track-order',
    access: 'personal',
    screen: 'orders/tracking/TrackOrderPage.tsx',
    title: 'Track Order',
    layout: 'narrow',
  },

  /** Its own list or, with `items` in the address, one that somebody shares. */
  wishlist: {
    pattern: '/wishlist',
    access: 'shell',
    screen: 'wishlist/WishlistPage.tsx',
    title: 'Wish list',
    layout: 'list',
    robots: 'noindex',
  },

  login: {
    pattern: '/login',
    access: 'shell',
    screen: 'account/LoginPage.tsx',
    title: 'Login',
    layout: 'narrow',
    robots: 'noindex',
  },
  register: {
    pattern: '/register',
    access: 'shell',
    screen: 'account/RegisterPage.tsx',
    title: 'Register',
    layout: 'narrow',
    robots: 'noindex',
  },
  /** The token of the link follows as the fragment, which no server ever sees or logs. */
  resetPassword: {
    pattern: '/reset-password',
    access: 'personal',
    screen: 'account/ResetPasswordPage.tsx',
    title: 'Choose a new password',
    layout: 'narrow',
    robots: 'noindex',
  },
  profile: {
    pattern: '/profile',
    access: 'personal',
    screen: 'account/ProfilePage.tsx',
    title: 'My Profile',
  },

  adminDashboard: {
    pattern: '/admin/dashboard',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Dashboard',
  },
  adminOrders: {
    pattern: '/admin/orders',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Orders',
    layout: 'list',
  },
  adminOrder: {
    pattern: '/admin/orders/:id',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Order',
  },
  adminParcels: {
    pattern: '/admin/parcels',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Ship parcels',
  },
  adminSettlements: {
    pattern: '/admin/settlements',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Settle cash',
  },
  adminProducts: {
    pattern: '/admin/products',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Products',
    layout: 'list',
  },
  adminNewProduct: {
    pattern: '/admin/products/new',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Add a product',
  },
  adminImportProducts: {
    pattern: '/admin/products/import',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Import products',
  },
  adminEditProduct: {
    pattern: '/admin/products/:id/edit',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Edit product',
  },
  adminUsers: {
    pattern: '/admin/users',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Users',
    layout: 'list',
  },
  adminInsights: {
    pattern: '/admin/insights',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Insights',
  },
  adminActivity: {
    pattern: '/admin/activity',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Activity',
    layout: 'list',
  },
  adminSettings: {
    pattern: '/admin/settings',
    access: 'personal',
    screen: ADMIN_SCREENS,
    title: 'Settings',
  },
} as const satisfies Readonly<Record<string, OpenPage | ClosedPage>>

export type PageName = keyof typeof pages

/** The pages of the admin area, whose screens go by the names of their pages. */
export type AdminPageName = {
  [Name in PageName]: (typeof pages)[Name]['screen'] extends typeof ADMIN_SCREENS ? Name : never
}[PageName]

const rows: Readonly<Record<string, PageRow>> = pages

/** A page by its name, or the route's; undefined when no page is called that. */
export function pageNamed(name: PageName): PageRow
export function pageNamed(name: string): PageRow | undefined
export function pageNamed(name: string): PageRow | undefined {
  return rows[name]
}
