import type { Address } from '../call.ts'

/** Calls for second steps and passkeys, bundled with their screens, as few accounts have one. */
export const secondStepAddresses = {
  finishLogin: { method: 'POST', path: '/users/login/second-step', who: 'anyone', priority: 'carts' },
  getSecondStep: { method: 'GET', path: '/users/second-step', who: 'shopper', priority: 'carts' },
  startSecondStep: { method: 'POST', path: '/users/second-step', who: 'shopper', priority: 'carts' },
  confirmSecondStep: { method: 'PUT', path: '/users/second-step', who: 'shopper', priority: 'carts' },
  endSecondStep: { method: 'DELETE', path: '/users/second-step', who: 'shopper', priority: 'carts' },
  listPasskeys: { method: 'GET', path: '/users/passkeys', who: 'shopper', priority: 'carts' },
  startPasskey: { method: 'POST', path: '/users/passkeys/options', who: 'shopper', priority: 'carts' },
  addPasskey: { method: 'POST', path: '/users/passkeys', who: 'shopper', priority: 'carts' },
  removePasskey: { method: 'DELETE', path: '/users/passkeys/:id', who: 'shopper', priority: 'carts' },
  startPasskeyLogin: { method: 'POST', path: '/users/login/passkey/options', who: 'anyone', priority: 'carts' },
  logInByPasskey: { method: 'POST', path: '/users/login/passkey', who: 'anyone', priority: 'carts' },
  makeRecoveryCodes: { method: 'POST', path: '/users/second-step/recovery-codes', who: 'shopper', priority: 'carts' },
} as const satisfies Record<string, Address>
