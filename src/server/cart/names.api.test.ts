import { describe, expect, it } from 'vitest'
import { customNameRefused } from '#domain/cart/custom-name.ts'
import { cartFull } from '#domain/cart/lines.ts'
import { cappedNotice } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { newAccount } from '#testing/accounts.ts'
import { openLoggedShop } from '#testing/logged-shop.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { newGuest, type Visitor } from '#testing/shop.ts'

const { shop, logged } = await openLoggedShop()
const named = await newProduct(shop, { name: 'Your Name', caseType: 'Name Customization' })
const plain = await newProduct(shop, { name: 'Clear' })

/** Fields of a line in a request; undefined ones are not sent. */
interface CartAnswer {
  readonly quantity?: number
  readonly selectedModel?: string
  readonly customName?: string
}

const add = (as: Visitor, { id }: TestProduct, fields: CartAnswer = {}) =>
  shop.send(
    'addToCart',
    { body: { productId: id, quantity: 1, selectedModel: 'iPhone 15', ...fields } },
    as,
  )
const set = (as: Visitor, { id }: TestProduct, quantity: number, fields: CartAnswer = {}) =>
  shop.send(
    'updateCartLine',
    { params: { productId: id }, body: { quantity, selectedModel: 'iPhone 15', ...fields } },
    as,
  )
const remove = (as: Visitor, { id }: TestProduct, body: CartAnswer, query: CartAnswer = {}) =>
  shop.send('removeCartLine', { params: { productId: id }, query, body }, as)
const read = async (as: Visitor) => (await shop.send('getCart', {}, as)).body
const linesOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ selectedModel, customName, qty }) => [selectedModel, customName, qty].join('|'))

const visitors: readonly (readonly [string, () => Promise<Visitor>])[] = [
  ['a guest', async () => newGuest()],
  ['an account', () => newAccount(shop)],
]

describe.each(visitors)('names in the cart of %s (rule: name-on-the-case)', (_who, newVisitor) => {
  it('make separate lines, in the order of addition', async () => {
    const visitor = await newVisitor()
    await add(visitor, named, { customName: 'Ayesha' })
    await add(visitor, named, { customName: 'عائشہ', quantity: 2 })
    await add(visitor, named)
    await add(visitor, named, { customName: 'Ayesha', selectedModel: 'iPhone 16' })
    const { status, body } = await add(visitor, named, { customName: 'Ayesha', quantity: 3 })
    const lines = ['iPhone 15|Ayesha|4', 'iPhone 15|عائشہ|2', 'iPhone 15||1', 'iPhone 16|Ayesha|1']
    expect([status, linesOf(body)]).toEqual([200, lines])
    expect(await read(visitor)).toEqual(body)
  })

  it('are normalized as they are printed, so that equal names are one line', async () => {
    const visitor = await newVisitor()
    const typed = ['Zoë ♥', ' Zoe\u0308  ❤\uFE0F ', 'Zoë\u00A0♥\uFE0F']
    for (const customName of typed) await add(visitor, named, { customName })
    for (const customName of ['', '  ']) await add(visitor, named, { customName })
    expect(linesOf(await read(visitor))).toEqual(['iPhone 15|Zoë ♥|3', 'iPhone 15||2'])
  })

  it('are ignored in every call for a product without names', async () => {
    const visitor = await newVisitor()
    await add(visitor, plain, { customName: 'Ayesha', quantity: 2 })
    const { body } = await add(visitor, plain, { customName: 'Sana' })
    expect(linesOf(body)).toEqual(['iPhone 15||3'])
    expect(linesOf((await set(visitor, plain, 5, { customName: 'Sana' })).body)).toEqual([
      'iPhone 15||5',
    ])
    const named = { selectedModel: 'iPhone 15', customName: 'Hira' }
    expect((await remove(visitor, plain, named)).body.items).toEqual([])
  })

  it('have a quantity limit each, and count as lines (rule: line-limit)', async () => {
    const visitor = await newVisitor()
    await add(visitor, named, { customName: 'Ayesha', quantity: 9 })
    const capped = await add(visitor, named, { customName: 'Ayesha', quantity: 2 })
    expect(capped.body.notice).toBe(cappedNotice())
    const other = await add(visitor, named, { customName: 'Sana', quantity: 10 })
    expect(other.body.notice).toBeUndefined()
    expect(linesOf(other.body)).toEqual(['iPhone 15|Ayesha|10', 'iPhone 15|Sana|10'])

    for (let n = 3; n <= terms.maxCartLines; n += 1) {
      await add(visitor, named, { customName: `Name ${n}` })
    }
    expect(await add(visitor, named, { customName: 'One more' })).toMatchObject({
      status: 400,
      body: { message: cartFull(), code: 'CART_FULL' },
    })
    expect((await add(visitor, named, { customName: 'Name 50' })).status).toBe(200)
    expect((await read(visitor)).items).toHaveLength(terms.maxCartLines)
  })

  it('select the line of a change (rule: identifying-a-line)', async () => {
    const visitor = await newVisitor()
    for (const customName of ['Ayesha', 'عائشہ', '']) await add(visitor, named, { customName })
    await set(visitor, named, 4, { customName: ' عائشہ ' })
    await set(visitor, named, 7, { customName: '' })
    const { body } = await set(visitor, named, 0, { customName: 'Ayesha' })
    expect(linesOf(body)).toEqual(['iPhone 15|عائشہ|4', 'iPhone 15||7'])
    expect(await set(visitor, named, 2, { customName: 'Ayesha' })).toMatchObject({
      status: 404,
      body: { message: t.cart.lineGone },
    })
    expect((await set(visitor, named, 11, { customName: '' })).body.notice).toBe(cappedNotice())
  })

  it('are required only when the model has several lines (rule: identifying-a-line)', async () => {
    const visitor = await newVisitor()
    await add(visitor, named, { customName: 'Ayesha' })
    expect(linesOf((await set(visitor, named, 3)).body)).toEqual(['iPhone 15|Ayesha|3'])
    await add(visitor, named, { customName: 'Sana' })
    const ambiguous = {
      status: 400,
      body: {
        message: t.cart.whichName,
        code: 'INVALID_INPUT',
        fields: [{ field: 'customName', message: t.cart.whichName }],
      },
    }
    const { checkoutKey } = await read(visitor)
    expect(await set(visitor, named, 5)).toMatchObject(ambiguous)
    expect(await set(visitor, named, 0)).toMatchObject(ambiguous)
    expect(await remove(visitor, named, {})).toMatchObject(ambiguous)
    expect(await remove(visitor, named, { selectedModel: 'iPhone 15' })).toMatchObject(ambiguous)
    expect(await read(visitor)).toMatchObject({ checkoutKey })

    await add(visitor, named, { customName: 'Sana', selectedModel: 'iPhone 16' })
    expect(await remove(visitor, named, { customName: 'Sana' })).toMatchObject({
      status: 400,
      body: { message: t.cart.whichModel, fields: [{ field: 'selectedModel' }] },
    })
    expect(linesOf((await remove(visitor, named, { selectedModel: 'iPhone 16' })).body)).toEqual([
      'iPhone 15|Ayesha|3',
      'iPhone 15|Sana|1',
    ])
    expect(linesOf((await remove(visitor, named, { customName: 'Ayesha' })).body)).toEqual([
      'iPhone 15|Sana|1',
    ])
    expect((await remove(visitor, named, {})).body.items).toEqual([])
  })

  it.each<[string, CartAnswer, CartAnswer]>([
    ['the body', { selectedModel: 'iPhone 15', customName: 'عائشہ' }, {}],
    ['the address', {}, { selectedModel: 'iPhone 15', customName: 'عائشہ' }],
    ['both, the body first', { customName: ' عائشہ ' }, { customName: 'Ayesha' }],
  ])('select the removed line in %s (rule: identifying-a-line)', async (_where, body, query) => {
    const visitor = await newVisitor()
    for (const customName of ['Ayesha', 'عائشہ', '']) await add(visitor, named, { customName })
    const removed = await remove(visitor, named, body, query)
    expect(linesOf(removed.body)).toEqual(['iPhone 15|Ayesha|1', 'iPhone 15||1'])
    const nameless = await remove(visitor, named, {}, { customName: '' })
    expect(linesOf(nameless.body)).toEqual(['iPhone 15|Ayesha|1'])
  })

  it('can be removed after the product no longer takes names', async () => {
    const visitor = await newVisitor()
    const changing = await newProduct(shop, { caseType: 'Name Customization' })
    for (const customName of ['Ayesha', 'Sana']) await add(visitor, changing, { customName })
    await changeRow(shop, 'products', changing.id, { case_type: 'Graphical' })
    const { body } = await remove(visitor, changing, { customName: 'Ayesha' })
    expect(linesOf(body)).toEqual(['iPhone 15|Sana|1'])
    expect(linesOf((await add(visitor, changing, { customName: 'Hira' })).body)).toEqual([
      'iPhone 15|Sana|1',
      'iPhone 15||1',
    ])
  })
})

describe('a name that can’t be printed (rule: name-on-the-case)', () => {
  it.each([
    ['15 characters', 'Abdulrehman 123'],
    ['a bidirectional control', 'Ali\u202Esana'],
    ['NUL', 'Ali\0'],
    ['a number', 7],
    ['null', null],
  ])('is refused with its message: %s', async (_what, customName) => {
    const visitor = newGuest()
    await add(visitor, named, { customName: 'Ayesha' })
    const fields = { customName } as CartAnswer
    for (const refused of [
      await add(visitor, named, fields),
      await set(visitor, named, 2, fields),
      await remove(visitor, named, fields),
      await add(visitor, plain, fields),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body).toEqual({
        message: customNameRefused(),
        code: 'INVALID_INPUT',
        fields: [{ field: 'customName', message: customNameRefused() }],
      })
    }
    expect(linesOf(await read(visitor))).toEqual(['iPhone 15|Ayesha|1'])
  })

  it('is refused in the query string, too', async () => {
    const refused = await remove(newGuest(), named, {}, { customName: 'Ali 😀' })
    expect(refused).toMatchObject({ status: 400, body: { message: customNameRefused() } })
  })
})

describe('merging a guest’s cart into an account’s (rule: cart-merge)', () => {
  const merge = (as: Visitor, { sessionId }: { sessionId: string }) =>
    shop.send('mergeCart', { body: { sessionId } }, as)

  it('sums lines of the same name only', async () => {
    const [guest, account] = [newGuest(), await newAccount(shop)]
    await add(account, named, { customName: 'Ayesha', quantity: 2 })
    await add(account, named, { quantity: 5 })
    await add(guest, named, { customName: 'عائشہ' })
    await add(guest, named, { customName: 'Ayesha', quantity: 3 })
    const { body } = await merge(account, guest)
    expect(linesOf(body)).toEqual(['iPhone 15|Ayesha|5', 'iPhone 15||5', 'iPhone 15|عائشہ|1'])
    expect(body.notice).toBeUndefined()
  })
})

it('logs no name in any case', async () => {
  const visitor = newGuest()
  const customName = 'Gul Bakhshi'
  await add(visitor, named, { customName })
  await set(visitor, named, 3, { customName })
  await remove(visitor, named, {}, { customName })
  await add(visitor, named, { customName: `${customName} Begum` })
  const lines = logged.join('')
  expect(lines.match(/"msg":"answered"/g)?.length).toBeGreaterThanOrEqual(4)
  expect(lines).not.toContain('Bakhshi')
})
