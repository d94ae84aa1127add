import type { Address } from '../call.ts'

/**
 * Addresses of the calls for second steps and passkeys. Few accounts have one, so no first visit
 * loads this table: it is bundled with the screens that need it.
 */
export const secondStepAddresses = {
  finishLogin: { method: 'POST', path: '/users/login/second-step', who: 'anyone' },
  getSecondStep: { method: 'GET', path: '/users/second-step', who: 'shopper' },
  startSecondStep: { method: 'POST', path: '/users/second-step', who: 'shopper' },
  confirmSecondStep: { method: 'PUT', path: '/users/second-step', who: 'shopper' },
  endSecondStep: { method: 'DELETE', path: '/users/second-step', who: 'shopper' },
  listPasskeys: { method: 'GET', path: '/users/passkeys', who: 'shopper' },
  startPasskey: { method: 'POST', path: '/users/passkeys/options', who: 'shopper' },
  addPasskey: { method: 'POST', path: '/users/passkeys', who: 'shopper' },
  removePasskey: { method: 'DELETE', path: '/users/passkeys/:id', who: 'shopper' },
  startPasskeyLogin: { method: 'POST', path: '/users/login/passkey/options', who: 'anyone' },
  logInByPasskey: { method: 'POST', path: '/users/login/passkey', who: 'anyone' },
  makeRecoveryCodes: { method: 'POST', path: '/users/second-step/recovery-codes', who: 'shopper' },
} as const satisfies Record<string, Address>
