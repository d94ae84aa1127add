import type { Updateable } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Design } from '#domain/catalogue/designs/design.ts'
import {
  type DrawnFormat,
  type DrawnWidth,
  drawnAddress,
  modelSlug,
} from '#domain/catalogue/designs/drawn-picture.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import { bucketStore } from '#platform/storage/bucket-store.ts'
import type { Tables } from '#server/schema/tables.ts'
import { type DrawnShop, fakeDrawer, openDrawnShop } from '#testing/drawn-shop.ts'
import { openObjectStorage } from '#testing/object-storage.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { eventually } from '#testing/processes.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow, storedRow } from '#testing/rows.ts'
import { newGuest } from '#testing/shop.ts'
import { designKey, drawnImages } from '../design-key.ts'
import { drawerInChild } from './drawing-child.ts'
import { fileIn } from './drawn-pictures.ts'

const design: Design = {
  look: 'truck-art-peacock',
  colour: null,
  motif: null,
  artwork: null,
  seed: 'a peacock',
}
const FOR_EVER = 'public, max-age=31536000, immutable'
const deviceModels = ['Galaxy S24', 'Galaxy S21+']
const caseType = 'Graphical'

const drawer = fakeDrawer()
const shop = await openDrawnShop({ drawer })
beforeEach(() => {
  drawer.orders.length = 0
})

/** Inserts a drawn product; returns its slug and the path of its main picture. */
async function drawnProduct(changes: Updateable<Tables['products']> = {}) {
  const product = await newProduct(shop, { brand: 'samsung', caseType, deviceModels, design })
  const { images } = await storedRow(shop, 'products', product.id)
  await change(product.id, { images, ...changes })
  return { ...product, front: images[0] ?? '' }
}

/** Opens another process on the shop's database, which closes with the test. */
async function openProcess(parts: Partial<Parameters<typeof openDrawnShop>[0]> = {}) {
  const another = await openDrawnShop({ drawer, database: shop.database, ...parts })
  return another
}

/** Opens a process whose drawings wait for `release`. */
async function openSlowProcess(parts: { readonly drawingsWaiting?: number } = {}) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const slow = fakeDrawer()
  slow.hold = promise
  const another = await openProcess({ drawer: slow, ...parts })
  // Also of a failed test: its process could not close.
  onTestFinished(() => release())
  return { slow, release, another }
}

const file = (path: string, width: DrawnWidth = 320, format: DrawnFormat = 'avif') =>
  drawnAddress(path, width, format)
const get = (address: string, by: Pick<DrawnShop, 'sendRaw'> = shop) => by.sendRaw(address)
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Changes a product's columns. */
const change = (id: string, columns: Updateable<Tables['products']>) =>
  changeRow(shop, 'products', id, columns)
const redraw = (id: string, changed: Design) => change(id, { design: JSON.stringify(changed) })

describe('a drawn picture (rule: drawn-pictures)', () => {
  test('is drawn as its address specifies, once, and sent as immutable', async () => {
    const { front } = await drawnProduct()
    for (const _again of [1, 2]) {
      const answer = await get(file(front, 480, 'webp'))
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': FOR_EVER,
        'x-content-type-options': 'nosniff',
      })
      expect(await answer.text()).toBe('truck-art-peacock Galaxy S24 front 480 webp')
    }
    expect(drawer.orders).toEqual([
      {
        design,
        brand: 'samsung',
        caseType,
        model: 'Galaxy S24',
        view: 'front',
        width: 480,
        format: 'webp',
        artwork: null,
      },
    ])
  })

  test('shows a scene of a design whose family has one, and of no other', async () => {
    const { front, id } = await drawnProduct()
    const scene = front.replace('--front-', '--scene-')
    expect(await (await get(file(scene))).text()).toBe(
      'truck-art-peacock Galaxy S24 scene 320 avif',
    )
    const marble = { ...design, look: 'ziarat-marble' }
    await redraw(id, marble)
    const today = designKey({ caseType, design: marble })
    for (const key of [designKey({ caseType, design }), today]) {
      const address = scene.replace(/[0-9a-f]{10}$/, key)
      expect((await get(file(address, 800))).status).toBe(404)
    }
  })

  test('of another model is drawn for that one', async () => {
    const { front } = await drawnProduct()
    const other = front.replace('galaxy-s24', modelSlug('Galaxy S21+'))
    expect(await (await get(file(other))).text()).toContain('Galaxy S21+')
  })

  test('of a deleted product is still served', async () => {
    const { front } = await drawnProduct({ deleted_at: new Date() })
    expect((await get(file(front))).status).toBe(200)
  })

  test('contains the artwork of its design', async () => {
    await shop.store.put(new Map([['artwork-sun.webp', Buffer.from('a photo')]]))
    const artwork = { picture: '/uploads/artwork-sun.webp', x: 0, y: 0, scale: 1, turn: 0 }
    const { front, id } = await drawnProduct()
    await redraw(id, { ...design, artwork })
    const key = designKey({ caseType, design: { ...design, artwork } })
    await get(file(front.replace(/[0-9a-f]{10}$/, key)))
    expect(drawer.orders.map((order) => order.artwork?.toString())).toEqual(['a photo'])
  })
})

describe('an address in the answer of a call (rule: pictures-for-any-client)', () => {
  const changed = { ...design, look: 'ajrak' }
  const getAs = (address: string, accept: string) => shop.sendRaw(address, { headers: { accept } })
  const seen = async (answer: Response) => ({
    status: answer.status,
    type: answer.headers.get('content-type'),
    kept: answer.headers.get('cache-control'),
    text: await answer.text(),
  })

  test.each([
    ['*/*', 'image/webp', 'front 800 webp'],
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/webp', 'front 800 webp'],
    ['image/avif', 'image/avif', 'front 800 avif'],
    ['image/jpeg', 'image/jpeg', 'front 800 webp as jpg'],
    ['image/png,image/svg+xml', 'image/png', 'front 800 webp as png'],
  ])('is served in a format of Accept: %s', async (accept, type, ending) => {
    const { front } = await drawnProduct()
    for (const _again of [1, 2]) {
      const answer = await getAs(front, accept)
      expect(answer.headers.get('vary')).toBe('Accept')
      const text = `truck-art-peacock Galaxy S24 ${ending}`
      expect(await seen(answer)).toEqual({ status: 200, type, kept: FOR_EVER, text })
    }
    expect(drawer.orders).toHaveLength(1)
  })

  test('is served for a product, a listing, a cart and an order', async () => {
    const product = await drawnProduct()
    const guest = newGuest()
    const selectedModel = deviceModels[1] ?? ''
    const params = { id: product.slug }
    const body = { productId: product.id, quantity: 1, selectedModel }
    await shop.send('addToCart', { body }, guest)
    const listing = await shop.send('listProducts', { query: { keyword: product.name } })
    const order = await placedOrder(shop, orderBody({ ...product, deviceModels: [selectedModel] }))
    const addresses = [
      ...(await shop.send('getProduct', { params })).body.image,
      ...((listing.body as ProductPage).products[0]?.image ?? []),
      ...((await shop.send('getCart', {}, guest)).body.items[0]?.product.image ?? []),
      ...order.orderItems.map(({ image }) => image),
    ]
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.at(-1)).toContain(modelSlug(selectedModel))
    for (const address of addresses) {
      const { status, type } = await seen(await get(address))
      expect([address, status, type]).toEqual([address, 200, 'image/webp'])
    }
  })

  test('serves the stored picture of an earlier design, in whichever width it exists', async () => {
    const { id, front } = await drawnProduct()
    await get(file(front, 320, 'avif'))
    await eventually(() => shop.store.has(fileIn(file(front))), 5_000, 'it is kept')
    await redraw(id, changed)
    const another = await openProcess({ imageStore: shop.store })
    const text = 'truck-art-peacock Galaxy S24 front 320 avif'
    const accepted = { status: 200, type: 'image/avif', kept: FOR_EVER, text }
    const headers = { accept: 'image/avif' }
    expect(await seen(await another.sendRaw(front, { headers }))).toEqual(accepted)
    expect(await seen(await get(front, another))).toEqual({
      ...accepted,
      type: 'image/webp',
      text: `${text} as webp`,
    })
  })

  test.each([
    [
      'was drawn with another design',
      { design: JSON.stringify(changed) },
      'ajrak Galaxy S24 front 800 webp',
    ],
    [
      'is not for that model any more',
      { device_models: ['Galaxy S21+'] },
      'truck-art-peacock Galaxy S21+ front 800 webp',
    ],
    ['is photographed', { design: null, images: ['/uploads/photo.webp'] }, 'a photo'],
  ])('serves the present product when no file is stored and it %s', async (_how, set, text) => {
    await shop.store.put(new Map([['photo.webp', Buffer.from('a photo')]]))
    const { id, slug, front } = await drawnProduct()
    const [images = ''] = drawnImages({ slug, caseType, design, deviceModels: ['Galaxy S21+'] })
    const models = 'device_models' in set ? { images: [images] } : {}
    await change(id, { ...models, ...set })
    const kept = 'public, max-age=60'
    expect(await seen(await get(front))).toEqual({ status: 200, type: 'image/webp', kept, text })
  })

  test('is not found for a product that never existed', async () => {
    const { front } = await drawnProduct()
    for (const address of [front.replace('/drawn/', '/drawn/x'), front.slice(0, -1)]) {
      const answer = await get(address)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
    expect(drawer.orders).toEqual([])
  })
})

describe('requests for pictures that don’t exist', () => {
  const wrong: readonly (readonly [string, (address: string) => string])[] = [
    ['another product', (address) => address.replace('/drawn/', '/drawn/x')],
    ['another model', (address) => address.replace('galaxy-s24', 'galaxy-s23')],
    ['a phone of another make', (address) => address.replace('galaxy-s24', 'iphone-15')],
    ['another view', (address) => address.replace('front', 'back')],
    ['another width', (address) => address.replace('-320.', '-321.')],
    ['another format', (address) => address.replace('.avif', '.png')],
    ['a key of another length', (address) => address.replace('-320.', '0-320.')],
    ['capitals', (address) => address.replace('galaxy', 'Galaxy')],
    ['a way up', (address) => address.replace('/drawn/', '/drawn/..%2f')],
  ]

  test.each(wrong)('%s is not found, and no drawing is made', async (_what, spoil) => {
    const { front } = await drawnProduct()
    const address = file(front)
    const spoilt = spoil(address)
    expect(spoilt).not.toBe(address)
    const answer = await get(spoilt)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await get(address)).status).toBe(200)
    expect(drawer.orders).toHaveLength(1)
  })

  test('ask a bucket once at most, and of a product that never existed not at all', async () => {
    const storage = await openObjectStorage()
    const another = await openProcess({ imageStore: bucketStore(storage.bucket) })
    const { front } = await drawnProduct()
    expect((await another.sendRaw(front)).status).toBe(200)
    await eventually(() => another.store.has(fileIn(file(front, 800, 'webp'))), 5_000, 'it is kept')
    const asks = async (address: string) => {
      storage.asked.length = 0
      const { status } = await another.sendRaw(address)
      return [status, ...storage.asked]
    }
    const madeUp = (key: number) => front.replace(/[0-9a-f]{10}$/, `00000000${key}`)
    for (const key of [10, 11, 12]) expect(await asks(madeUp(key))).toEqual([200, 'GET list'])
    for (const key of [10, 11]) {
      const unknown = madeUp(key).replace('/drawn/', '/drawn/x')
      expect(await asks(unknown)).toEqual([404])
    }
  })

  test('a product with photos has no drawn pictures', async () => {
    const { slug } = await newProduct(shop, { brand: 'samsung', caseType, deviceModels })
    const [front = ''] = drawnImages({ slug, caseType, deviceModels, design })
    expect((await get(file(front))).status).toBe(404)
    expect(drawer.orders).toEqual([])
  })
})

describe('a changed design', () => {
  const changed = { ...design, look: 'ajrak' }

  test('has a new address, to which the old one redirects for a while', async () => {
    const { id, front } = await drawnProduct()
    const key = designKey({ caseType, design: changed })
    await redraw(id, changed)
    const now = file(front.replace(/[0-9a-f]{10}$/, key))
    expect(now).not.toBe(file(front))
    expect(await (await get(now)).text()).toContain('ajrak')
    const answer = await get(file(front))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, now])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('concurrent requests', () => {
  test('fifty for one picture share one drawing', async () => {
    const { front } = await drawnProduct()
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(file(front))))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts)).toEqual(new Set(['truck-art-peacock Galaxy S24 front 320 avif']))
    expect(texts).toHaveLength(50)
    expect(drawer.orders).toHaveLength(1)
  })

  test('beyond the queue’s limit are refused with Retry-After', async () => {
    const { front } = await drawnProduct()
    const { another: small, release } = await openSlowProcess({ drawingsWaiting: 2 })
    const widths: readonly DrawnWidth[] = [320, 480, 800]
    const waiting = widths.map((width) => get(file(front, width), small))
    await eventually(async () => small.drawn.waiting === 2, 5_000, 'two wait')
    const refused = await get(file(front, 1600), small)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    release()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await get(file(front, 1600), small)).status).toBe(200)
  })

  test('that are aborted leave the queue, unless another waits for the same picture', async () => {
    const { front } = await drawnProduct()
    const { another: small, slow, release } = await openSlowProcess()
    const first = get(file(front, 320), small)
    await eventually(async () => slow.orders.length === 1, 5_000, 'the first is drawn')
    const leaving = new AbortController()
    const { signal } = leaving
    const gone = [480, 800].map((width) =>
      small.sendRaw(file(front, width as DrawnWidth), { signal }).catch(() => null),
    )
    const stays = get(file(front, 800), small)
    await eventually(async () => small.drawn.waiting === 2, 5_000, 'both wait')
    leaving.abort()
    await Promise.all(gone)
    await eventually(async () => small.drawn.waiting === 1, 5_000, 'one waits')
    release()
    expect([(await first).status, (await stays).status]).toEqual([200, 200])
    expect(slow.orders.map(({ width }) => width)).toEqual([320, 800])
  })

  test('for pictures don’t delay orders', async () => {
    const product = await drawnProduct()
    const { another: flooded, release } = await openSlowProcess({ drawingsWaiting: 8 })
    const many = await Promise.all(Array.from({ length: 10 }, () => drawnProduct()))
    const flood = many.flatMap(({ front }) =>
      ([320, 480, 800, 1600] as const).map((width) => get(file(front, width), flooded)),
    )
    await eventually(async () => flooded.drawn.waiting === 8, 5_000, 'the queue is full')
    for (let order = 0; order < 5; order += 1) await placedOrder(flooded, orderBody(product))
    // A waiting request for a drawing holds no database connection; the last order returns its own
    // after its answer.
    await eventually(
      async () => {
        const { open, idle, waiting } = flooded.database.load()
        return open === idle && waiting === 0
      },
      5_000,
      'no connection is in use',
    )
    expect(flooded.drawn.waiting).toBe(8)
    release()
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(9)
    expect(statuses.filter((status) => status === 503)).toHaveLength(31)
  })

  test('machines with one bucket share the drawn pictures', async () => {
    const storage = await openObjectStorage()
    const one = await openProcess({ imageStore: bucketStore(storage.bucket) })
    const two = await openProcess({ imageStore: bucketStore(storage.bucket) })
    const { front } = await drawnProduct()
    const drawn = await bytes(await get(file(front), one))
    const key = `images/${file(front).slice('/drawn/'.length)}`
    await eventually(async () => storage.objects.has(key), 5_000, 'it is kept')
    expect(storage.objects.get(key)?.type).toBe('image/avif')
    expect(await bytes(await get(file(front), two))).toEqual(drawn)
    expect(drawer.orders).toHaveLength(1)
  })

  test('a failing store doesn’t fail the request', async () => {
    const { front } = await drawnProduct()
    const failing = await openProcess({
      imageStore: {
        ...shop.store,
        read: () => Promise.reject(new Error('EIO')),
        put: () => Promise.reject(new Error('ENOSPC')),
      },
    })
    const answer = await get(file(front), failing)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('S24')])
  })

  test('a failed drawing is retried by the next request', async () => {
    const { front } = await drawnProduct()
    let attempts = 0
    const clumsy = await openProcess({
      drawer: {
        ...drawer,
        draw: (order) => {
          attempts += 1
          return attempts === 1 ? Promise.reject(new Error('out of ink')) : drawer.draw(order)
        },
      },
    })
    const failed = await get(file(front), clumsy)
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect((await get(file(front), clumsy)).status).toBe(200)
  })
})

test('the studio draws the requested picture', { timeout: 60_000 }, async () => {
  const real = await openProcess({ drawer: drawerInChild() })
  const { front } = await drawnProduct()
  for (const [width, format, least, most] of [
    [320, 'avif', 1_000, 12_000],
    [480, 'webp', 3_000, 40_000],
  ] as const) {
    const picture = await bytes(await get(file(front, width, format), real))
    const seen = await sharp(picture).metadata()
    expect([seen.width, seen.height]).toEqual([width, (width * 5) / 4])
    expect(seen.format).toBe(format === 'avif' ? 'heif' : 'webp')
    expect(picture.length).toBeGreaterThan(least)
    expect(picture.length).toBeLessThan(most)
  }
  for (const [accept, format] of [
    ['image/jpeg', 'jpeg'],
    ['image/png', 'png'],
  ] as const) {
    const answer = await real.sendRaw(front, { headers: { accept } })
    const { width, height, ...converted } = await sharp(await bytes(answer)).metadata()
    expect([answer.status, converted.format, width, height]).toEqual([200, format, 800, 1000])
  }
})
