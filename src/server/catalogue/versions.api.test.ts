import { describe, expect, it } from 'vitest'
import { t } from '#messages'
import { newAccount } from '#testing/accounts.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newProduct, productForm } from '#testing/products.ts'
import { changeRow, storedRow } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'

/** Optimistic concurrency control between two admins, on real PostgreSQL (rule: concurrent-edit). */

const ROUNDS = 20

const shop = await openTestShop({ rateLimitScale: 0 })
const first = await newAccount(shop, { isAdmin: true })
const second = await newAccount(shop, { isAdmin: true })

const outdated = {
  status: 409,
  body: {
    message: t.refusals.productChanged,
    code: 'CONFLICT',
    changed: expect.arrayContaining(['price']),
  },
}

const seen = (version: string) => ({ 'if-match': version })
const save = (id: string, price: number, headers = {}, as = first) =>
  shop.send('updateProduct', { params: { id }, body: { ...productForm, price } }, as, headers)
const remove = (id: string, headers = {}, as = first) =>
  shop.send('deleteProduct', { params: { id } }, as, headers)
const stored = (id: string) => storedRow(shop, 'products', id)

describe('a request with an older version', () => {
  it.each(['"1"', '1', '7'])('can neither save nor delete: %s', async (version) => {
    const { id } = await newProduct(shop)
    await save(id, 1100)
    // A version that never existed is later than any change.
    const body = { ...outdated.body, changed: version === '7' ? [] : outdated.body.changed }
    expect(await save(id, 1200, seen(version), second)).toMatchObject({ ...outdated, body })
    expect(await remove(id, seen(version), second)).toMatchObject({ ...outdated, body })
    expect(await stored(id)).toMatchObject({ price: 1100_00, version: 2, deleted_at: null })
  })

  it('gets every field changed since that version, whatever changed it', async () => {
    const { body: added } = await shop.send(
      'createProduct',
      { body: { ...productForm, image: '/images/a.webp', colours: ['black'] } },
      first,
    )
    const params = { id: added._id }
    const change = async (version: string, changes: object) => {
      const body = { ...productForm, ...changes }
      const answer = await shop.send('updateProduct', { params, body }, first, seen(version))
      return answer.status === 200 ? answer.status : answer.body.changed
    }
    const renamed = { name: 'Clearer Case', deviceModels: ['iPhone 15', 'iPhone 16'] }
    expect(await change('1', renamed)).toBe(200)
    expect(await change('2', { ...renamed, image: ['/images/b.webp', '/images/a.webp'] })).toBe(200)
    expect(await change('3', { ...renamed, caseType: 'Silicon', colours: ['red'] })).toBe(200)
    // Saved without changes: a newer version with equal fields.
    expect(await change('4', { ...renamed, caseType: 'Silicon' })).toBe(200)

    expect(await change('1', {})).toEqual(['name', 'deviceModels', 'caseType', 'colours', 'image'])
    expect(await change('2', {})).toEqual(['caseType', 'colours', 'image'])
    expect(await change('3', {})).toEqual(['caseType', 'colours'])
    expect(await change('4', {})).toEqual([])
    await changeRow(shop, 'products', params.id, { price: 1500_00, version: 6 })
    expect(await change('5', {})).toEqual(['price'])
  })

  it('gets a changed design, which changes the pictures too', async () => {
    const design = { look: 'ajrak', colour: null, motif: null, artwork: null, seed: 'a' }
    const drawn = { ...productForm, caseType: 'Graphical', design }
    const { body: added } = await shop.send('createProduct', { body: drawn }, first)
    const params = { id: added._id }
    const again = { ...drawn, design: { ...design, seed: 'b' } }
    await shop.send('updateProduct', { params, body: again }, first)
    const late = await shop.send('updateProduct', { params, body: drawn }, second, seen('1'))
    expect(late).toMatchObject({ status: 409, body: { changed: ['image', 'design'] } })
  })

  it('conflicts with the change that it waited for', async () => {
    const { id } = await newProduct(shop)
    const changing = await heldTransaction(shop, (tx) =>
      tx
        .updateTable('products')
        .set((eb) => ({ price: 1100_00, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute(),
    )
    const saving = save(id, 1200, seen('"1"'))
    await lockWaiters(shop)
    await changing.commit()
    expect(await saving).toMatchObject(outdated)
    expect(await stored(id)).toMatchObject({ price: 1100_00, version: 2 })
  })
})

describe('a request with the current version, or without one', () => {
  it.each([
    ['"2"', seen('"2"')],
    ['2', seen('2')],
    ['*', seen('*')],
    ['nothing', {}],
  ])('can save and delete: %s', async (_name, headers) => {
    const { id } = await newProduct(shop)
    await save(id, 1100)
    expect((await save(id, 1200, headers)).body).toMatchObject({ price: 1200, version: 3 })
    const { id: other } = await newProduct(shop)
    await save(other, 1100)
    expect((await remove(other, headers)).status).toBe(200)
  })
})

it('a malformed version is refused by name', async () => {
  const { id } = await newProduct(shop)
  const expected = {
    status: 400,
    body: { code: 'INVALID_INPUT', message: 'If-Match takes the version of the product' },
  }
  expect(await save(id, 1100, seen('"two"'))).toMatchObject(expected)
  expect(await remove(id, seen('W/"1"'))).toMatchObject(expected)
  expect((await stored(id)).version).toBe(1)
})

describe('of two requests with the same version', () => {
  it('that save, exactly one succeeds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await newProduct(shop)
      const answers = await Promise.all([
        save(id, 1100, seen('"1"'), first),
        save(id, 1200, seen('"1"'), second),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const price = answers[0]?.status === 200 ? 1100_00 : 1200_00
      expect(await stored(id)).toMatchObject({ price, version: 2, deleted_at: null })
    }
  })

  it('that save and delete, exactly one succeeds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await newProduct(shop)
      const [saved, deleted] = await Promise.all([
        save(id, 1100, seen('"1"'), first),
        remove(id, seen('"1"'), second),
      ])
      // After a deletion the product is unknown.
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([saved.status, deleted.status])
      const { version, deleted_at } = await stored(id)
      expect([version, deleted_at === null]).toEqual([2, saved.status === 200])
    }
  })
})
