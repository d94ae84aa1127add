import type { Address } from '../call.ts'

/** Calls about a customer's orders, loaded with the screens of orders and of the checkout. */
export const orderAddresses = {
  placeOrder: { method: 'POST', path: '/orders', who: 'anyone', priority: 'orders' },
  getOrder: { method: 'GET', path: '/orders/:id', who: 'anyone', priority: 'carts' },
  listMyOrders: { method: 'GET', path: '/orders/myorders', who: 'shopper', priority: 'carts' },
  listGuestOrders: { method: 'GET', path: '/orders/guest/:email', who: 'anyone', priority: 'carts' },
  cancelOrder: { method: 'PUT', path: '/orders/:id/cancel', who: 'anyone', priority: 'orders' },
  handInProof: { method: 'POST', path: '/orders/:id/proof', who: 'anyone', priority: 'carts' },
  getProof: { method: 'GET', path: '/orders/:id/proof', who: 'anyone', priority: 'carts' },
  orderAgain: { method: 'POST', path: '/orders/:id/again', who: 'anyone', priority: 'carts' },
  openOrderAccount: { method: 'POST', path: '/orders/:id/account', who: 'anyone', priority: 'carts' },
} as const satisfies Record<string, Address>
