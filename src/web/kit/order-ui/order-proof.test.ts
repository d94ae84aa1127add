import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { orderEntry, readOrder } from './order-proof.ts'

const fetched = vi.fn<typeof fetch>()
const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const version = (number: number) => ({ _id: 'o1', version: number }) as Order

let leave: () => void
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
  leave = orderEntry('o1').subscribe(() => undefined)
})
afterEach(() => {
  leave()
})

test('a missing answer keeps the order on the screen', async () => {
  answers(200, version(3))
  await readOrder('o1')
  answers(503, { message: 'Later', code: 'UNAVAILABLE' })
  expect((await readOrder('o1')).get()).toEqual(version(3))
})

test('a refusal is thrown', async () => {
  answers(200, version(3))
  await readOrder('o1')
  answers(404, { message: 'Order not found', code: 'NOT_FOUND' })
  await expect(readOrder('o1')).rejects.toMatchObject({ status: 404 })
})

test('a missing answer without an order on the screen is thrown', async () => {
  answers(503, { message: 'Later', code: 'UNAVAILABLE' })
  await expect(readOrder('o1')).rejects.toMatchObject({ status: 503 })
})

test('an outdated answer is dropped', async () => {
  answers(200, version(3))
  await readOrder('o1')
  answers(200, version(2))
  expect((await readOrder('o1')).get().version).toBe(3)
})
