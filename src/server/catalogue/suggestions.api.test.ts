import { beforeAll, describe, expect, it } from 'vitest'
import type { Suggestion } from '#domain/contract/search.ts'
import { openDemoShop } from '#testing/demo-shop.ts'
import { newProduct, peacock } from '#testing/products.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let demo: TestShop
/** A shop with a known stock and colours. */
let own: TestShop
beforeAll(async () => {
  ;[demo, own] = await Promise.all([openDemoShop(), openTestShop()])
  const both = { brand: 'vivo', deviceModels: ['Vivo Y21', 'Vivo Y20'] } as const
  await newProduct(own, { ...both, name: 'Raven', caseType: 'Silicon', colours: ['black'] })
  await newProduct(own, { ...both, name: 'Rook', caseType: 'Silicon', colours: ['black'] })
  await newProduct(own, { ...both, name: 'Gajra', caseType: 'Girlish Covers', colours: ['pink'] })
  await newProduct(own, { name: 'Truck Art Peacock', brand: 'iphone', deviceModels: ['iPhone 15'] })
}, 60_000)

async function suggested(shop: TestShop, q: string, phone = ''): Promise<readonly Suggestion[]> {
  const { status, body } = await shop.send('suggest', { query: { q, phone } })
  expect(status).toBe(200)
  expect(body.suggestions.length).toBeLessThanOrEqual(4)
  return body.suggestions
}

/** Picture of a suggested case. */
const image = expect.stringMatching(/^\/\w+\//)

/** A suggested list of cases. */
const offer = (kind: string, label: string, to: string, count: number, shelf: object) => ({
  ...{ kind, label, to, count, image, shelf },
})
const vivo = { brand: 'vivo' }
const y21 = { ...vivo, deviceModel: 'Vivo Y21' }
const ofY21 = offer('model', 'Vivo Y21', '/brand/vivo?model=Vivo+Y21', 3, y21)

describe('suggestions of a shop (rule: suggestions)', () => {
  it('name a phone with its number of cases, and link to them', async () => {
    const y20 = { ...vivo, deviceModel: 'Vivo Y20' }
    expect(await suggested(own, 'vivo y2')).toEqual([
      offer('model', 'Vivo Y20', '/brand/vivo?model=Vivo+Y20', 3, y20),
      ofY21,
      offer('brand', 'Vivo', '/brand/vivo', 3, vivo),
    ])
  })

  it('combine the terms of the query', async () => {
    const to = '/brand/vivo?model=Vivo+Y21&colour=black'
    expect(await suggested(own, 'vivo y21 black')).toEqual([
      offer('model', 'Vivo Y21, black', to, 2, { ...y21, colour: 'black' }),
      ofY21,
      // So few cases are suggested themselves, on the phone.
      ...['Rook', 'Raven'].map((label) => ({
        ...{ kind: 'product', label, image },
        to: expect.stringMatching(/[?]model=Vivo[+]Y21$/),
      })),
    ])
    const pink = offer('colour', 'Pink', '/products?colour=pink', 1, { colour: 'pink' })
    expect((await suggested(own, 'gul'))[0]).toEqual(pink)
    const [both] = await suggested(own, 'kala silic')
    expect(both).toMatchObject({ kind: 'type', label: 'Silicon, black', count: 2 })
  })

  it('show a product on the typed phone (rule: pictures-follow-the-phone)', async () => {
    const models = ['Pixel 9', 'Pixel 8']
    const { slug } = await newProduct(own, {
      name: 'Monsoon Kites',
      brand: 'googlepixel',
      deviceModels: models,
      design: peacock,
    })
    const shown = async (q: string) =>
      (await suggested(own, q)).find(({ kind }) => kind === 'product')
    expect(await shown('monsoon kites')).toMatchObject({
      to: `/products/${slug}`,
      image: expect.stringContaining(`/drawn/${slug}--pixel-9--front-`),
    })
    expect(await shown('monsoon kites pixel 8')).toMatchObject({
      to: `/products/${slug}?model=Pixel+8`,
      image: expect.stringContaining(`/drawn/${slug}--pixel-8--front-`),
    })
    // The newest case of a phone is shown on that phone, that of a brand in its main picture.
    const [phone, brand] = await suggested(own, 'pixel 8')
    expect([phone?.label, phone?.image]).toEqual([
      'Pixel 8',
      expect.stringContaining(`/drawn/${slug}--pixel-8--front-`),
    ])
    expect(brand?.image ?? '').not.toContain('pixel-8--')
  })

  it('show products by name last, with their main picture', async () => {
    const found = await suggested(own, 'truck art pea')
    expect(found.at(-1)).toEqual({
      kind: 'product',
      label: 'Truck Art Peacock',
      to: expect.stringMatching(/^\/products\/case-/),
      image: expect.stringMatching(/^\/\w+\//),
    })
    expect((await suggested(own, 'mor ')).map(({ label }) => label)).toEqual(['Truck Art Peacock'])
    expect((await suggested(own, 'phool')).map(({ label }) => label)).toEqual(['Gajra'])
    expect(await suggested(own, 'iphone 15 gajra')).not.toContainEqual(
      expect.objectContaining({ kind: 'product' }),
    )
  })

  it('have a design once, on the typed phone or the known one (rule: one-design)', async () => {
    const drawn = { caseType: 'Graphical', design: peacock }
    await newProduct(own, { ...drawn, name: 'Sehra Peacock', deviceModels: ['iPhone 15'] })
    const tecno = { brand: 'techno', deviceModels: ['Tecno Spark 20', 'Tecno Spark 20C'] } as const
    await newProduct(own, { ...drawn, ...tecno, name: 'Sehra Tecno' })
    const cases = async (q: string, phone = '') =>
      (await suggested(own, q, phone))
        .filter(({ kind }) => kind === 'product')
        .map(({ label, to }) => [label, new URL(to, 'http://a').searchParams.get('model')])
    expect(await cases('sehra')).toEqual([['Sehra Tecno', null]])
    expect(await cases('sehra', 'iPhone 15')).toEqual([['Sehra Peacock', 'iPhone 15']])
    expect(await cases('sehra tecno spark 20c', 'iPhone 15')).toEqual([
      ['Sehra Tecno', 'Tecno Spark 20C'],
    ])
  })

  it('never link to an empty list; a phone without cases links to its brand', async () => {
    expect(await suggested(own, 'vivo y35')).toEqual([
      {
        kind: 'model',
        label: 'Vivo Y35',
        to: '/brand/vivo',
        image,
        shelf: { brand: 'vivo', deviceModel: 'Vivo Y35' },
      },
    ])
    expect(await suggested(own, 'samsung a12')).toEqual([])
    expect(await suggested(own, 'customize')).toEqual([])
  })

  it('are empty for an empty query', async () => {
    for (const q of ['', ' ', 'v', 'qwxzj', 'cover']) expect(await suggested(own, q)).toEqual([])
    expect(await own.sendRaw('/api/search/suggestions').then((answer) => answer.json())).toEqual({
      suggestions: [],
    })
    expect(await suggested(own, 'x'.repeat(5_000))).toEqual([])
  })

  it('may be cached for a minute', async () => {
    const { headers } = await own.send('suggest', { query: { q: 'viv' } })
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('suggestions of the demo shop', () => {
  it('rank prefix matches of names before matches by synonym', async () => {
    const cases = (await suggested(demo, 'pea')).filter(({ kind }) => kind === 'product')
    expect(cases.map(({ label }) => label)).toEqual(['Pearl Chain Cover', 'Karakoram Peaks Case'])
  })

  it('link to a case whose dots have the names of the drawn colours (rule: families)', async () => {
    const { body } = await demo.send('getProduct', { params: { id: 'maroon-foil-name-case' } })
    expect(body.colourways?.map(({ colour, dot }) => [colour, dot])).toEqual([
      ['Black', '#26232b'],
      ['Maroon', '#5e1226'],
      ['Navy', '#1c2d5a'],
      ['Green', '#14463a'],
    ])
  })
})
