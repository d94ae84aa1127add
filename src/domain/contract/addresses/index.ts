import { adminAddresses } from './admin.ts'
import { listAddresses } from './lists.ts'
import { reviewAddresses } from './reviews.ts'
import { secondStepAddresses } from './second-step.ts'
import { shopAddresses } from './shop.ts'

/**
 * Addresses of the calls and who may make them. Plain data without schemas: only these tables of
 * the contract are in the browser's bundle; the schemas are imported there as types, since a
 * shopper should not download a validator. The calls' priorities under load are in `priorities.ts`,
 * for the same reason.
 */
export const addresses = {
  ...shopAddresses,
  ...listAddresses,
  ...reviewAddresses,
  ...secondStepAddresses,
  ...adminAddresses,
}

export type CallName = keyof typeof addresses
