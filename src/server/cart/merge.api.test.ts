import { describe, expect, it } from 'vitest'
import { cartFull } from '#domain/cart/lines.ts'
import { cappedNotice } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { terms } from '#domain/terms.ts'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()
const aurora = await newProduct(shop, { name: 'Aurora' })
const marble = await newProduct(shop, { name: 'Marble' })

const add = (as: Visitor, { id }: TestProduct, quantity = 1, selectedModel = 'iPhone 15') =>
  shop.send('addToCart', { body: { productId: id, quantity, selectedModel } }, as)
const merge = (as: Visitor, { sessionId }: { sessionId: string }) =>
  shop.send('mergeCart', { body: { sessionId } }, as)
const read = async (as: Visitor) => (await shop.send('getCart', {}, as)).body
const linesOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ product, selectedModel, qty }) => `${product.name} ${selectedModel} ${qty}`)
const cartRows = async () =>
  (await shop.database.db.selectFrom('carts').select('id').execute()).length

describe('merging a guest’s cart into an account’s (rule: cart-merge)', () => {
  it('sums by product and model, in the order of adding, and deletes the guest’s cart', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(account, marble, 2)
    await add(account, aurora, 1, 'iPhone 16')
    await add(guest, aurora, 3)
    await add(guest, marble, 4)
    await add(guest, aurora, 1, 'iPhone 16')
    const before = (await read(account)).checkoutKey
    const { status, body } = await merge(account, guest)
    expect(status).toBe(200)
    expect(linesOf(body)).toEqual([
      'Marble iPhone 15 6',
      'Aurora iPhone 16 2',
      'Aurora iPhone 15 3',
    ])
    expect(body).not.toHaveProperty('notice')
    expect(body.checkoutKey).not.toBe(before)
    expect((await read(guest)).items).toEqual([])
  })

  it('creates the account’s cart if necessary, and has no effect the second time', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(guest, marble, 4)
    await add(guest, aurora, 2)
    const rows = await cartRows()
    const { body } = await merge(account, guest)
    expect(linesOf(body)).toEqual(['Marble iPhone 15 4', 'Aurora iPhone 15 2'])
    expect(await cartRows()).toBe(rows)
    expect(await merge(account, guest)).toMatchObject({ status: 200, body })
  })

  it('caps a sum at 10, with a notice (rule: line-limit)', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(account, aurora, 6)
    await add(guest, aurora, 5)
    const { body } = await merge(account, guest)
    expect([linesOf(body), body.notice]).toEqual([['Aurora iPhone 15 10'], cappedNotice()])
  })

  it('sums once in 20 concurrent calls with concurrent additions', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(account, aurora, 2)
    await add(guest, aurora, 3)
    await add(guest, marble, 1)
    const merges = Array.from({ length: 20 }, () => merge(account, guest))
    const additions = Array.from({ length: 4 }, () => add(account, aurora, 1))
    const answers = await Promise.all([...merges, ...additions])
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200))
    expect(linesOf(await read(account))).toEqual(['Aurora iPhone 15 9', 'Marble iPhone 15 1'])
    expect((await read(guest)).items).toEqual([])
  })

  it('loses no concurrent addition to the guest’s cart', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(guest, aurora, 1)
    const work = Array.from({ length: 16 }, (_, index) =>
      index % 2 === 0 ? merge(account, guest) : add(guest, aurora, 1),
    )
    const answers = await Promise.all(work)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await merge(account, guest)
    expect(linesOf(await read(account))).toEqual(['Aurora iPhone 15 9'])
  })

  it('gives the cart to one of several accounts', async () => {
    const guest = newGuest()
    const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(shop)))
    await add(guest, aurora, 3)
    await Promise.all(accounts.map((account) => merge(account, guest)))
    const items = await Promise.all(accounts.map(async (account) => (await read(account)).items))
    expect(items.flat()).toHaveLength(1)
  })

  it('moves lines that are not available too, flagged (rule: unavailable-lines)', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    const deleted = await newProduct(shop)
    await add(guest, deleted)
    await changeRow(shop, 'products', deleted.id, { deleted_at: new Date() })
    expect((await merge(account, guest)).body.items).toMatchObject([{ unavailable: true }])
  })

  it('is refused when the lines exceed the limit, and keeps both carts', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    const deviceModels = Array.from({ length: terms.maxCartLines }, (_, index) => `Model ${index}`)
    const wide = await newProduct(shop, { deviceModels })
    for (const model of deviceModels) await add(account, wide, 1, model)
    await add(guest, wide, 1, 'Model 3')
    await add(guest, aurora)
    expect(await merge(account, guest)).toMatchObject({
      status: 400,
      body: { message: cartFull(), code: 'CART_FULL' },
    })
    expect((await read(guest)).items).toHaveLength(2)
    expect((await read(account)).items).toHaveLength(terms.maxCartLines)
  })

  it('leaves an admin’s cart and the guest’s unchanged (rule: logout)', async () => {
    const [guest, admin] = [newGuest(), await newAccount(shop, { isAdmin: true })]
    await add(guest, aurora, 3)
    await add(admin, marble, 1)
    const { body } = await merge(admin, guest)
    expect(linesOf(body)).toEqual(['Marble iPhone 15 1'])
    expect(linesOf(await read(guest))).toEqual(['Aurora iPhone 15 3'])
  })

  it('treats an unknown session as an empty cart, without creating one', async () => {
    const account = await newAccount(shop)
    const rows = await cartRows()
    expect(await merge(account, newGuest())).toMatchObject({ status: 200, body: { items: [] } })
    expect(await cartRows()).toBe(rows)
  })

  it.each(['', 'abc', 'guest_', 'guest_a b', `guest_${'a'.repeat(81)}`, `guest_\0`])(
    'refuses the malformed session id %j',
    async (sessionId) => {
      const account = await newAccount(shop)
      expect(await merge(account, { sessionId })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      })
    },
  )

  it('requires a login, and merges guests’ carts only', async () => {
    expect((await merge(anonymous, newGuest())).status).toBe(401)
    expect((await merge(newGuest(), newGuest())).status).toBe(401)
    const [victim, thief] = [await newAccount(shop), await newAccount(shop)]
    await add(victim, aurora)
    expect((await merge(thief, { sessionId: victim.id })).status).toBe(400)
    expect((await merge(thief, { sessionId: `guest_${victim.id}` })).body.items).toEqual([])
    expect((await read(victim)).items).toHaveLength(1)
  })
})

describe('orders of the merged session (rule: guest-order-access)', () => {
  it('are claimed even when placed concurrently', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    const product = await newProduct(shop)
    await add(guest, product)
    const holding = await heldTransaction(shop, (tx) =>
      tx.selectFrom('products').select('id').where('id', '=', product.id).forUpdate().execute(),
    )
    const placing = placedOrder(shop, orderBody(product), guest)
    await lockWaiters(shop)
    const merging = merge(account, guest)
    await lockWaiters(shop, 2)
    await holding.commit()
    const order = await placing
    expect((await merging).body.items).toEqual([])
    const { body } = await shop.send('getOrder', { params: { id: order._id } }, account)
    expect(body.access).toBe('full')
  })

  it('stay masked when the session id is too weak as a proof', async () => {
    const sessionId = `guest_${'a'.repeat(21)}`
    const order = await placedOrder(shop, orderBody(aurora), {
      headers: { 'x-session-id': sessionId },
    })
    const account = await newAccount(shop)
    expect((await merge(account, { sessionId })).status).toBe(200)
    const { body } = await shop.send('getOrder', { params: { id: order._id } }, account)
    expect(body.access).toBe('masked')
  })
})
