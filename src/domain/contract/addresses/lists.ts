import type { Address } from '../call.ts'

/** Calls about an account's lists, loaded with the code of the lists: no first visit needs them. */
export const listAddresses = {
  getLists: { method: 'GET', path: '/users/lists', who: 'shopper', priority: 'browsing' },
  changeList: { method: 'POST', path: '/users/lists/:list', who: 'shopper', priority: 'browsing' },
  clearList: { method: 'DELETE', path: '/users/lists/:list', who: 'shopper', priority: 'browsing' },
} as const satisfies Record<string, Address>
