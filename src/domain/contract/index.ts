import * as lists from './accounts/lists.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as second from './accounts/second-step.ts'
import * as activity from './activity.ts'
import { addresses, type CallName } from './addresses/index.ts'
import * as again from './again.ts'
import type { CallShape } from './call.ts'
import * as cart from './cart.ts'
import * as insights from './insights.ts'
import * as lettering from './lettering.ts'
import * as many from './many-orders.ts'
import * as orders from './orders.ts'
import * as products from './products.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as sheets from './sheets.ts'
import * as shop from './shop.ts'
import * as users from './users.ts'

/** Calls that a module of the contract exports, by their names. */
type CallsOf<Module> = { [Name in keyof Module & CallName]: Module[Name] }

function callsOf<Module extends object>(module: Module): CallsOf<Module> {
  const calls = Object.entries(module).filter(([name]) => Object.hasOwn(addresses, name))
  return Object.fromEntries(calls) as CallsOf<Module>
}

/**
 * Calls of the shop by name: the server registers them and the API page lists them. A row of
 * `addresses` without its call doesn't compile. The browser imports `Contract` as a type and
 * `addresses` as data, never the schemas.
 */
export const contract = {
  ...callsOf(lists),
  ...callsOf(passkeys),
  ...callsOf(second),
  ...callsOf(activity),
  ...callsOf(again),
  ...callsOf(cart),
  ...callsOf(insights),
  ...callsOf(lettering),
  ...callsOf(many),
  ...callsOf(orders),
  ...callsOf(products),
  ...callsOf(reviews),
  ...callsOf(search),
  ...callsOf(settings),
  ...callsOf(sheets),
  ...callsOf(shop),
  ...callsOf(users),
} as const satisfies Record<CallName, CallShape>

export type Contract = typeof contract
