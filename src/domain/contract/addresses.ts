import { deskAddresses } from './desk-addresses.ts'
import { listAddresses } from './list-addresses.ts'
import { reviewAddresses } from './review-addresses.ts'
import { secondStepAddresses } from './second-step-addresses.ts'
import { shopAddresses } from './shop-addresses.ts'

/**
 * Where every call lives and who may make it. Plain data without schemas: these tables are the one
 * part of the contract that the browser carries; the schemas beside them reach the browser as types
 * only, since a shopper should not download a validator. Which call gives way to which when the shop
 * is full is in `priorities.ts`, for the same reason.
 */
export const addresses = {
  ...shopAddresses,
  ...listAddresses,
  ...reviewAddresses,
  ...secondStepAddresses,
  ...deskAddresses,
}

export type CallName = keyof typeof addresses
