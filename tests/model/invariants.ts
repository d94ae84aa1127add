import { firstStatus, type OrderState } from '#domain/orders/status.ts'
import { type OrderNote, transition } from '#domain/orders/transitions.ts'
import { everyAction } from '#testing/order-states.ts'
import { holds, isSame } from './model.ts'
import type { StoredOrder, StoredShop } from './stored.ts'

/**
 * Invariants of the tables after any sequence of actions. Amounts are written out instead of
 * imported from the domain, so that a changed rule fails here too.
 */
const invariants: Readonly<Record<string, (stored: StoredShop) => void>> = {
  'what an order costs': each((order) => {
    for (const { listPrice, unitPrice } of order.items) {
      // Ten per cent less, rounded half-up to a whole rupee.
      isSame('price of a piece', unitPrice, Math.floor((listPrice * 9 + 500) / 1000) * 100)
    }
    const pieces = sum(order.items, ({ quantity }) => quantity)
    const goods = sum(order.items, ({ unitPrice, quantity }) => unitPrice * quantity)
    isSame('shipping', order.shipping, pieces === 1 ? 250_00 : 0)
    isSame('tax', order.tax, 0)
    isSame('total', order.total, goods + order.shipping + order.tax)
  }),

  'lines of an order': each(({ items }) => linesAreSound(items, 1)),

  'lines of a cart': ({ carts }) => {
    for (const { lines } of carts) linesAreSound(lines, 0)
  },

  'status and moments agree': each(({ status, method, isPaid, isDelivered, isCancelled }) => {
    isSame('delivered', isDelivered, status === 'Delivered')
    isSame('cancelled', isCancelled, status === 'Cancelled')
    holds(status !== 'Paid' || isPaid, () => 'Paid without having been paid')
    holds(!(status === 'Payment Rejected' && isPaid), () => 'rejected, and paid')
    holds(!(method === 'COD' && isPaid) || isDelivered, () => 'cash taken before the delivery')
    holds(method === 'COD' || !isDelivered || isPaid, () => 'delivered without the transfer')
    holds(method === 'COD' || isPaid || !way.includes(status), () => 'sent without the transfer')
  }),

  'only what the table of transitions allows': each(allowedSteps),

  'a message for each event': each(({ steps, messages }) => {
    const caused = steps.flatMap(({ action, to }) => messagesAt(action, to)).sort()
    isSame('messages', [...messages].sort(), caused)
  }),

  'whatever an admin did is in the activity, once': ({ orders, activity }) => {
    for (const { id, steps } of orders) {
      const done = steps
        .filter(({ actor }) => actor === 'admin')
        .map(({ action, from, to }) => `${capitalised(action)}${from === to ? '' : `: ${to}`}`)
      const noted = activity.filter(({ subject }) => subject === id).map(({ action }) => action)
      isSame('its activity', noted.sort(), done.sort())
    }
  },

  'a key has one order, an order one key': ({ keys, orders }) => {
    const made = keys.map(({ order }) => order).sort()
    isSame('orders of keys', made, orders.map(({ id }) => id).sort())
  },

  'the kept figures are the sums over all orders': ({ orders, figures, sales }) => {
    const counted: Record<string, number> = {}
    for (const { status, isPaid, total } of orders) {
      count(counted, `${status} ${isPaid} orders`, 1)
      count(counted, `${status} ${isPaid} paisa`, total)
    }
    const kept: Record<string, number> = {}
    for (const { status, isPaid, orders, total } of figures) {
      count(kept, `${status} ${isPaid} orders`, orders)
      count(kept, `${status} ${isPaid} paisa`, total)
    }
    isSame('kept figures', inOrder(kept), inOrder(counted))

    const sold: Record<string, number> = {}
    for (const { items } of orders.filter(({ status }) => status !== 'Cancelled')) {
      for (const { deviceModel, quantity, unitPrice } of items) {
        count(sold, `${deviceModel} pieces`, quantity)
        count(sold, `${deviceModel} paisa`, quantity * unitPrice)
      }
    }
    const keptSales: Record<string, number> = {}
    for (const { deviceModel, quantity, amount } of sales) {
      count(keptSales, `${deviceModel} pieces`, quantity)
      count(keptSales, `${deviceModel} paisa`, amount)
    }
    isSame('kept sales', inOrder(keptSales), inOrder(sold))
  },
}

/** @throws Mismatch with the name of the first violated invariant */
export function holdInvariants(stored: StoredShop): void {
  for (const [name, hold] of Object.entries(invariants)) {
    try {
      hold(stored)
    } catch (error) {
      if (error instanceof Error) error.message = `${name}: ${error.message}`
      throw error
    }
  }
}

/** Statuses that a transfer order reaches only after its payment. */
const way: readonly string[] = ['Processing', 'Shipped', 'Delivered']

function each(hold: (order: StoredOrder) => void): (stored: StoredShop) => void {
  return ({ orders }) => {
    for (const order of orders) hold(order)
  }
}

type Line = Pick<
  StoredOrder['items'][number],
  'product' | 'deviceModel' | 'customName' | 'quantity'
>

function linesAreSound(lines: readonly Line[], atLeast: number): void {
  holds(lines.length >= atLeast, () => 'nothing in it')
  holds(lines.length <= 50, () => `${lines.length} lines`)
  const names = lines.map(({ product, deviceModel, customName }) =>
    [product, deviceModel, customName].join(),
  )
  holds(new Set(names).size === names.length, () => 'the same line twice')
  for (const { quantity } of lines) {
    holds(quantity >= 1 && quantity <= 10, () => `${quantity} pieces in a line`)
  }
}

/**
 * Replays an order's history by the table of transitions. A delivery may have collected the cash or
 * not; later steps decide which.
 */
function allowedSteps({ method, steps, ...order }: StoredOrder): void {
  isSame('its beginning', [steps[0]?.action, steps[0]?.from], ['placed', null])
  const beginning = { paymentMethod: method, isPaid: false, isDelivered: false }
  let states: readonly OrderState[] = [{ ...beginning, orderStatus: firstStatus(method) }]
  for (const { actor, action, from, to } of steps.slice(1)) {
    if (action === 'settlement taken back') {
      // Reverts the settlement's step; `to` is the status before it.
      states = states.flatMap((state) => beforeSettlement(state, to))
    } else if (!notes.has(action)) {
      const next = states.flatMap((state) =>
        everyAction.map((each) => transition(state, actor, each)),
      )
      states = next.flatMap((each) => ('state' in each && each.step === action ? each.state : []))
    }
    states = states.filter(({ orderStatus }) => orderStatus === to)
    holds(states.length > 0, () => `${actor}: ${action}, from ${from} to ${to}`)
  }
  const came = states.some(
    ({ orderStatus, isPaid }) => orderStatus === order.status && isPaid === order.isPaid,
  )
  holds(came, () => `its history doesn't lead to ${order.status}`)
  isSame('changes', order.version, steps.length)
}

/** Possible states before a settlement recorded the cash or the return of an order. */
function beforeSettlement(after: OrderState, from: OrderState['orderStatus']): OrderState[] {
  if (after.orderStatus === 'Cancelled') return [{ ...after, orderStatus: from }]
  const unpaid = { ...after, orderStatus: from, isPaid: false }
  return [{ ...unpaid, isDelivered: from === 'Delivered' }]
}

/** Entries of a history that change no status. */
const notes: ReadonlySet<string> = new Set<OrderNote>(['proof handed in', 'parcel corrected'])

function messagesAt(action: string, to: string): readonly string[] {
  if (action === 'placed') return ['placed', 'new-order']
  if (action === 'proof handed in') return ['proof-arrived']
  if (action === 'payment confirmed') return ['payment-received']
  if (action === 'payment rejected') return ['payment-rejected']
  if (action === 'parcel corrected') return ['parcel-corrected']
  if (action === 'delivered') return ['delivered']
  if (action === 'cancelled') return ['cancelled']
  return (action === 'status set' || action === 'revived') && to === 'Shipped' ? ['shipped'] : []
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function count(counts: Record<string, number>, what: string, amount: number): void {
  counts[what] = (counts[what] ?? 0) + amount
}

/** Leaves out counts of zero, and sorts. */
function inOrder(counts: Readonly<Record<string, number>>) {
  return Object.entries(counts)
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}
