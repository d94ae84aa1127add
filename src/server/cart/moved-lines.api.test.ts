import { describe, expect, it } from 'vitest'
import type { Cart } from '#domain/contract/cart.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { newAccount } from '#testing/accounts.ts'
import { newProduct, peacock, type TestProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()
const iphone = await newProduct(shop, { name: 'iPhone case' })
const samsung = await newProduct(shop, {
  ...{ name: 'Samsung case', brand: 'samsung' },
  deviceModels: ['Galaxy A15'],
})
const named = await newProduct(shop, {
  ...{ name: 'Name case', caseType: 'Name Customization' },
  design: { ...peacock, look: 'nastaliq' },
})

interface Line {
  readonly product: TestProduct
  readonly model?: string
  readonly name?: string
}

const bodyOf = ({ product, model = 'iPhone 15', name }: Line) => ({
  productId: product.id,
  selectedModel: model,
  ...(name !== undefined && { customName: name }),
})

const add = (as: Visitor, line: Line, quantity = 1) =>
  shop.send('addToCart', { body: { ...bodyOf(line), quantity } }, as)

const move = (as: Visitor, from: Line, to: Line) => {
  const { productId, ...body } = bodyOf(from)
  return shop.send('moveCartLine', { params: { productId }, body: { ...body, to: bodyOf(to) } }, as)
}

const linesOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ product, selectedModel, customName, qty }) =>
    [product.name, selectedModel, customName, qty].join('|'),
  )

const visitors: readonly (readonly [string, () => Promise<Visitor>])[] = [
  ['a guest', async () => newGuest()],
  ['an account', () => newAccount(shop)],
]

describe.each(visitors)('a line of %s (rule: moved-lines)', (_who, newVisitor) => {
  it('keeps pieces and place for another model, product or name', async () => {
    const visitor = await newVisitor()
    await add(visitor, { product: iphone }, 3)
    await add(visitor, { product: named })
    const model = await move(visitor, { product: iphone }, { product: iphone, model: 'iPhone 16' })
    expect(linesOf(model.body)).toEqual(['iPhone case|iPhone 16||3', 'Name case|iPhone 15||1'])
    const from = { product: iphone, model: 'iPhone 16' }
    const brand = await move(visitor, from, { product: samsung, model: 'Galaxy A15' })
    expect(linesOf(brand.body)).toEqual(['Samsung case|Galaxy A15||3', 'Name case|iPhone 15||1'])
    const name = await move(visitor, { product: named }, { product: named, name: 'عائشہ' })
    expect(linesOf(name.body)[1]).toBe('Name case|iPhone 15|عائشہ|1')
    expect(name.body.checkoutKey).not.toBe(brand.body.checkoutKey)
  })

  it('adds its pieces to a line that is there already, up to the limit', async () => {
    const visitor = await newVisitor()
    await add(visitor, { product: iphone }, terms.maxQuantity - 1)
    await add(visitor, { product: iphone, model: 'iPhone 16' }, 4)
    const from = { product: iphone, model: 'iPhone 16' }
    const { body } = await move(visitor, from, { product: iphone })
    expect(linesOf(body)).toEqual([`iPhone case|iPhone 15||${terms.maxQuantity}`])
    expect(linesOf((await move(visitor, { product: iphone }, { product: iphone })).body)).toEqual([
      `iPhone case|iPhone 15||${terms.maxQuantity}`,
    ])
  })

  it('stays where the other isn’t on sale or the line is gone', async () => {
    const visitor = await newVisitor()
    await add(visitor, { product: iphone }, 2)
    const refused = await move(visitor, { product: iphone }, { product: samsung })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'to.selectedModel', message: t.product.modelMissing }] },
    })
    const gone = await move(visitor, { product: named }, { product: named, name: 'Ayesha' })
    expect(gone.status).toBe(404)
    const { body } = await shop.send('getCart', {}, visitor)
    expect(linesOf(body)).toEqual(['iPhone case|iPhone 15||2'])
  })
})

it('a case without its name shows none in the cart, not a sample’s (rule: name-on-the-case)', async () => {
  const guest = newGuest()
  await add(guest, { product: named })
  const { body } = await add(guest, { product: named, name: 'Ayesha' })
  const [nameless, ayesha] = body.items.map(({ product }) => product.image[0])
  expect(nameless).toContain('--blank-')
  expect(ayesha).not.toContain('--blank-')
})
