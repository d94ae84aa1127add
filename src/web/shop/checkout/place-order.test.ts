import { beforeEach, expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { ApiError } from '#web/kit/api/send.ts'
import type { SessionDraft } from '#web/kit/store/session-draft.ts'
import type { OrderData } from './checkout-form.ts'
import { createPlacement, type OrderAttempt } from './place-order.ts'

const toHouse = (address: string): OrderAttempt => ({
  key: 'cart-1',
  data: {
    orderItems: [{ product: 'aurora', qty: 1, selectedModel: 'iPhone 15', price: 896 }],
    shippingAddress: { address, city: 'Lahore', country: 'Pakistan' },
    paymentMethod: 'COD',
  } satisfies OrderData,
})
const first = toHouse('House 1')
const corrected = toHouse('House 2')

let draft: SessionDraft<OrderAttempt>
beforeEach(() => {
  let written: OrderAttempt | null = null
  draft = {
    read: () => written,
    write: (attempt) => {
      written = attempt
    },
    forget: () => {
      written = null
    },
  }
})

/** Fake server that keeps one order per key; `outcomes` set the fate of each request. */
function serverOver(...outcomes: ('arrives' | 'answer lost' | 'request lost' | ApiError)[]) {
  const orders = new Map<string, { readonly sent: string; readonly order: Order }>()
  const send = async ({ key, data }: OrderAttempt): Promise<Order> => {
    const outcome = outcomes.shift() ?? 'arrives'
    if (outcome instanceof ApiError) throw outcome
    const lost = new ApiError(0, 'NETWORK', 'The shop could not be reached. Please try again.')
    if (outcome === 'request lost') throw lost
    const sent = JSON.stringify(data)
    const known = orders.get(key)
    if (known && known.sent !== sent) throw new ApiError(422, 'KEY_REUSED', 'Already placed')
    const order = known?.order ?? ({ _id: `order-${orders.size + 1}` } as Order)
    orders.set(key, { sent, order })
    if (outcome === 'answer lost') throw lost
    return order
  }
  return { orders, placement: createPlacement(draft, send) }
}

test('an answered order leaves no record', async () => {
  const { placement } = serverOver()
  expect(await placement.place(first)).toMatchObject({ isEarlier: false })
  expect(placement.unanswered()).toBeNull()
})

test('after a lost answer a retry returns the same order, also after a reload', async () => {
  const { orders, placement } = serverOver('answer lost')
  await expect(placement.place(first)).rejects.toThrow('could not be reached')
  expect(placement.unanswered()).toEqual(first)
  expect(await placement.place(first)).toMatchObject({
    order: { _id: 'order-1' },
    isEarlier: false,
  })
  expect(orders.size).toBe(1)
})

test('details changed after a lost request are ordered', async () => {
  const { placement } = serverOver('request lost')
  await expect(placement.place(first)).rejects.toThrow()
  expect(await placement.place(corrected)).toMatchObject({ isEarlier: false })
  expect(placement.unanswered()).toBeNull()
})

test('details changed after a lost answer return the existing order, not a second one', async () => {
  const { orders, placement } = serverOver('answer lost')
  await expect(placement.place(first)).rejects.toThrow()
  expect(await placement.place(corrected)).toMatchObject({
    order: { _id: 'order-1' },
    isEarlier: true,
  })
  expect(orders.size).toBe(1)
})

test('a refusal settles the attempt', async () => {
  const refusal = new ApiError(409, 'PRICE_CHANGED', 'Prices have changed.')
  const { placement } = serverOver(refusal)
  await expect(placement.place(first)).rejects.toBe(refusal)
  expect(placement.unanswered()).toBeNull()
})

test('a server error settles nothing', async () => {
  const { placement } = serverOver(new ApiError(503, 'UNAVAILABLE', 'briefly unavailable'))
  await expect(placement.place(first)).rejects.toThrow()
  expect(placement.unanswered()).toEqual(first)
})

test('a refusal of changed details does not settle the first attempt', async () => {
  const { placement } = serverOver(
    'answer lost',
    new ApiError(400, 'INVALID_INPUT', 'Please check'),
  )
  await expect(placement.place(first)).rejects.toThrow()
  await expect(placement.place(corrected)).rejects.toThrow('Please check')
  expect(placement.unanswered()).toEqual(first)
})

test('a changed cart settles every attempt under its key (rule: one-key-one-order)', async () => {
  const refusal = new ApiError(409, 'CART_CHANGED', 'Your cart is empty')
  const { placement } = serverOver('request lost', refusal)
  await expect(placement.place(first)).rejects.toThrow()
  await expect(placement.place(corrected)).rejects.toBe(refusal)
  expect(placement.unanswered()).toBeNull()
})

test('another cart starts a new attempt', async () => {
  const { placement } = serverOver('request lost', 'request lost')
  await expect(placement.place(first)).rejects.toThrow()
  const next = { ...first, key: 'cart-2' }
  await expect(placement.place(next)).rejects.toThrow()
  expect(placement.unanswered()).toEqual(next)
})
