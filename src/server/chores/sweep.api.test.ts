import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictureFiles, picturePath } from '#domain/catalogue/pictures.ts'
import { HOUR } from '#domain/units.ts'
import { folderStore } from '#server/images/folder-store.ts'
import { arePicturesKept, holdOffSweeps } from '#server/images/kept.ts'
import type { ImageStore } from '#server/images/store.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { sweepPictures } from './sweep.ts'

const IMAGE = 'Please select a product image'

let folder = ''
let store: ImageStore
let shop: TestShop
let admin: TestAccount
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'swept-'))
  store = await folderStore(folder)
  shop = await openTestShop({ imageStore: store })
  admin = await newAccount(shop, { isAdmin: true })
})
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Puts a picture of no special content into the store; answers its path. */
async function kept(base = `picture-${randomBytes(6).toString('hex')}`): Promise<string> {
  await store.put(new Map(pictureFiles(base).map((name) => [name, Buffer.from(name)])))
  return picturePath(base)
}

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
  sweepPictures({ db: shop.database.db, images: store }, new Date(Date.now() + hours * HOUR))
const isThere = async (path: string) =>
  (await readdir(folder)).includes(path.slice('/uploads/'.length))

describe('a product never points at a picture that isn’t there', () => {
  const refused = {
    status: 400,
    body: {
      message: IMAGE,
      code: 'INVALID_INPUT',
      fields: [{ field: 'image', message: IMAGE }],
    },
  }

  test('a new one names pictures that are kept', async () => {
    const { status, body } = await create(await kept(), await kept())
    expect([status, body.image.length]).toEqual([201, 2])
    expect(await create('/uploads/none.webp')).toMatchObject(refused)
    expect(await create(await kept(), '/uploads/none.webp')).toMatchObject(refused)
    expect(await create('/uploads/none.jpg')).toMatchObject(refused)
  })

  test.each(pictureFiles('half'))('not even when %s alone is missing', async (file) => {
    const path = await kept('half')
    await rm(join(folder, file))
    expect(await create(path)).toMatchObject(refused)
  })

  test('a changed one may keep what it has, and adds only what is kept', async () => {
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

  test('says that it can’t tell when the pictures can’t be looked at', async () => {
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
    await blind.close()
  })
})

describe('pictures that nothing shows', () => {
  test('go after a day, whole', async () => {
    const path = await kept()
    expect(await sweep(23)).toBe(0)
    expect(await isThere(path)).toBe(true)
    expect(await sweep(25)).toBe(6)
    expect(await readdir(folder)).toEqual([])
  })

  test('stay when they were sent again meanwhile', async () => {
    const path = await kept('again')
    const stale = { ...store, list: () => list }
    const list = store.list().then((files) => files.map((file) => ({ ...file, at: new Date(0) })))
    await list
    await kept('again')
    await sweepPictures({ db: shop.database.db, images: stale }, new Date())
    expect(await isThere(path)).toBe(true)
  })

  test('go when a product has others now', async () => {
    const [before, after] = [await kept(), await kept()]
    const { body } = await create(before)
    await update(body._id, after)
    await sweep(25)
    expect([await isThere(before), await isThere(after)]).toEqual([false, true])
  })

  test('go with half-written files', async () => {
    await writeFile(join(folder, '.a.webp.0.part'), 'half')
    await sweep(23)
    expect(await readdir(folder)).toHaveLength(1)
    await sweep(25)
    expect(await readdir(folder)).toEqual([])
  })

  test('go in any number, to several sweeps at once', async () => {
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

describe('pictures that something shows', () => {
  test('stay: a product’s, with names like widths of another', async () => {
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

  test('stay: a deleted product’s, as long as carts may show it', async () => {
    const path = await kept()
    const { body } = await create(path)
    await remove(body._id)
    await sweep(25)
    expect(await isThere(path)).toBe(true)
    await longAgo(body._id)
    await sweep(25)
    expect(await isThere(path)).toBe(false)
  })

  test('stay: all of a deleted product that was ordered, and what an order’s line shows', async () => {
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

describe('a picture that is being named while a sweep goes on', () => {
  test('stays: the sweep leaves it alone until the product is there', async () => {
    const path = await kept()
    const saving = Promise.withResolvers<void>()
    const checked = Promise.withResolvers<boolean>()
    const product = shop.database.db.transaction().execute(async (tx) => {
      checked.resolve(await arePicturesKept(tx, store, [path]))
      await saving.promise
    })
    expect(await checked.promise).toBe(true)
    expect(await sweep(25)).toBe(0)
    saving.resolve()
    await product
    expect(await sweep(25)).toBe(6)
  })

  test('or is found missing: a product waits for the sweep under way', async () => {
    const path = await kept()
    const removing = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const slow: ImageStore = {
      ...store,
      remove: async (names, before) => {
        removing.resolve()
        await go.promise
        await store.remove(names, before)
      },
    }
    const sweeping = sweepPictures(
      { db: shop.database.db, images: slow },
      new Date(Date.now() + 25 * HOUR),
    )
    await removing.promise
    const creating = create(path)
    await expect.poll(waitingForLocks).toBe(1)
    go.resolve()
    await sweeping
    expect((await creating).status).toBe(400)
  })

  test('stays as long as a backup is made', async () => {
    await kept()
    await shop.database.db.connection().execute(async (connection) => {
      await sql.raw(holdOffSweeps).execute(connection)
      expect(await sweep(25)).toBe(0)
      await sql`select pg_advisory_unlock_all()`.execute(connection)
    })
    expect(await sweep(25)).toBe(6)
  })

  async function waitingForLocks(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      shop.database.db,
    )
    return rows[0]?.waiting ?? 0
  }
})
