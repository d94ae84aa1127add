import { describe, expect, it } from 'vitest'
import type { ProductPage } from '#domain/contract/products.ts'
import { listedPage, newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'

/** From the oldest to the newest. */
const stock = [
  { name: 'Soft Matte', brand: 'vivo', deviceModels: ['Vivo Y21'], caseType: 'Silicon' },
  { name: 'Midnight Black', brand: 'vivo', deviceModels: ['Vivo V60'], caseType: 'Silicon' },
  { name: 'Air Bumper', brand: 'iphone', deviceModels: ['iPhone 15'], caseType: 'Transparent' },
  {
    name: 'Gajra',
    brand: 'iphone',
    deviceModels: ['iPhone 15', 'iPhone 13'],
    caseType: 'Girlish Covers',
    colours: ['pink'],
  },
  {
    name: 'Truck Art Peacock',
    brand: 'samsung',
    deviceModels: ['Galaxy A14'],
    caseType: 'Graphical',
  },
  { name: 'Card Holder', brand: 'samsung', deviceModels: ['Galaxy S24 Ultra'], caseType: 'Luxury' },
  { name: 'Racing Car', brand: 'techno', deviceModels: ['Tecno Spark 20'], caseType: 'Graphical' },
  {
    name: 'Plain Sand',
    brand: 'xiaomi',
    deviceModels: ['Redmi Note 13'],
    caseType: 'Mono colour',
    price: 700,
  },
] as const

const shop = await openTestShop()
for (const [age, wanted] of stock.entries()) {
  await newProduct(shop, { ...wanted, createdAt: new Date(Date.UTC(2026, 0, 1, age)) })
}

const found = (keyword: string) => listedPage(shop, { keyword })
const names = ({ products }: ProductPage) => products.map(({ name }) => name)

describe('a search by typed words (rule: brand-or-search)', () => {
  it('answers removable terms, dropped terms and further links', async () => {
    const { reply } = await found('black silicone for vivo y21')
    expect(reply).toEqual({
      pieces: [
        { label: 'Silicon', isWord: false, without: 'black for vivo y21' },
        { label: 'Vivo Y21', isWord: false, without: 'black silicone for' },
      ],
      leftOut: 'No black silicon case for Vivo Y21. 1 silicon case fits it.',
      ways: [
        { label: 'All cases for Vivo Y21', to: '/brand/vivo?model=Vivo+Y21', model: 'Vivo Y21' },
        { label: 'All Vivo cases', to: '/brand/vivo', brand: 'Vivo' },
      ],
      terms: [
        { kind: 'colour', label: 'Black', typed: 'black', values: ['black'], isLeftOut: true },
        {
          kind: 'type',
          label: 'Silicon',
          typed: 'silicone',
          values: ['Silicon'],
          isLeftOut: false,
        },
        {
          kind: 'model',
          label: 'Vivo Y21',
          typed: 'vivo y21',
          values: ['Vivo Y21'],
          isLeftOut: false,
        },
      ],
    })
    expect((await found('track order')).reply).toMatchObject({
      leadsTo: { to: '/track-order' },
      topic: 'track order',
    })
    expect((await found('Vivo')).reply).toBeUndefined()
  })

  it.each([
    ['black silicone for vivo y21', { deviceModel: 'Vivo Y21', caseType: 'Silicon' }],
    ['black silicone', { caseType: 'Silicon', colours: ['black'] }],
    ['samsung luxury', { brand: 'samsung' }],
    ['peach vivo', { brand: 'vivo' }],
    ['note 13', { deviceModel: 'Redmi Note 13' }],
    ['13 gajra', { deviceModel: 'iPhone 13' }],
    ['gulabi', { colours: ['pink'] }],
    ['iphone 15 ya 13', {}],
    ['galaxy cover', { brand: 'samsung' }],
    ['tpu', {}],
  ])('answers for %j the same as filters: %j', async (keyword, filters) => {
    const { words, dropped, ...understood } = (await found(keyword)).understood ?? {}
    expect(understood).toEqual(filters)
    expect(words?.length).toBeGreaterThan(0)
  })

  it('names all terms that it did not apply', async () => {
    const wishes = 'black, pink, red, blue, green, white, glitter, peacock, car, flowers, cat'
    const page = await found(`${wishes}, vivo y21`)
    expect(names(page)).toEqual(['Soft Matte'])
    expect(page.understood).toMatchObject({ words: ['Vivo Y21'] })
    expect(page.understood?.dropped).toHaveLength(11)
  })

  it('finds a product by its name, whatever else the words mean', async () => {
    await newProduct(shop, { name: 'Copied a14b12', createdAt: new Date(Date.UTC(2025, 0, 1)) })
    expect(names(await found('copied a14b12'))[0]).toBe('Copied a14b12')
  })

  it.each(['qwxz', 'track order', 'asdf ghjk'])('finds nothing by %j', async (keyword) => {
    expect(names(await found(keyword))).toEqual([])
  })
})

it('counts no case of another colour whose description mentions the colour', async () => {
  const s23 = { brand: 'samsung', deviceModels: ['Galaxy S23'], caseType: 'Silicon' }
  await newProduct(shop, {
    ...{ ...s23, name: 'Fog', colours: ['grey'], description: 'Grey with a touch of blue.' },
  })
  const page = await found('blue silicone s23')
  expect(names(page)).toEqual(['Fog'])
  expect(page.understood?.dropped).toEqual(['Blue'])
  await newProduct(shop, { ...s23, name: 'Plain', description: 'A deep blue.' })
  expect(names(await found('blue silicone s23'))).toEqual(['Plain'])
})

it('lists a shade by its other names before the rest of its colour', async () => {
  const purple = { brand: 'vivo', deviceModels: ['Vivo V60'], colours: ['purple'] }
  await newProduct(shop, { ...purple, name: 'Lilac Mist', createdAt: new Date('2026-02-01') })
  await newProduct(shop, { ...purple, name: 'Jamun', createdAt: new Date('2026-02-02') })
  await newProduct(shop, { ...purple, name: 'Lavender Field', createdAt: new Date('2026-01-30') })
  expect(names(await found('lavender'))).toEqual(['Lavender Field', 'Lilac Mist', 'Jamun'])
})

it('finds a name in Urdu typed on another keyboard', async () => {
  await newProduct(shop, { name: 'چاندنی کیلی', brand: 'vivo', deviceModels: ['Vivo V60'] })
  expect(names(await found('چاندني كيلي'))).toEqual(['چاندنی کیلی'])
})
