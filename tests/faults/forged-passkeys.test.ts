import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECOND } from '#domain/text/units.ts'
import { newAuthenticator, type TestAuthenticator } from '#testing/authenticator.ts'
import { newPhone, orderBody } from '#testing/orders.ts'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { newGuest, openTestShop, TEST_ORIGIN, type TestShop } from '#testing/shop.ts'

/** Forged logins by a passkey that the attacker has added to an account of their own. */

/** Concurrent forged logins, more than the connections of the pool. */
const FORGERS = 24
/** Orders of the shopper, each with a cart. */
const ORDERS = 40

let shop: TestShop
let product: TestProduct
let authenticator: TestAuthenticator
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: 'loopback' })
  product = await newProduct(shop)
  authenticator = newAuthenticator(TEST_ORIGIN)
  const by = as(await signedUp(shop))
  const { body } = await shop.send('startPasskey', { body: { currentPassword: testPassword } }, by)
  const response = authenticator.make(body)
  expect((await shop.send('addPasskey', { body: { response } }, by)).status).toBe(200)
})
afterAll(() => shop.close())

/** Sends forged logins from networks of its own until `isOver`; returns how many were refused. */
async function forge(forger: number, isOver: () => boolean): Promise<number> {
  let count = 0
  while (!isOver()) {
    // Every hundred calls another network, so that no limit ends the attack.
    const network = { 'x-forwarded-for': `2001:db8:${forger}:${Math.floor(count / 100)}::1` }
    const asked = (await shop.send('startPasskeyLogin', {}, undefined, network)).body
    const challenges = [asked, { challenge: 'made-up' }]
    for (const options of challenges) {
      const response = authenticator.sign(options, { isVerified: false })
      await shop.send('logInByPasskey', { body: { response } }, undefined, network)
      count += 1
    }
  }
  return count
}

test('hold up neither carts nor orders of a shopper', async () => {
  let isOver = false
  const forgers = Array.from({ length: FORGERS }, (_, forger) => forge(forger + 1, () => isOver))
  const times: number[] = []
  const timed = async (call: () => Promise<{ readonly status: number }>): Promise<number> => {
    const begun = performance.now()
    const { status } = await call()
    times.push(performance.now() - begun)
    return status
  }
  const statuses: number[] = []
  for (let order = 0; order < ORDERS; order += 1) {
    const guest = newGuest()
    const addition = { productId: product.id, quantity: 1, selectedModel: 'iPhone 15' }
    statuses.push(await timed(() => shop.send('addToCart', { body: addition }, guest)))
    const body = { ...orderBody(product), phone: newPhone() }
    statuses.push(await timed(() => shop.send('placeOrder', { body }, guest)))
  }
  isOver = true
  const forged = (await Promise.all(forgers)).reduce((sum, count) => sum + count, 0)
  expect(statuses.filter((status, at) => status !== (at % 2 === 0 ? 200 : 201))).toEqual([])
  const slowest = times.toSorted((a, b) => a - b)
  expect(slowest[Math.floor(slowest.length * 0.95)]).toBeLessThan(SECOND / 2)
  expect(forged).toBeGreaterThan(FORGERS)
})
