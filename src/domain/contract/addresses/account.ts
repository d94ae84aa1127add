import type { Address } from '../call.ts'

/** Calls about logins, accounts and their saved addresses, loaded with the screens that make them. */
export const accountAddresses = {
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
} as const satisfies Record<string, Address>
