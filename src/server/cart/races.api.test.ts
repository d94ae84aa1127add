import { describe, expect, it } from 'vitest'
import type { Cart } from '#domain/contract/cart.ts'
import { terms } from '#domain/terms.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()
const product = await newProduct(shop)

const models = Array.from({ length: 70 }, (_, index) => `Model ${index}`)
const add = (as: Visitor, quantity: number, selectedModel = 'iPhone 15', { id } = product) =>
  shop.send('addToCart', { body: { productId: id, quantity, selectedModel } }, as)
const set = (as: Visitor, quantity: number) =>
  shop.send(
    'updateCartLine',
    { params: { productId: product.id }, body: { quantity, selectedModel: 'iPhone 15' } },
    as,
  )
const remove = (as: Visitor, selectedModel = 'iPhone 15') =>
  shop.send(
    'removeCartLine',
    { params: { productId: product.id }, query: { selectedModel }, body: undefined },
    as,
  )
const read = async (as: Visitor) => (await shop.send('getCart', {}, as)).body
const quantities = ({ items }: Pick<Cart, 'items'>) => items.map(({ qty }) => qty)
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe.each([
  ['a guest', async () => newGuest()],
  ['an account', () => newAccount(shop)],
] as const)('concurrent changes of the cart of %s', (_who, newVisitor) => {
  it('count each addition, including those that create the cart', async () => {
    const visitor = await newVisitor()
    const answers = await times(8, () => add(visitor, 1))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(quantities(await read(visitor))).toEqual([8])
    expect(new Set(answers.map(({ body }) => body.checkoutKey)).size).toBeLessThanOrEqual(8)
  })

  it('never exceed 10, with a notice to exactly those that were capped (rule: line-limit)', async () => {
    const visitor = await newVisitor()
    const answers = await times(24, () => add(visitor, 1))
    expect(quantities(await read(visitor))).toEqual([10])
    expect(answers.filter(({ body }) => body.notice === undefined)).toHaveLength(10)
    expect(answers.every(({ body }) => body.items.every(({ qty }) => qty <= 10))).toBe(true)
  })

  it(`never exceed ${terms.maxCartLines} lines`, async () => {
    const visitor = await newVisitor()
    const wide = await newProduct(shop, { deviceModels: models })
    const answers = await times(50, (index) => add(visitor, 1, models[index], wide))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const late = await times(20, (index) => add(visitor, 1, models[50 + index], wide))
    expect(late.every(({ status }) => status === 400)).toBe(true)
    await shop.send('clearCart', {}, visitor)
    await times(45, (index) => add(visitor, 1, models[index], wide))
    const last = await times(25, (index) => add(visitor, 1, models[45 + index], wide))
    expect(last.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await read(visitor)).items).toHaveLength(terms.maxCartLines)
  })
})

it('an addition that meets a login begins a new cart, without the notice of the merged one', async () => {
  const guest = newGuest()
  await add(guest, 5)
  const merging = await heldTransaction(shop, (tx) =>
    tx.deleteFrom('carts').where('guest_hash', '=', hashSecret(guest.sessionId)).execute(),
  )
  const adding = add(guest, 6)
  await lockWaiters(shop)
  await merging.commit()
  const { body } = await adding
  expect(quantities(body)).toEqual([6])
  expect(body.notice).toBeUndefined()
})

describe('two changes of which the second has no effect', () => {
  const clear = (as: Visitor) => shop.send('clearCart', {}, as)

  it.each([
    ['clearing twice', clear, clear, 200],
    ['removing a line twice', remove, remove, 200],
    ['removing and clearing', remove, clear, 200],
    ['clearing and removing', clear, remove, 200],
    ['clearing and setting', clear, (as: Visitor) => set(as, 2), 404],
  ] as const)(
    '%s changes the cart and its key once (rule: one-key-one-order)',
    async (...change) => {
      const [, first, second, statusOfSecond] = change
      const visitor = await newAccount(shop)
      await add(visitor, 1)
      const before = await versions()
      // The cart is locked until both wait for it, in this order.
      const locked = await heldTransaction(shop, (tx) =>
        tx.selectFrom('carts').select('id').where('user_id', '=', visitor.id).forUpdate().execute(),
      )
      const one = first(visitor)
      await lockWaiters(shop, 1)
      const other = second(visitor)
      await lockWaiters(shop, 2)
      await locked.commit()
      expect((await one).status).toBe(200)
      expect((await other).status).toBe(statusOfSecond)
      expect((await versions()) - before).toBe(1)
      expect((await read(visitor)).checkoutKey).toBe((await one).body.checkoutKey)
    },
  )
})

async function versions(): Promise<number> {
  const { total } = await shop.database.db
    .selectFrom('carts')
    .select(({ fn }) => fn.sum<number>('version').as('total'))
    .executeTakeFirstOrThrow()
  return total
}
