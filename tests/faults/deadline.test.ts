import { describe, expect, test } from 'vitest'
import { newProduct } from '#testing/products.ts'
import { newGuest } from '#testing/shop.ts'
import { everyCall, expectAnswers, openSlowShop, sendAll } from '#testing/slow-shop.ts'

const slow = await openSlowShop()

describe('every call answers in time', () => {
  test.each([
    ['with half a second of latency', 500],
    ['with more latency than the time limit', 2_000],
  ])('on a database %s', async (_, delay) => {
    const prepared = await everyCall(slow)
    slow.path.delay = delay
    const results = await sendAll(slow, prepared)
    slow.path.delay = 0
    expectAnswers(results)
  })

  test('with success, where it has few statements and half a second of latency', async () => {
    const product = await newProduct(slow.stored)
    const paths = ['/api/shop', `/api/products/${product.id}/reviews`, '/api/cart']
    const { headers } = newGuest()
    const sendEach = () => Promise.all(paths.map((each) => slow.shop.sendRaw(each, { headers })))
    // Opens the connections: each takes several round trips.
    await sendEach()
    slow.path.delay = 500
    const answers = await sendEach()
    slow.path.delay = 0
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
