import type { Address } from '../call.ts'

/** Calls for anyone and for shoppers, loaded by every first visit; `admin.ts` has the admin's. */
export const shopAddresses = {
  listProducts: { method: 'GET', path: '/products', who: 'anyone', priority: 'browsing' },
  listHighlights: { method: 'GET', path: '/products/highlights', who: 'anyone', priority: 'browsing' },
  listProductsCalled: { method: 'GET', path: '/products/called', who: 'anyone', priority: 'browsing' },
  getDesignForPhone: { method: 'GET', path: '/products/:id/for-phone', who: 'anyone', priority: 'browsing' },
  listRelatedProducts: { method: 'GET', path: '/products/:id/related', who: 'anyone', priority: 'browsing' },
  getProduct: { method: 'GET', path: '/products/:id', who: 'anyone', priority: 'browsing' },
  drawLettering: { method: 'POST', path: '/lettering', who: 'anyone', priority: 'browsing' },
  suggest: { method: 'GET', path: '/search/suggestions', who: 'anyone', priority: 'browsing' },

  listReviews: { method: 'GET', path: '/products/:id/reviews', who: 'anyone', priority: 'browsing' },
  writeReview: { method: 'POST', path: '/products/:id/reviews', who: 'shopper', priority: 'browsing' },

  getCart: { method: 'GET', path: '/cart', who: 'anyone', priority: 'carts' },
  addToCart: { method: 'POST', path: '/cart', who: 'anyone', priority: 'carts' },
  updateCartLine: { method: 'PUT', path: '/cart/:productId', who: 'anyone', priority: 'carts' },
  moveCartLine: { method: 'POST', path: '/cart/:productId/move', who: 'anyone', priority: 'carts' },
  removeCartLine: { method: 'DELETE', path: '/cart/:productId', who: 'anyone', priority: 'carts' },
  clearCart: { method: 'DELETE', path: '/cart', who: 'anyone', priority: 'carts' },
  mergeCart: { method: 'POST', path: '/cart/merge', who: 'shopper', priority: 'carts' },

  placeOrder: { method: 'POST', path: '/orders', who: 'anyone', priority: 'orders' },
  getOrder: { method: 'GET', path: '/orders/:id', who: 'anyone', priority: 'carts' },
  listMyOrders: { method: 'GET', path: '/orders/myorders', who: 'shopper', priority: 'carts' },
  listGuestOrders: { method: 'GET', path: '/orders/guest/:email', who: 'anyone', priority: 'carts' },
  cancelOrder: { method: 'PUT', path: '/orders/:id/cancel', who: 'anyone', priority: 'orders' },
  handInProof: { method: 'POST', path: '/orders/:id/proof', who: 'anyone', priority: 'carts' },
  getProof: { method: 'GET', path: '/orders/:id/proof', who: 'anyone', priority: 'carts' },
  orderAgain: { method: 'POST', path: '/orders/:id/again', who: 'anyone', priority: 'carts' },
  openOrderAccount: { method: 'POST', path: '/orders/:id/account', who: 'anyone', priority: 'carts' },

  logIn: { method: 'POST', path: '/users/login', who: 'anyone', priority: 'carts' },
  register: { method: 'POST', path: '/users', who: 'anyone', priority: 'carts' },
  logOut: { method: 'POST', path: '/users/logout', who: 'shopper', priority: 'carts' },
  askForPassword: { method: 'POST', path: '/users/forgotten-password', who: 'anyone', priority: 'carts' },
  resetPassword: { method: 'POST', path: '/users/reset-password', who: 'anyone', priority: 'carts' },
  updateProfile: { method: 'PUT', path: '/users/profile', who: 'shopper', priority: 'carts' },
  listSessions: { method: 'GET', path: '/users/sessions', who: 'shopper', priority: 'carts' },
  endOtherSessions: { method: 'DELETE', path: '/users/sessions', who: 'shopper', priority: 'carts' },
  getAddresses: { method: 'GET', path: '/users/addresses', who: 'shopper', priority: 'carts' },
  keepAddresses: { method: 'PUT', path: '/users/addresses', who: 'shopper', priority: 'carts' },

  getShop: { method: 'GET', path: '/shop', who: 'anyone', priority: null },
} as const satisfies Record<string, Address>
