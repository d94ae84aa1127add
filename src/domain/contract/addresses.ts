import type { Address } from './call.ts'

/**
 * Where every call lives and who may make it. Plain data without schemas: this is the one part of
 * the contract that the browser carries; the schemas beside it reach the browser as types only,
 * since a shopper should not download a validator. Which call gives way to which when the shop is
 * full is in `lanes.ts`, for the same reason.
 */
export const addresses = {
  listProducts: { method: 'GET', path: '/products', who: 'anyone' },
  listHighlights: { method: 'GET', path: '/products/highlights', who: 'anyone' },
  listProductsCalled: { method: 'GET', path: '/products/called', who: 'anyone' },
  listRelatedProducts: { method: 'GET', path: '/products/:id/related', who: 'anyone' },
  getProduct: { method: 'GET', path: '/products/:id', who: 'anyone' },
  createProduct: { method: 'POST', path: '/products', who: 'admin' },
  updateProduct: { method: 'PUT', path: '/products/:id', who: 'admin' },
  deleteProduct: { method: 'DELETE', path: '/products/:id', who: 'admin' },
  uploadProductImage: { method: 'POST', path: '/upload/product', who: 'admin' },
  suggest: { method: 'GET', path: '/search/suggestions', who: 'anyone' },

  listReviews: { method: 'GET', path: '/products/:id/reviews', who: 'anyone' },
  writeReview: { method: 'POST', path: '/products/:id/reviews', who: 'shopper' },

  getCart: { method: 'GET', path: '/cart', who: 'anyone' },
  addToCart: { method: 'POST', path: '/cart', who: 'anyone' },
  updateCartLine: { method: 'PUT', path: '/cart/:productId', who: 'anyone' },
  removeCartLine: { method: 'DELETE', path: '/cart/:productId', who: 'anyone' },
  clearCart: { method: 'DELETE', path: '/cart', who: 'anyone' },
  mergeCart: { method: 'POST', path: '/cart/merge', who: 'shopper' },

  placeOrder: { method: 'POST', path: '/orders', who: 'anyone' },
  getOrder: { method: 'GET', path: '/orders/:id', who: 'anyone' },
  listMyOrders: { method: 'GET', path: '/orders/myorders', who: 'shopper' },
  listGuestOrders: { method: 'GET', path: '/orders/guest/:email', who: 'anyone' },
  listOrders: { method: 'GET', path: '/orders', who: 'admin' },
  exportOrders: { method: 'GET', path: '/orders/export', who: 'admin' },
  cancelOrder: { method: 'PUT', path: '/orders/:id/cancel', who: 'anyone' },
  confirmPayment: { method: 'PUT', path: '/orders/:id/pay', who: 'admin' },
  rejectPayment: { method: 'PUT', path: '/orders/:id/reject-payment', who: 'admin' },
  setOrderStatus: { method: 'PUT', path: '/orders/:id/status', who: 'admin' },
  deliverOrder: { method: 'PUT', path: '/orders/:id/deliver', who: 'admin' },
  watchOrder: { method: 'GET', path: '/orders/:id/events', who: 'anyone' },
  watchShop: { method: 'GET', path: '/admin/events', who: 'admin' },
  getSummary: { method: 'GET', path: '/admin/summary', who: 'admin' },

  logIn: { method: 'POST', path: '/users/login', who: 'anyone' },
  register: { method: 'POST', path: '/users', who: 'anyone' },
  logOut: { method: 'POST', path: '/users/logout', who: 'shopper' },
  resetPassword: { method: 'POST', path: '/users/reset-password', who: 'anyone' },
  updateProfile: { method: 'PUT', path: '/users/profile', who: 'shopper' },
  listUsers: { method: 'GET', path: '/users', who: 'admin' },
  setAdmin: { method: 'PUT', path: '/users/:id', who: 'admin' },
  deleteUser: { method: 'DELETE', path: '/users/:id', who: 'admin' },

  getShop: { method: 'GET', path: '/shop', who: 'anyone' },
} as const satisfies Record<string, Address>

export type CallName = keyof typeof addresses
