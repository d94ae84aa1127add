import fc from 'fast-check'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Order } from '#domain/contract/orders.ts'
import { paisaFromRupees, rupeesFromPaisa } from '#domain/money.ts'
import { firstStatus, type PaymentMethod, paymentMethods } from '#domain/orders/status.ts'
import {
  isOffered,
  isSame,
  isSameLine,
  type LineName,
  listPriceOf,
  type Model,
  type ModelOrder,
  type OrderRequest,
  type SoldLine,
  totalsOfSold,
} from '../model.ts'
import { isGuest, people, type Shopper, shoppers } from '../people.ts'
import {
  type Answer,
  isDone,
  isRefused,
  refusalOf,
  type StartedAction,
  visitorAction,
} from '../visitor-action.ts'
import { presentKey, showsCart, touch } from './cart.ts'
import { showsOrder } from './looking.ts'

const who = fc.constantFrom<Shopper>(...shoppers)

/** Action that orders the cart as the shopper's screen shows it, at the prices shown. */
export const placing = fc
  .record({ who, paymentMethod: fc.constantFrom<PaymentMethod>(...paymentMethods) })
  .map(({ who, paymentMethod }) =>
    visitorAction('places an order', { who, paymentMethod }, (model) => {
      const seen = model.seen[who]
      if (!seen || seen.lines.length === 0) return null
      const priced = seen.lines.map((line) => ({
        ...line,
        listPrice: paisaFromRupees(line.price),
      }))
      const figures = figuresOf(priced)
      const { name, email, phone } = people[who]
      const body: OrderRequest = {
        orderItems: priced.map((line, at) => ({
          product: model.products[line.product]?.id ?? '',
          qty: line.quantity,
          selectedModel: line.deviceModel,
          customName: line.customName,
          price: figures.prices[at] ?? 0,
        })),
        shippingAddress: {
          address: `House ${model.usedKeys.indexOf(seen.key)}, Mohalla ${who}`,
          city: 'Jhang',
          country: 'Pakistan',
        },
        paymentMethod,
        taxPrice: figures.tax,
        shippingPrice: figures.shipping,
        totalPrice: figures.total,
        ...(isGuest(who) && { guestInfo: { name, email, phone } }),
      }
      return requestFor(who, seen.key, body)
    }),
  )

/** Action that repeats a request: a second press of the button, or a retry without an answer. */
export const placingAgain = who.map((who) =>
  visitorAction('places the same again', { who }, (model) => {
    const wish = model.wishes[who]
    return wish && requestFor(who, wish.key, wish.body)
  }),
)

function requestFor(who: Shopper, key: string, body: OrderRequest): StartedAction {
  return {
    request: { call: 'placeOrder', as: who, body, headers: { 'idempotency-key': key } },
    steps: (answer) => [
      (model) => {
        model.wishes[who] = { key, body }
        place(model, who, key, body, answer)
      },
    ],
  }
}

/** Applies an attempt to order (rules: one-key-one-order, catalogue-price-wins). */
function place(model: Model, who: Shopper, key: string, body: OrderRequest, answer: Answer): void {
  const kept = model.keys[`${who} ${key}`]
  const lines = body.orderItems.map((item) => ({
    product: model.products.findIndex(({ id }) => id === item.product),
    deviceModel: item.selectedModel,
    customName: item.customName,
    quantity: item.qty,
  }))
  const gone = lines.flatMap((line, at) => (isOffered(model, line) ? [] : [`orderItems.${at}`]))
  const sold = lines.map((line) => ({ ...line, listPrice: listPriceOf(model, line) }))
  const today = figuresOf(sold)
  if (kept) {
    isRepeatedOrder(kept.body === JSON.stringify(body), model.orders[kept.order]?.id, answer)
  } else if (key !== presentKey(model, who)) {
    isRefused(answer, 409, 'CART_CHANGED')
    const { cart } = refusalOf(answer)
    isSame('whether a changed cart is shown', cart !== undefined, true)
    if (cart) showsCart(model, who, cart)
  } else if (gone.length > 0) {
    isRefused(answer, 409, 'ITEM_UNAVAILABLE')
    isSame(
      'what is gone',
      refusalOf(answer).fields?.map(({ field }) => field),
      gone,
    )
  } else if (JSON.stringify(today) !== JSON.stringify(shownIn(body))) {
    isRefused(answer, 409, 'PRICE_CHANGED')
    const said = refusalOf(answer).figures
    isSame('figures of today', said && shownIn({ ...said, orderItems: said.items }), today)
  } else {
    isDone(answer, 201)
    const order = newOrder(who, body, sold, (answer.body as Order)._id)
    showsOrder(model, order, answer, 'full')
    model.keys[`${who} ${key}`] = { body: JSON.stringify(body), order: model.orders.length }
    model.orders.push(order)
    takeOut(model, who, sold)
  }
}

function isRepeatedOrder(isSameBody: boolean, id: string | undefined, answer: Answer): void {
  if (!isSameBody) isRefused(answer, 422, 'KEY_REUSED')
  else {
    isDone(answer, 201)
    isSame('the order of this key', (answer.body as Order)._id, id)
  }
}

/** Amounts in rupees shown beside lines and below them. */
function figuresOf(sold: readonly SoldLine[]) {
  const totals = totalsOfSold(sold)
  return {
    prices: sold.map(({ listPrice }) => rupeesFromPaisa(discountedPrice(listPrice))),
    tax: rupeesFromPaisa(totals.tax),
    shipping: rupeesFromPaisa(totals.shipping),
    total: rupeesFromPaisa(totals.total),
  }
}

function shownIn({
  orderItems,
  taxPrice: tax,
  shippingPrice: shipping,
  totalPrice: total,
}: Pick<OrderRequest, 'taxPrice' | 'shippingPrice' | 'totalPrice'> & {
  readonly orderItems: readonly { readonly price: number }[]
}) {
  return { prices: orderItems.map(({ price }) => price), tax, shipping, total }
}

function newOrder(
  by: Shopper,
  { paymentMethod, shippingAddress }: OrderRequest,
  lines: readonly SoldLine[],
  id: string,
): ModelOrder {
  const orderStatus = firstStatus(paymentMethod)
  return {
    id,
    by,
    claimedBy: null,
    lines,
    address: shippingAddress.address,
    state: { orderStatus, paymentMethod, isPaid: false, isDelivered: false },
    version: 1,
    steps: ['placed'],
    parcel: { courier: '', trackingNumber: '' },
    note: '',
    hasProof: false,
    isProofRejected: false,
    settled: {},
  }
}

/** Removes exactly the ordered lines from the cart (rule: order-empties-cart). */
function takeOut(
  model: Model,
  who: Shopper,
  sold: readonly (LineName & { readonly quantity: number })[],
): void {
  const cart = model.carts[who]
  if (!cart.isThere) return
  cart.lines = cart.lines.flatMap((line) => {
    const ordered = sold.find((each) => isSameLine(each, line))?.quantity ?? 0
    return line.quantity > ordered ? [{ ...line, quantity: line.quantity - ordered }] : []
  })
  touch(model, who)
}
