import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'
import { signIn, signOut } from '#web/kit/session/session.ts'
import { clearOnUserChange } from '#web/kit/store/store.ts'
import { findOrders, foundOrders } from './found-orders.ts'

let stop: () => void
beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([{ _id: 'o1' }])))
  stop = clearOnUserChange()
})
afterEach(() => {
  signOut()
  stop()
  vi.unstubAllGlobals()
})

test('a result is kept for a return, also without subscribers', async () => {
  expect(await findOrders(' guest@shop.test ')).toEqual([{ _id: 'o1' }])
  foundOrders().subscribe(() => undefined)()
  await Promise.resolve()
  expect(foundOrders().get()).toEqual({ email: ' guest@shop.test ', orders: [{ _id: 'o1' }] })
})

test('another visitor sees no earlier result', async () => {
  await findOrders('guest@shop.test')
  signIn(ayesha)
  expect(foundOrders().get()).toBeNull()
  await findOrders('guest@shop.test')
  signOut()
  expect(foundOrders().get()).toBeNull()
})
