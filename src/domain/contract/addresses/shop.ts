import type { Address } from '../call.ts'

/** Calls about goods and the cart, loaded by every first visit. */
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

  getShop: { method: 'GET', path: '/shop', who: 'anyone', priority: null },
} as const satisfies Record<string, Address>
