import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { paisaFromRupees } from '#domain/money.ts'
import type { SettledState } from '#domain/orders/bulk/take-back.ts'
import type { Parcel } from '#domain/orders/parcels/parcel.ts'
import type { OrderState } from '#domain/orders/status.ts'
import type { OrderNote, OrderStep } from '#domain/orders/transitions.ts'
import type { Accent } from '#domain/settings/accents.ts'
import { type AccountHolder, type Shopper, shoppers } from './people.ts'

/** A product as the model knows it; what else a product is changes nothing here. */
export interface ModelProduct {
  readonly id: string
  readonly name: string
  readonly caseType: string
  readonly takesName: boolean
  /** List price in rupees. */
  price: number
  deviceModels: readonly string[]
  isOnSale: boolean
}

/** Which line of a cart or an order: the place of its product, its model, the name on it. */
export interface LineName {
  readonly product: number
  readonly deviceModel: string
  /** '' for none. */
  readonly customName: string
}

export interface ModelLine extends LineName {
  quantity: number
}

export interface ModelCart {
  /** Whether anything was ever put into it, since it was last merged. */
  isThere: boolean
  lines: ModelLine[]
  /** Null until somebody looks at it after a change. */
  key: string | null
  /** The key while it isn't there, which is the same every time. */
  keyOfNone: string | null
}

/** What somebody's screen shows of their cart, and checkout sends. */
export interface SeenCart {
  readonly key: string
  readonly lines: readonly (LineName & {
    readonly quantity: number
    /** List price in rupees, as it was shown. */
    readonly price: number
  })[]
}

export interface SoldLine extends LineName {
  readonly quantity: number
  /** Paisa. */
  readonly listPrice: number
}

export interface ModelOrder {
  readonly id: string
  readonly by: Shopper
  /** The account that merged the session of a guest's order. */
  claimedBy: AccountHolder | null
  readonly lines: readonly SoldLine[]
  /** Unlike any other order's. */
  readonly address: string
  state: OrderState
  version: number
  readonly steps: (OrderStep | OrderNote)[]
  parcel: Parcel
  note: string
  hasProof: boolean
  isProofRejected: boolean
  /** By settlement: how it stood before, and what has become of it since. */
  readonly settled: Record<string, { readonly before: OrderState; state: SettledState }>
}

/** What the shop must be like after everything that was done to it. */
export interface Model {
  products: ModelProduct[]
  carts: Record<Shopper, ModelCart>
  seen: Record<Shopper, SeenCart | null>
  /** The last order that somebody asked for, whatever came of it. */
  wishes: Record<Shopper, { readonly key: string; readonly body: OrderWish } | null>
  /** In the order in which they were acknowledged. */
  orders: ModelOrder[]
  /** By customer and checkout key: what was asked for, and the place of the order that it made. */
  keys: Record<string, { readonly body: string; readonly order: number }>
  /** Every key that any cart has had. */
  usedKeys: string[]
  /** The section of the settings, and how often it was saved. */
  look: { accent: Accent; version: number }
}

/** The body of an order, as checkout sends it. */
export type OrderWish = Pick<
  PlaceOrderData,
  'paymentMethod' | 'shippingPrice' | 'totalPrice' | 'taxPrice' | 'guestInfo'
> & {
  readonly orderItems: readonly {
    readonly product: string
    readonly qty: number
    readonly selectedModel: string
    readonly customName: string
    readonly price: number
  }[]
  readonly shippingAddress: { address: string; city: string; country: 'Pakistan' }
}

/** A shop that sells these and in which nothing has happened yet. */
export function newModel(products: readonly ModelProduct[]): Model {
  const none = () => Object.fromEntries(shoppers.map((who) => [who, null])) as never
  return {
    products: structuredClone([...products]),
    carts: Object.fromEntries(
      shoppers.map((who) => [who, { isThere: false, lines: [], key: null, keyOfNone: null }]),
    ) as unknown as Model['carts'],
    seen: none(),
    wishes: none(),
    orders: [],
    keys: {},
    usedKeys: [],
    look: { accent: 'plum', version: 0 },
  }
}

export function isSameLine(a: LineName, b: LineName): boolean {
  return a.product === b.product && a.deviceModel === b.deviceModel && a.customName === b.customName
}

/** Whether a line could be bought at this moment. */
export function isOffered({ products }: Model, { product, deviceModel }: LineName): boolean {
  const sold = products[product]
  return sold?.isOnSale === true && sold.deviceModels.includes(deviceModel)
}

/** Paisa. */
export function listPriceOf({ products }: Model, { product }: LineName): number {
  return paisaFromRupees(products[product]?.price ?? Number.NaN)
}

/** The answer doesn't fit the model, or the shop isn't as it should be. */
export class Mismatch extends Error {}

export function holds(isSo: boolean, otherwise: () => string): asserts isSo {
  if (!isSo) throw new Mismatch(otherwise())
}

/** Compares by value, and says both where they differ. */
export function isSame(what: string, found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)]
  holds(a === b, () => `${what}: the shop says ${a}, the model ${b}`)
}
