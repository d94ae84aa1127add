import { accountAddresses } from './account.ts'
import { adminAddresses } from './admin.ts'
import { listAddresses } from './lists.ts'
import { orderAddresses } from './orders.ts'
import { reviewAddresses } from './reviews.ts'
import { secondStepAddresses } from './second-step.ts'
import { shopAddresses } from './shop.ts'

/** Rows of the calls without schemas, which the browser needs as types only: no validator. */
export const addresses = {
  ...shopAddresses,
  ...orderAddresses,
  ...accountAddresses,
  ...listAddresses,
  ...reviewAddresses,
  ...secondStepAddresses,
  ...adminAddresses,
}

export type CallName = keyof typeof addresses
