import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { newAccount } from '#testing/accounts.ts'
import { newProduct, type ProductOptions, peacock } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop()
const admin = await newAccount(shop, { isAdmin: true })

const others = ['Samsung Galaxy', 'Vivo', 'Tecno', 'Infinix', 'Google Pixel', 'Xiaomi/Redmi']
let number = 0
/** A drawn iPhone case of a design of its own. */
const drawn = (options: ProductOptions = {}, colour: string | null = null) =>
  newProduct(shop, {
    name: `Peacock ${++number}`,
    caseType: 'Graphical',
    design: {
      ...peacock,
      look: 'ajrak',
      colour: colour ?? `#0000${String(number).padStart(2, '0')}`,
    },
    ...options,
  })
const brandsOf = async (id: string) =>
  (await shop.send('listDesignBrands', { params: { id } }, admin)).body
const make = (id: string) => shop.send('makeForAllBrands', { params: { id } }, admin)

describe('a drawn case is made for all brands (rule: one-design)', () => {
  test('by one call, for all phones of each brand of its kind, once', async () => {
    const { id, name } = await drawn({ price: 1250, description: 'The peacock of a truck.' })
    await changeRow(shop, 'products', id, { name_urdu: 'مور', is_sample: true, family: '' })
    expect(await brandsOf(id)).toEqual({ made: ['iPhone'], missing: others, missingProducts: 6 })

    const { status, body } = await make(id)
    expect(status).toBe(200)
    expect(body.message).toMatch(/^Also made for .*Samsung Galaxy.* and .*Xiaomi\/Redmi/)
    expect(body.products.map(({ brand }) => brand)).toEqual(others)
    for (const product of body.products) {
      expect(product).toMatchObject({
        ...{ name, nameUrdu: 'مور', description: 'The peacock of a truck.', price: 1250 },
        ...{ caseType: 'Graphical', isSample: false, numReviews: 0 },
        deviceModels: modelsOf(product.brandSlug),
        design: { look: 'ajrak' },
      })
    }
    const [forSamsung] = body.products
    expect(forSamsung?.slug).toMatch(/^peacock-\d+-samsung-galaxy$/)
    const found = await shop.send('getProduct', { params: { id: forSamsung?.slug ?? '' } })
    expect(found.body.alsoFor).toContain('Vivo')

    expect(await brandsOf(id)).toEqual({
      made: ['iPhone', ...others],
      missing: [],
      missingProducts: 0,
    })
    expect((await make(id)).body).toEqual({ message: 'It is made for every brand.', products: [] })
    const { body: activity } = await shop.send('listActivity', { query: {} }, admin)
    expect(JSON.stringify(activity)).toContain(`Made ${name} for`)
  })

  test('where it isn’t made in that colour, and with the other colours of its family', async () => {
    const family = 'kept-together'
    const red = await drawn({ family }, '#aa0000')
    await drawn({ family }, '#00aa00')
    await drawn({ brand: 'vivo', deviceModels: ['Vivo Y21'] }, '#aa0000')
    expect(await brandsOf(red.id)).toMatchObject({ missingProducts: 11 })
    const { body } = await make(red.id)
    expect(body.products).toHaveLength(11)
    const forVivo = body.products.filter(({ brandSlug }) => brandSlug === 'vivo')
    expect(forVivo.map(({ design, family: of }) => [design?.colour, of])).toEqual([
      ['#00aa00', family],
    ])
  })

  test('and again after it was taken off sale', async () => {
    const { id } = await drawn()
    const { body } = await make(id)
    const [first] = body.products
    await shop.send('deleteProduct', { params: { id: first?._id ?? '' } }, admin)
    expect(await brandsOf(id)).toMatchObject({ missing: ['Samsung Galaxy'] })
    const again = (await make(id)).body.products
    expect(again.map(({ slug }) => slug)).toEqual([`${first?.slug}-2`])
  })

  test('once by concurrent calls', async () => {
    const { id } = await drawn()
    const answers = await Promise.all([make(id), make(id), make(id)])
    expect(answers.flatMap(({ body }) => body.products)).toHaveLength(brands.length - 2)
  })

  test('earphones have no other brand', async () => {
    const { id } = await drawn({
      ...{ brand: 'airpods', deviceModels: ['AirPods 4'], caseType: 'Simple' },
      design: { ...peacock, look: 'blush' },
    })
    expect(await brandsOf(id)).toEqual({ made: ['Airpods'], missing: [], missingProducts: 0 })
  })
})

test('photos show one phone, and are refused', async () => {
  const { id } = await newProduct(shop, { photos: { '/uploads/front.webp': [] } })
  expect(await brandsOf(id)).toEqual({ made: ['iPhone'], missing: [], missingProducts: 0 })
  const { status, body } = await make(id)
  expect([status, body]).toMatchObject([
    400,
    { message: 'Photos show one phone. Only a drawn case can be made for all brands.' },
  ])
})

test('an unknown product is not found', async () => {
  expect((await make('no-such-case')).status).toBe(404)
  const { status } = await shop.send('listDesignBrands', { params: { id: 'no-such-case' } }, admin)
  expect(status).toBe(404)
})
