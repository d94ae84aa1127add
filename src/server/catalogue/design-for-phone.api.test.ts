import { expect, test } from 'vitest'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { newProduct, type ProductOptions } from '#testing/products.ts'
import { anonymous, openTestShop } from '#testing/shop.ts'

const shop = await openTestShop()

const drawn = (look: string, colour: string | null = null): Design => ({
  ...{ look, colour, motif: null, artwork: null },
  seed: look,
})

const forA15 = { brand: 'samsung', deviceModels: ['Galaxy A15'], caseType: 'Graphical' }

const add = (name: string, options: ProductOptions) => newProduct(shop, { name, ...options })

async function forPhone(id: string, model: string) {
  const read = { params: { id }, query: { model } }
  const { status, body } = await shop.send('getDesignForPhone', read, anonymous)
  expect(status).toBe(200)
  return { product: body.product?.name ?? null, nearest: body.nearest.map(({ name }) => name) }
}

const alsoFor = async (id: string) =>
  (await shop.send('getProduct', { params: { id } }, anonymous)).body.alsoFor

test('a design is found for another phone by its drawing, in the same colour first (rule: one-design)', async () => {
  const peacock = await add('Peacock iPhone', {
    caseType: 'Graphical',
    design: drawn('truck-art-peacock', '#aa0000'),
  })
  expect(await alsoFor(peacock.id)).toBeUndefined()
  await add('Peacock Samsung', { ...forA15, design: drawn('truck-art-peacock', '#aa0000') })
  await add('Blue Peacock Samsung', { ...forA15, design: drawn('truck-art-peacock', '#0000aa') })
  // Another type of case, and another drawing of the same type.
  await add('Peacock Name', {
    ...{ ...forA15, caseType: 'Silicon' },
    design: drawn('truck-art-peacock', '#aa0000'),
  })
  await add('Ajrak Samsung', { ...forA15, design: drawn('ajrak') })
  const found = { product: 'Peacock Samsung', nearest: [] }
  expect(await forPhone(peacock.id, 'Galaxy A15')).toEqual(found)
  expect(await forPhone(peacock.slug, 'iPhone 15')).toMatchObject({ product: 'Peacock iPhone' })
  expect(await alsoFor(peacock.id)).toEqual(['Samsung Galaxy'])
})

test('a motif is the same drawing as the look of its name; photos are a design by their family', async () => {
  const kitten = await add('Kitten Vivo', {
    ...{ brand: 'vivo', deviceModels: ['Vivo Y21'], caseType: 'Graphical' },
    design: { ...drawn('plain-back'), motif: 'kitten' },
  })
  await add('Kitten Tecno', {
    ...{ brand: 'tecno', deviceModels: ['Tecno Spark 20'], caseType: 'Graphical' },
    design: { ...drawn('plain-gloss'), motif: 'kitten' },
  })
  expect(await forPhone(kitten.id, 'Tecno Spark 20')).toMatchObject({ product: 'Kitten Tecno' })

  const [photo] = await Promise.all([
    add('Photo Vivo', { brand: 'vivo', deviceModels: ['Vivo Y21'], family: 'terry' }),
    add('Photo Tecno', { brand: 'tecno', deviceModels: ['Tecno Spark 20'], family: 'terry' }),
  ])
  expect(await forPhone(photo.id, 'Tecno Spark 20')).toMatchObject({ product: 'Photo Tecno' })
})

test('without one, the nearest cases are of the same collection, then type, each design once', async () => {
  const rose = await add('Rose iPhone', {
    caseType: 'Graphical',
    design: drawn('truck-art-rose'),
  })
  const onPixel = { brand: 'pixel', deviceModels: ['Pixel 8'] }
  await add('Plain', { ...onPixel, caseType: 'Silicon' })
  await add('Rickshaw', { ...onPixel, caseType: 'Graphical', design: drawn('night-rickshaw') })
  await add('Rickshaw in red', {
    ...{ ...onPixel, caseType: 'Graphical' },
    design: drawn('night-rickshaw', '#ff0000'),
  })
  await add('Chess', { ...onPixel, caseType: 'Graphical', design: drawn('chess') })
  await add('Clear', { ...onPixel, caseType: 'Transparent' })
  await add('Gloss', { ...onPixel, caseType: 'Mono colour', design: drawn('anaar-red') })
  expect(await forPhone(rose.id, 'Pixel 8')).toEqual({
    product: null,
    nearest: ['Rickshaw in red', 'Chess', 'Gloss', 'Clear'],
  })
  expect(await forPhone(rose.id, 'Nokia 3310')).toEqual({ product: null, nearest: [] })
  const unknown = { params: { id: 'no-such-case' }, query: { model: 'Pixel 8' } }
  expect((await shop.send('getDesignForPhone', unknown, anonymous)).status).toBe(404)
})
