import type { Address } from '../call.ts'

/**
 * Addresses of the calls for anyone and for shoppers. Every first visit loads this table, so the
 * admin's calls are in `admin.ts`.
 */
export const shopAddresses = {
  listProducts: { method: 'GET', path: '/products', who: 'anyone' },
  listHighlights: { method: 'GET', path: '/products/highlights', who: 'anyone' },
  listProductsCalled: { method: 'GET', path: '/products/called', who: 'anyone' },
  listRelatedProducts: { method: 'GET', path: '/products/:id/related', who: 'anyone' },
  getProduct: { method: 'GET', path: '/products/:id', who: 'anyone' },
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
  cancelOrder: { method: 'PUT', path: '/orders/:id/cancel', who: 'anyone' },
  handInProof: { method: 'POST', path: '/orders/:id/proof', who: 'anyone' },
  getProof: { method: 'GET', path: '/orders/:id/proof', who: 'anyone' },
  orderAgain: { method: 'POST', path: '/orders/:id/again', who: 'anyone' },
  openOrderAccount: { method: 'POST', path: '/orders/:id/account', who: 'anyone' },

  logIn: { method: 'POST', path: '/users/login', who: 'anyone' },
  register: { method: 'POST', path: '/users', who: 'anyone' },
  logOut: { method: 'POST', path: '/users/logout', who: 'shopper' },
  askForPassword: { method: 'POST', path: '/users/forgotten-password', who: 'anyone' },
  resetPassword: { method: 'POST', path: '/users/reset-password', who: 'anyone' },
  updateProfile: { method: 'PUT', path: '/users/profile', who: 'shopper' },
  listSessions: { method: 'GET', path: '/users/sessions', who: 'shopper' },
  endOtherSessions: { method: 'DELETE', path: '/users/sessions', who: 'shopper' },
  getAddresses: { method: 'GET', path: '/users/addresses', who: 'shopper' },
  keepAddresses: { method: 'PUT', path: '/users/addresses', who: 'shopper' },

  getShop: { method: 'GET', path: '/shop', who: 'anyone' },
} as const satisfies Record<string, Address>
