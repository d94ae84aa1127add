import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Updateable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { drawnAddress, withModel } from '#domain/catalogue/designs/drawn-picture.ts'
import { artworkFile, pictureFiles, picturePath } from '#domain/catalogue/pictures.ts'
import { DAY, HOUR, MINUTE } from '#domain/text/units.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { drawnImages } from '#server/images/design-key.ts'
import { spaceOf } from '#server/images/space.ts'
import { allowAgain, lockOutSweeps } from '#server/images/stored-pictures.ts'
import { drawnFilesOfOrders } from '#server/orders/access/picture-references.ts'
import { advisoryLocks } from '#server/schema/locks.ts'
import type { Tables } from '#server/schema/tables.ts'
import { newAccount } from '#testing/accounts.ts'
import { newFolder } from '#testing/folders.ts'
import { heldTransaction } from '#testing/locks.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop } from '#testing/shop.ts'
import { purgeIdle } from './housekeeping.ts'
import { sweepPictures } from './sweep.ts'

const imageQuotaBytes = 1024 ** 3
const IMAGE = 'Please select a product image'

const folder = await newFolder()
const store = await folderStore(folder)
const shop = await openTestShop({ imageStore: store })
const admin = await newAccount(shop, { isAdmin: true })
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name))
})

/** Stores a picture with arbitrary content; returns its path. */
async function kept(base = `picture-${randomBytes(6).toString('hex')}`): Promise<string> {
  await store.put(new Map(pictureFiles(base).map((name) => [name, Buffer.from(name)])))
  return picturePath(base)
}

/** Stores artwork with arbitrary content; returns its path. */
async function storedArtwork(): Promise<string> {
  const name = artworkFile(randomBytes(12).toString('hex'))
  await store.put(new Map([[name, Buffer.from(name)]]))
  return `/uploads/${name}`
}

const drawn = (picture: string): Design => ({
  look: 'ajrak',
  colour: null,
  motif: null,
  artwork: { picture, x: 0, y: 0, scale: 1, turn: 0 },
  seed: 'swept',
})
const draw = (picture: string) =>
  shop.send('createProduct', { body: { ...product([]), design: drawn(picture) } }, admin)

const product = (image: readonly string[]) => ({
  name: 'Truck Art',
  description: 'A case',
  brand: 'iPhone',
  deviceModels: ['iPhone 15'],
  caseType: 'Graphical',
  price: 1200,
  image: [...image],
})
const create = (...image: string[]) => shop.send('createProduct', { body: product(image) }, admin)
const update = (id: string, ...image: string[]) =>
  shop.send('updateProduct', { params: { id }, body: product(image) }, admin)
const remove = (id: string) => shop.send('deleteProduct', { params: { id } }, admin)

const sweep = (hours: number) =>
  sweepPictures(
    { db: shop.database.db, images: store, imageQuotaBytes },
    new Date(Date.now() + hours * HOUR),
  )
const isThere = async (path: string) =>
  (await readdir(folder)).includes(path.slice('/uploads/'.length))

describe('the pictures of a saved product', () => {
  const refused = {
    status: 400,
    body: {
      message: IMAGE,
      code: 'INVALID_INPUT',
      fields: [{ field: 'image', message: IMAGE }],
    },
  }

  test('must be stored', async () => {
    const { status, body } = await create(await kept(), await kept())
    expect([status, body.image.length]).toEqual([201, 2])
    expect(await create('/uploads/none.webp')).toMatchObject(refused)
    expect(await create(await kept(), '/uploads/none.webp')).toMatchObject(refused)
    expect(await create('/uploads/none.jpg')).toMatchObject(refused)
  })

  test('may be the product’s earlier ones, even if missing, and stored new ones', async () => {
    const [first, second] = [await kept(), await kept()]
    const { body } = await create(first)
    for (const name of await readdir(folder)) {
      if (first.includes(name.slice(0, 20))) await rm(join(folder, name))
    }
    expect((await update(body._id, first, second)).status).toBe(200)
    expect(await update(body._id, first, '/uploads/none.webp')).toMatchObject(refused)
    expect((await update(body._id, second)).status).toBe(200)
    expect(await update(body._id, first)).toMatchObject(refused)
  })

  test('are refused with 503 when the store can’t be read', async () => {
    const blind = await openTestShop({
      database: shop.database,
      imageStore: { ...store, has: () => Promise.reject(new Error('EIO')) },
    })
    const { status, body } = await blind.send(
      'createProduct',
      { body: product([await kept()]) },
      admin,
    )
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
  })
})

describe('unreferenced pictures', () => {
  test('are deleted after a day, with all files', async () => {
    const path = await kept()
    expect(await sweep(23)).toBe(0)
    expect(await isThere(path)).toBe(true)
    expect(await sweep(25)).toBe(6)
    expect(await readdir(folder)).toEqual([])
  })

  test('are kept when they are uploaded again during the sweep', async () => {
    const path = await kept('again')
    const stale = { ...store, list: () => list }
    const list = store.list().then((files) => files.map((file) => ({ ...file, at: new Date(0) })))
    await list
    await kept('again')
    await sweepPictures({ db: shop.database.db, images: stale, imageQuotaBytes }, new Date())
    expect(await isThere(path)).toBe(true)
    expect((await create(path)).status).toBe(201)
  })

  test('are deleted in several batches, by concurrent sweeps too', async () => {
    const shown = await kept()
    await create(shown)
    await Promise.all(Array.from({ length: 40 }, () => kept()))
    await Promise.all([sweep(25), sweep(25)])
    await sweep(25)
    expect((await readdir(folder)).sort()).toEqual(
      [...pictureFiles(shown.slice('/uploads/'.length, -'.webp'.length))].sort(),
    )
  })
})

describe('referenced pictures', () => {
  test('include a product’s, even if its name ends like a resized version of another', async () => {
    const paths = [await kept('case'), await kept('case-320'), await kept('case-800-front')]
    await create(...paths)
    const lonely = await kept('cover-480')
    await sweep(25)
    for (const path of paths) {
      const files = pictureFiles(path.slice('/uploads/'.length, -'.webp'.length))
      expect(await readdir(folder)).toEqual(expect.arrayContaining([...files]))
    }
    expect(await isThere(lonely)).toBe(false)
  })

  test('include a deleted product’s for 30 days, while carts may show it', async () => {
    const path = await kept()
    const { body } = await create(path)
    await remove(body._id)
    await sweep(25)
    expect(await isThere(path)).toBe(true)
    await longAgo(body._id)
    await sweep(25)
    expect(await isThere(path)).toBe(false)
  })

  test('include the artwork of a design, until it is replaced (rule: artwork)', async () => {
    const [shown, lonely] = [await storedArtwork(), await storedArtwork()]
    const { body } = await draw(shown)
    await sweep(25)
    expect([await isThere(shown), await isThere(lonely)]).toEqual([true, false])
    const other = await storedArtwork()
    const change = { ...product([]), design: drawn(other) }
    await shop.send('updateProduct', { params: { id: body._id }, body: change }, admin)
    await sweep(25)
    expect([await isThere(shown), await isThere(other)]).toEqual([false, true])
  })

  test('include all of a deleted product that was ordered, and those of order lines', async () => {
    const [first, second, later] = [await kept(), await kept(), await kept()]
    const { body } = await create(first, second)
    const ordered = { ...body, id: body._id }
    await placedOrder(shop, orderBody(ordered), newGuest())
    await update(body._id, second, later)
    await remove(body._id)
    await longAgo(body._id)
    await sweep(25)
    expect(await Promise.all([first, second, later].map(isThere))).toEqual([true, true, true])
  })

  const longAgo = (id: string) =>
    sql`update products set deleted_at = now() - interval '31 days' where id = ${id}`.execute(
      shop.database.db,
    )
})

describe('a drawn picture (rule: drawn-pictures)', () => {
  const design: Design = { look: 'ajrak', colour: null, motif: null, artwork: null, seed: 'one' }
  const deviceModels = ['iPhone 15', 'iPhone 16']
  const caseType = 'Graphical'

  /** Inserts a drawn product with a stored picture for each model; returns the pictures' paths. */
  async function drawnProduct() {
    const made = await newProduct(shop, { caseType, deviceModels })
    const images = drawnImages({ slug: made.slug, caseType, deviceModels, design })
    const [first = ''] = images
    await change(made.id, { design: JSON.stringify(design), images })
    const paths = deviceModels.map((model) => withModel(first, model))
    await keepCards(paths)
    return { ...made, paths }
  }
  const keepCards = (paths: readonly string[]) =>
    store.put(new Map(paths.map((path) => [cardOf(path), Buffer.alloc(1_000)])))
  const cardOf = (path: string) => drawnAddress(path, 320, 'avif').slice('/drawn/'.length)
  const change = (id: string, changes: Updateable<Tables['products']>) =>
    shop.database.db.updateTable('products').set(changes).where('id', '=', id).execute()
  const cards = async () => (await readdir(folder)).sort()
  const cardsOf = (paths: readonly string[]) => paths.map(cardOf).sort()

  test('is kept as long as a product has its design', async () => {
    const { paths } = await drawnProduct()
    expect(await sweep(25)).toBe(0)
    expect(await cards()).toEqual(cardsOf(paths))
  })

  test.each<readonly [string, Updateable<Tables['products']>]>([
    ['another design', { design: JSON.stringify({ ...design, seed: 'two' }) }],
    ['another type', { case_type: 'Transparent' }],
    ['photos', { design: null }],
    ['been deleted long ago', { deleted_at: new Date(Date.now() - 31 * DAY) }],
  ])('is deleted after a day when its product has %s', async (_what, changes) => {
    const { id, paths } = await drawnProduct()
    await change(id, changes)
    expect(await sweep(23)).toBe(0)
    expect(await cards()).toEqual(cardsOf(paths))
    expect(await sweep(25)).toBe(2)
  })

  test('is deleted when its product drops the model, and kept for present models', async () => {
    const { id, paths } = await drawnProduct()
    await change(id, { device_models: ['iPhone 16'] })
    expect(await sweep(25)).toBe(1)
    expect(await cards()).toEqual(cardsOf(paths.slice(1)))
  })

  test('is kept when an order shows it, whatever the product’s present design', async () => {
    const { id, paths, ...made } = await drawnProduct()
    await placedOrder(shop, orderBody({ id, ...made }), newGuest())
    await change(id, { design: null })
    expect(await sweep(25)).toBe(1)
    expect(await cards()).toEqual(cardsOf(paths.slice(0, 1)))
  })

  test('is evicted, oldest first, when drawn pictures fill their share', async () => {
    const [old, young] = [await drawnProduct(), await drawnProduct()]
    const dated = (await store.list()).map((file) => ({
      ...file,
      at: new Date(cardsOf(old.paths).includes(file.name) ? 1 : 2),
    }))
    // The share is a quarter of the quota: four pictures of a thousand bytes fill it.
    const removed = await sweepPictures(
      {
        db: shop.database.db,
        images: { ...store, list: async () => dated },
        imageQuotaBytes: 16_000,
      },
      new Date(0),
    )
    expect(removed).toBe(2)
    expect(await cards()).toEqual(cardsOf(young.paths))
  })

  test('is kept in a full store when an order shows it', async () => {
    const { id, paths, ...made } = await drawnProduct()
    await placedOrder(shop, orderBody({ id, ...made }), newGuest())
    await change(id, { design: JSON.stringify({ ...design, seed: 'two' }) })
    const sold = cardsOf(paths.slice(0, 1))
    const { db } = shop.database
    // Two pictures of a thousand bytes are twice the share, a quarter of the quota.
    expect(await sweepPictures({ db, images: store, imageQuotaBytes: 4_000 }, new Date(0))).toBe(1)
    expect(await cards()).toEqual(sold)
    const upload = spaceOf(store, 2_000, drawnFilesOfOrders(db)).take(1_500)
    await expect(upload).rejects.toMatchObject({ code: 'TOO_LARGE' })
    expect(await cards()).toEqual(sold)
  })
})

describe('a picture that is referenced during a sweep', () => {
  /** Store whose removals, or look-ups, wait for `go`; `begun` resolves with the first. */
  function slowStore(slow: 'remove' | 'has') {
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const call = async <Args extends unknown[], Done>(
      run: (...args: Args) => Promise<Done>,
      args: Args,
    ): Promise<Done> => {
      begun.resolve()
      await go.promise
      return run(...args)
    }
    const images: ImageStore = {
      ...store,
      ...(slow === 'remove'
        ? { remove: (...args) => call(store.remove, args) }
        : { has: (...args) => call(store.has, args) }),
    }
    return { images, begun: begun.promise, go: go.resolve }
  }
  const sweepOf = (images: ImageStore) =>
    sweepPictures(
      { db: shop.database.db, images, imageQuotaBytes },
      new Date(Date.now() + 25 * HOUR),
    )

  test('is kept: the sweep skips it until the product is stored', async () => {
    const path = await kept()
    const saving = await heldTransaction(shop, (tx) =>
      sql`select pg_advisory_xact_lock_shared(${advisoryLocks.pictures})`.execute(tx),
    )
    expect(await sweep(25)).toBe(0)
    await saving.commit()
    expect(await isThere(path)).toBe(true)
    expect(await sweep(25)).toBe(6)
  })

  test('is refused as missing while a sweep removes it, without a wait for the store', async () => {
    const path = await kept()
    const { images, begun, go } = slowStore('remove')
    const sweeping = sweepOf(images)
    await begun
    expect(await isThere(path)).toBe(true)
    expect((await create(path)).status).toBe(400)
    const other = await kept()
    expect((await create(other)).status).toBe(201)
    go()
    expect(await sweeping).toBe(6)
    expect((await readdir(folder)).length).toBe(pictureFiles('other').length)
  })

  test('is refused as missing if a sweep removes it after the look-up', async () => {
    const path = await kept()
    const { images, begun, go } = slowStore('has')
    const has: ImageStore['has'] = async (name) => {
      const found = await store.has(name)
      await images.has(name)
      return found
    }
    const saver = await openTestShop({ database: shop.database, imageStore: { ...store, has } })
    const saving = saver.send('createProduct', { body: product([path]) }, admin)
    await begun
    expect(await sweep(25)).toBe(6)
    go()
    expect((await saving).status).toBe(400)
  })

  test('is stored again under the same name only once its removal is over', async () => {
    const base = 'twice'
    const names = pictureFiles(base)
    await kept(base)
    const { images, begun, go } = slowStore('remove')
    const sweeping = sweepOf(images)
    await begun
    await expect(allowAgain(shop.database.db, names)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    go()
    await sweeping
    const path = await kept(base)
    expect((await create(path)).status).toBe(400)
    await allowAgain(shop.database.db, names)
    expect((await create(path)).status).toBe(201)
  })

  test('may be named again an hour after a removal that failed', async () => {
    const path = await kept()
    const failing = { ...store, remove: () => Promise.reject(new Error('EIO')) }
    await expect(sweepOf(failing)).rejects.toThrow('EIO')
    expect((await create(path)).status).toBe(400)
    await purgeIdle(shop.database.db, new Date(Date.now() + HOUR - MINUTE))
    expect((await create(path)).status).toBe(400)
    await purgeIdle(shop.database.db, new Date(Date.now() + HOUR + MINUTE))
    expect((await create(path)).status).toBe(201)
  })

  test('is kept during a backup', async () => {
    await kept()
    await shop.database.db.connection().execute(async (connection) => {
      await sql.raw(lockOutSweeps).execute(connection)
      expect(await sweep(25)).toBe(0)
      await sql`select pg_advisory_unlock_all()`.execute(connection)
    })
    expect(await sweep(25)).toBe(6)
  })
})
