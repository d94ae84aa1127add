import { describe, expect, test } from 'vitest'
import { type Design, designSentences } from '#domain/catalogue/designs/design.ts'
import { drawnPath, modelSlug } from '#domain/catalogue/designs/drawn-picture.ts'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { artworkFile, pictureFiles, picturePath } from '#domain/catalogue/pictures.ts'
import type { Product } from '#domain/contract/products.ts'
import { designKey, viewsOf } from '#server/images/design-key.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { storedRow } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'

const ARTWORK = `/uploads/${artworkFile('0123456789abcdef01234567')}`
const PHOTOS = [picturePath('front'), picturePath('back')]

const store = memoryStore()
const names = [ARTWORK.slice('/uploads/'.length), ...['front', 'back'].flatMap(pictureFiles)]
await store.put(new Map(names.map((name) => [name, Buffer.from(name)])))
const shop = await openTestShop({ imageStore: store })
const admin = await newAccount(shop, { isAdmin: true })

const design: Design = {
  look: 'midnight-matte',
  colour: '#1c2d5a',
  motif: 'ajrak',
  artwork: { picture: ARTWORK, x: 0.1, y: -0.2, scale: 1.5, turn: -30 },
  seed: 'a case of its own',
}
const facts = {
  name: 'Drawn Case',
  description: 'A case',
  brand: 'iphone',
  deviceModels: ['iPhone 16', 'iPhone 15'],
  caseType: 'Mono colour',
  price: 1200,
}
const photographed = { design: null, image: PHOTOS }
const drawn = { design }

const send = (body: object, id?: string, seenVersion?: number) => {
  const sent = { ...facts, ...body } as never
  const asked = seenVersion === undefined ? admin : withIfMatch(admin, seenVersion)
  return id === undefined
    ? shop.send('createProduct', { body: sent }, asked)
    : shop.send('updateProduct', { params: { id }, body: sent }, asked)
}
const withIfMatch = (as: TestAccount, version: number) => ({
  ...as,
  headers: { ...as.headers, 'if-match': `"${version}"` },
})
const find = async (id: string) => (await shop.send('getProduct', { params: { id } })).body

async function created(body: object): Promise<Product> {
  const { status, body: product } = await send(body)
  expect(status).toBe(201)
  return product
}

/** Paths of a product's drawn pictures. */
function pathsOf({ slug, caseType, deviceModels }: Product, by: Design): string[] {
  const model = modelSlug(deviceModels[0] ?? '')
  const key = designKey({ caseType, design: by })
  return viewsOf({ design: by }).map((view) => drawnPath({ slug, model, view, key }))
}

describe('a drawn product (rule: drawn-pictures)', () => {
  test('is created without a picture, and answers the addresses of its first model', async () => {
    const product = await created(drawn)
    expect(product).toMatchObject({ design, image: pathsOf(product, design) })
    expect(product.image[0]).toMatch(/^\/drawn\/drawn-case--iphone-16--front-[0-9a-f]{10}$/)
    expect(product.imageModels).toBeUndefined()
    expect(await find(product._id)).toEqual(product)
  })

  test('with a scene shows it third, stores none, and is accepted back unchanged', async () => {
    const staged: Design = { ...design, motif: 'truck-art-peacock', artwork: null }
    const product = await created({ ...drawn, design: staged })
    expect(product.image.map((path) => path.split('--')[2]?.split('-')[0])).toEqual([
      'front',
      'angle',
      'scene',
      'camera',
    ])
    expect(product.image).toEqual(pathsOf(product, staged))
    const { images } = await storedRow(shop, 'products', product._id)
    expect(images).toEqual(product.image.filter((path) => !path.includes('--scene-')))
    const { body } = await send(product, product._id)
    expect(body.image).toEqual(product.image)
  })

  test.each<[string, object, Design]>([
    ['another design', { design: { ...design, motif: null } }, { ...design, motif: null }],
    ['another first model', { design, deviceModels: ['iPhone 15'] }, design],
    [
      'another case type',
      { design: { ...design, look: 'velvet-lined' }, caseType: 'Silicon' },
      { ...design, look: 'velvet-lined' },
    ],
    [
      'another first model without a word about the design',
      { deviceModels: ['iPhone 15'] },
      design,
    ],
  ])('gets new addresses of pictures with %s', async (_what, changes, by) => {
    const product = await created(drawn)
    const { status, body } = await send(changes, product._id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ design: by, image: pathsOf(body, by), version: 2 })
    expect(body.image).not.toEqual(product.image)
  })

  test('keeps its pictures when it is renamed, and is accepted back unchanged', async () => {
    const product = await created(drawn)
    const renamed = await send({ ...product, name: 'Renamed' }, product._id)
    expect(renamed.status).toBe(200)
    expect(renamed.body).toMatchObject({ name: 'Renamed', design, image: product.image })
  })

  test('may be a cover of earphones', async () => {
    const cover: Design = { ...design, look: 'denim', motif: null, artwork: null }
    const product = await created({
      brand: 'airpods',
      deviceModels: ['AirPods 4'],
      caseType: 'Simple',
      design: cover,
    })
    expect(product.image).toEqual(pathsOf(product, cover))
  })
})

describe('a refused design', () => {
  const unkept = '/uploads/artwork-ffffffffffffffffffffffff.webp'
  test.each<[string, object, string]>([
    ['a look of another type', { look: 'ajrak' }, designSentences.style],
    ['a look of nobody', { look: 'constructor' }, designSentences.style],
    ['a motif of nobody', { motif: 'of tomorrow' }, designSentences.motif],
    [
      'artwork that is gone',
      { artwork: { ...design.artwork, picture: unkept } },
      designSentences.artwork,
    ],
    [
      'a photo as artwork, which may be small',
      { artwork: { ...design.artwork, picture: PHOTOS[0] } },
      designSentences.artwork,
    ],
  ])('for %s is reported at its field', async (_what, changes, message) => {
    const answer = await send({ design: { ...design, ...changes } })
    const refused = { message, code: 'INVALID_INPUT', fields: [{ field: 'design', message }] }
    expect(answer).toMatchObject({ status: 400, body: refused })
    const product = await created(photographed)
    expect(await send({ design: { ...design, ...changes } }, product._id)).toMatchObject({
      status: 400,
      body: refused,
    })
    expect(await find(product._id)).toEqual(product)
  })

  test.each<[string, object]>([
    ['a colour as a word', { colour: 'navy' }],
    ['artwork moved off the case', { artwork: { ...design.artwork, x: 1.01 } }],
    ['artwork as wide as five cases', { artwork: { ...design.artwork, scale: 5 } }],
    [
      'artwork elsewhere',
      { artwork: { ...design.artwork, picture: 'https://example.com/a.webp' } },
    ],
    ['no seed', { seed: '' }],
    ['a NUL in its seed', { seed: 'a\0b' }],
    ['half a letter in its seed', { seed: '\ud800' }],
  ])('for %s is refused as a whole', async (_what, changes) => {
    const { status, body } = await send({ design: { ...design, ...changes } })
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
    expect(body.fields?.[0]?.field).toMatch(/^design\b/)
  })

  test('of a look that the new case type lacks is refused', async () => {
    const product = await created(drawn)
    expect(await send({ caseType: 'Silicon' }, product._id)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'design', message: designSentences.style }] },
    })
  })
})

describe('a switch between photos and designs', () => {
  test('photos replace a design, and a design replaces photos', async () => {
    const product = await created(photographed)
    expect([product.design, product.image]).toEqual([null, PHOTOS])
    const { body: redrawn } = await send({ ...drawn, image: PHOTOS }, product._id)
    expect([redrawn.design, redrawn.image]).toEqual([design, pathsOf(redrawn, design)])
    const { body: again } = await send(photographed, product._id)
    expect([again.design, again.image]).toEqual([null, PHOTOS])
  })

  test.each([
    ['a new one', undefined],
    ['one that was drawn', drawn],
  ])('%s requires a photo without a design', async (_what, before) => {
    const id = before && (await created(before))._id
    for (const image of [undefined, [], ['/drawn/drawn-case--iphone-16--front-0123456789']]) {
      const { status, body } = await send({ design: null, image }, id)
      const { missing } = pictureSentences()
      expect([status, body.message]).toEqual([400, missing])
      expect(body.fields).toEqual([{ field: 'image', message: missing }])
    }
  })
})

describe('the models that photos show (rule: pictures-follow-the-phone)', () => {
  const [front = '', back = ''] = PHOTOS
  const imageModels = { [front]: ['iPhone 15'], [back]: ['iPhone 16', 'iPhone 15'] }

  test('are stored, and kept when a request leaves them out', async () => {
    const product = await created({ ...photographed, imageModels })
    expect(product.imageModels).toEqual(imageModels)
    const { body } = await send({ name: 'Renamed', image: PHOTOS }, product._id)
    expect(body.imageModels).toEqual(imageModels)
    expect((await send({ imageModels: {} }, product._id)).body.imageModels).toBeUndefined()
  })

  test('are removed with a photo, a model or all photos', async () => {
    const product = await created({ ...photographed, imageModels })
    const change = async (changes: object) => (await send(changes, product._id)).body.imageModels
    expect(await change({ image: [back] })).toEqual({ [back]: ['iPhone 16', 'iPhone 15'] })
    expect(await change({ deviceModels: ['iPhone 16'] })).toEqual({ [back]: ['iPhone 16'] })
    expect(await change(drawn)).toBeUndefined()
  })

  test.each<[string, object]>([
    ['of a photo that it hasn’t', { '/uploads/other.webp': ['iPhone 15'] }],
    ['of a model that it isn’t for', { [front]: ['iPhone 14'] }],
  ])('are refused %s', async (_what, said) => {
    const { status, body } = await send({ ...photographed, imageModels: said })
    const { models } = pictureSentences()
    expect([status, body.fields]).toEqual([400, [{ field: 'image', message: models }]])
  })
})
