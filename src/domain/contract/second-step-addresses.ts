import type { Address } from './call.ts'

/**
 * Where the calls of the second step of a login live. Few accounts have one, so that no first visit
 * carries this table: the screens that need it bring it along.
 */
export const secondStepAddresses = {
  finishLogin: { method: 'POST', path: '/users/login/second-step', who: 'anyone' },
  getSecondStep: { method: 'GET', path: '/users/second-step', who: 'shopper' },
  startSecondStep: { method: 'POST', path: '/users/second-step', who: 'shopper' },
  confirmSecondStep: { method: 'PUT', path: '/users/second-step', who: 'shopper' },
  endSecondStep: { method: 'DELETE', path: '/users/second-step', who: 'shopper' },
  makeRecoveryCodes: { method: 'POST', path: '/users/second-step/recovery-codes', who: 'shopper' },
} as const satisfies Record<string, Address>
