/**
 * Every page of the shop, in one place. Links, redirects, the router and the tests build their
 * addresses here.
 */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  /** The token of the link follows as the fragment, which no server ever sees or logs. */
  resetPassword: () => '/reset-password',
  brand: (slug: string) => `/brand/${encodeURIComponent(slug)}`,
  products: () => '/products',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  trackOrder: () => '/track-order',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  payment: (id: string) => `/orders/payment/${encodeURIComponent(id)}`,
  orders: () => '/orders',
  profile: () => '/profile',
  adminDashboard: () => '/admin/dashboard',
  adminOrders: () => '/admin/orders',
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  adminProducts: () => '/admin/products',
  adminNewProduct: () => '/admin/products/new',
  adminEditProduct: (id: string) => `/admin/products/${encodeURIComponent(id)}/edit`,
  adminUsers: () => '/admin/users',
} as const

/** The same pages as router patterns, by the same names. */
export const pathPatterns: { readonly [K in keyof typeof paths]: string } = {
  home: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  brand: '/brand/:slug',
  products: '/products',
  product: '/products/:slug',
  cart: '/cart',
  checkout: '/checkout',
  trackOrder: '/track-order',
  order: '/orders/:id',
  payment: '/orders/payment/:id',
  orders: '/orders',
  profile: '/profile',
  adminDashboard: '/admin/dashboard',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:id',
  adminProducts: '/admin/products',
  adminNewProduct: '/admin/products/new',
  adminEditProduct: '/admin/products/:id/edit',
  adminUsers: '/admin/users',
}
