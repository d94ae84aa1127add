import { type Totals, totalsOf } from '#domain/cart/totals.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { PlaceOrderData } from '#domain/contract/orders.ts'
import { paisaFromRupees } from '#domain/money.ts'
import type { SettledState } from '#domain/orders/bulk/take-back.ts'
import type { Parcel } from '#domain/orders/parcels/parcel.ts'
import type { OrderState } from '#domain/orders/status.ts'
import type { OrderNote, OrderStep } from '#domain/orders/transitions.ts'
import { type AccountHolder, type Shopper, shoppers } from './people.ts'

/** Properties of a product that matter to the model. */
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

/** Identity of a line in a cart or an order: index of its product, model, and name on it. */
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
  /** Whether the cart has held a line since it was last merged. */
  isThere: boolean
  lines: ModelLine[]
  /** Null from a change until the cart is read again. */
  key: string | null
  /** Key of the missing cart, which is constant. */
  keyOfNone: string | null
}

/** Cart as its owner's screen last showed it; checkout sends these values. */
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

/** Totals of an order's lines, at the discount of every case. */
export function totalsOfSold(lines: readonly SoldLine[]): Totals {
  return totalsOf(lines.map((line) => ({ ...line, unitPrice: discountedPrice(line.listPrice) })))
}

export interface ModelOrder {
  readonly id: string
  readonly by: Shopper
  /** The account that merged the session of a guest's order. */
  claimedBy: AccountHolder | null
  readonly lines: readonly SoldLine[]
  /** Unique among orders. */
  readonly address: string
  state: OrderState
  version: number
  readonly steps: (OrderStep | OrderNote)[]
  parcel: Parcel
  note: string
  hasProof: boolean
  isProofRejected: boolean
  /** By settlement: the order's state before it, and the settlement's own state. */
  readonly settled: Record<string, { readonly before: OrderState; state: SettledState }>
}

/** Expected state of the shop. */
export interface Model {
  products: ModelProduct[]
  carts: Record<Shopper, ModelCart>
  seen: Record<Shopper, SeenCart | null>
  /** Last attempt of each shopper to order, successful or not. */
  wishes: Record<Shopper, { readonly key: string; readonly body: OrderRequest } | null>
  /** In the sequence of their acknowledgements. */
  orders: ModelOrder[]
  /** Body and order index by customer and checkout key. */
  keys: Record<string, { readonly body: string; readonly order: number }>
  /** Every key that any cart has had. */
  usedKeys: string[]
}

/** Body of an order, as checkout sends it. */
export type OrderRequest = Pick<
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

/** Model of a shop that sells `products` and has no carts or orders. */
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
  }
}

export function isSameLine(a: LineName, b: LineName): boolean {
  return a.product === b.product && a.deviceModel === b.deviceModel && a.customName === b.customName
}

/** Whether a line is for sale now. */
export function isOffered({ products }: Model, { product, deviceModel }: LineName): boolean {
  const sold = products[product]
  return sold?.isOnSale === true && sold.deviceModels.includes(deviceModel)
}

/** Paisa. */
export function listPriceOf({ products }: Model, { product }: LineName): number {
  return paisaFromRupees(products[product]?.price ?? Number.NaN)
}

/** Difference between an answer and the model, or a violated invariant. */
export class Mismatch extends Error {}

export function holds(isSo: boolean, otherwise: () => string): asserts isSo {
  if (!isSo) throw new Mismatch(otherwise())
}

/** Compares by value; a mismatch names both values. */
export function isSame(what: string, found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)]
  holds(a === b, () => `${what}: the shop says ${a}, the model ${b}`)
}
