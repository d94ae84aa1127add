import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { pictureFiles, picturePath } from '#domain/catalogue/pictures.ts'
import { logoBase, logoFiles } from '#domain/settings/logo.ts'
import { DAY, HOUR, SECOND } from '#domain/text/units.ts'
import { type ImageStore, outsideTransactions } from '#platform/storage/store.ts'
import { sweepPictures } from '#server/chores/sweep.ts'
import { newAccount } from '#testing/accounts.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { newProduct, productForm } from '#testing/products.ts'
import { newGuest, openTestShop } from '#testing/shop.ts'

/** Time of a call, as long as a request may work with the database. */
const SLOW = 3 * SECOND

/** Pause between two calls of a shopper. */
const PAUSE = 25

const quick = memoryStore()
const removing = Promise.withResolvers<void>()
const slow: ImageStore = outsideTransactions({
  ...quick,
  has: (name) => pause(SLOW).then(() => quick.has(name)),
  remove: (names, before) => {
    removing.resolve()
    return pause(SLOW).then(() => quick.remove(names, before))
  },
})

const shop = await openTestShop({ imageStore: slow })
const admin = await newAccount(shop, { isAdmin: true })
const product = await newProduct(shop)

async function stored(names: readonly string[]): Promise<void> {
  await quick.put(new Map(names.map((name) => [name, Buffer.from(name)])))
}

async function photo(): Promise<string> {
  const base = `picture-${randomBytes(6).toString('hex')}`
  await stored(pictureFiles(base))
  return picturePath(base)
}

const body = (image: string) => ({ ...productForm, image: [image] })

/** Longest call of a guest who fills the cart until `work` is done, in milliseconds. */
async function longestCallDuring(work: Promise<unknown>): Promise<number> {
  const guest = newGuest()
  const added = { productId: product.id, quantity: 1, selectedModel: 'iPhone 15' }
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) {
    const begun = performance.now()
    expect((await shop.send('addToCart', { body: added }, guest)).status).toBe(200)
    longest = Math.max(longest, performance.now() - begun)
    await pause(PAUSE)
  }
  await over
  return longest
}

describe('a store of pictures that takes three seconds a call', () => {
  test('delays what the owner saves and refuses nothing, while a shopper notices nothing', async () => {
    const logo = `/uploads/${logoBase('0'.repeat(24), { width: 480, height: 96 })}.webp`
    await stored(logoFiles(logo))
    const look = { accent: 'plum', logo, showsName: true } as const
    const saving = Promise.all([
      ...(await Promise.all(Array.from({ length: 4 }, photo))).map((image) =>
        shop.send('createProduct', { body: body(image) }, admin),
      ),
      shop.send('saveLook', { body: look }, admin),
    ])
    expect(await longestCallDuring(saving)).toBeLessThan(SECOND)
    expect((await saving).map(({ status }) => status)).toEqual([...Array(4).fill(201), 200])
  })

  test('lets products be saved while a sweep removes pictures', async () => {
    await photo()
    const sweeping = sweepPictures(
      { db: shop.database.db, images: slow, imageQuotaBytes: 1024 ** 3 },
      new Date(Date.now() + DAY + HOUR),
    )
    await removing.promise
    const saving = shop.send('createProduct', { body: body(await photo()) }, admin)
    expect(await longestCallDuring(Promise.all([sweeping, saving]))).toBeLessThan(SECOND)
    expect((await saving).status).toBe(201)
    expect(await sweeping).toBe(pictureFiles('one').length)
  })
})
