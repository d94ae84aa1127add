import { adminAddresses } from './admin.ts'
import { listAddresses } from './lists.ts'
import { reviewAddresses } from './reviews.ts'
import { secondStepAddresses } from './second-step.ts'
import { shopAddresses } from './shop.ts'

/**
 * Rows of the calls: address, callers and priority. Plain data without schemas: only these tables
 * of the contract are in the browser's bundle; the schemas are imported there as types, since a
 * shopper should not download a validator.
 */
export const addresses = { ...shopAddresses, ...listAddresses, ...reviewAddresses, ...secondStepAddresses, ...adminAddresses }

export type CallName = keyof typeof addresses
