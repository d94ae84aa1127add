import { addresses, type CallName } from './addresses/index.ts'
import type { CallShape } from './call.ts'
import * as areas from './calls.ts'

const calls = Object.entries(areas).filter(([name]) => Object.hasOwn(addresses, name))

/**
 * Calls of the shop by name; a row of `addresses` without its call doesn't compile. The browser
 * imports `Contract` as a type and `addresses` as data, never the schemas.
 */
export const contract = Object.fromEntries(calls) as {
  readonly [Name in CallName]: (typeof areas)[Name]
} satisfies Record<CallName, CallShape>

export type Contract = typeof contract
