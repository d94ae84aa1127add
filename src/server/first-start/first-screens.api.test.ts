import { afterAll, describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { parseDrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import { listCatalogue } from '#server/catalogue/source.ts'
import { fakeBytes, fakeDrawer, openDrawnShop } from '#testing/drawn-shop.ts'
import { eventually } from '#testing/processes.ts'
import { fillEmptyShop } from './fill.ts'
import { drawFirstScreens } from './first-screens.ts'

const never = new AbortController().signal
const drawer = fakeDrawer()
const shop = await openDrawnShop({ drawer })
await fillEmptyShop(shop.database.db, new Date())
afterAll(() => shop.close())

const draw = (signal = never) =>
  drawFirstScreens({ db: shop.database.db, drawn: shop.drawn, signal })
const kept = async () => (await shop.store.list()).map(({ name }) => name)

describe('pictures of the first screens', () => {
  test('are not drawn ahead any more once the shop shuts down', async () => {
    const stop = new AbortController()
    const held = Promise.withResolvers<void>()
    drawer.hold = held.promise
    const drawing = expect(draw(stop.signal)).rejects.toThrow('closing')
    await eventually(async () => drawer.orders.length === 1, 5_000, 'the first is drawn')
    stop.abort(new Error('closing'))
    held.resolve()
    await drawing
    expect(drawer.orders).toHaveLength(1)
  })

  test('are drawn after requested pictures', async () => {
    const held = Promise.withResolvers<void>()
    drawer.hold = held.promise
    const { products } = await listCatalogue(shop.database.db, { brand: 'vivo' })
    const asked = products.slice(0, 3).map(({ image: [main] }) => `${main}-1600.webp`)
    const before = drawer.orders.length
    const drawing = draw()
    await eventually(async () => drawer.orders.length > before, 5_000, 'the first is drawn')
    const waiting = asked.map((address) => shop.sendRaw(address))
    await eventually(async () => shop.drawn.waiting === 3, 5_000, 'three wait')
    held.resolve()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
    await drawing
    const wanted = drawer.orders.slice(before + 1, before + 4)
    expect(wanted.map(({ width }) => width)).toEqual([1600, 1600, 1600])
  })

  test('include the cards of each brand’s first page', async () => {
    const cards = new Set(await kept())
    for (const { slug } of brands) {
      const { products } = await listCatalogue(shop.database.db, { brand: slug, group: 'family' })
      expect(products.length).toBeGreaterThan(0)
      for (const { image } of products) {
        const [main = ''] = image
        for (const width of [320, 480]) {
          expect(cards).toContain(`${main.slice('/drawn/'.length)}-${width}.avif`)
        }
      }
    }
    // The other cards are the home page's: a few shelves, never the whole catalogue.
    expect(cards.size).toBeLessThan(500)
    expect([...cards].every((name) => parseDrawnFile(name)?.view === 'front')).toBe(true)
  })

  test('are drawn despite a few failures; after too many, the rest is skipped', async () => {
    const tried: string[] = []
    const failing = (isBad: (number: number) => boolean) => ({
      ahead: async (name: string) => {
        tried.push(name)
        if (isBad(tried.length)) throw new Error('out of ink')
      },
    })
    const { db } = shop.database
    await drawFirstScreens({
      db,
      drawn: failing((number) => number <= 6 && number % 2 === 0),
      signal: never,
    })
    expect(tried.length).toBeGreaterThan(100)
    tried.length = 0
    const all = drawFirstScreens({ db, drawn: failing(() => true), signal: never })
    await expect(all).rejects.toThrow('out of ink')
    expect(tried).toHaveLength(4)
  })

  test('are drawn only when the store lacks them', async () => {
    const [gone = ''] = (await kept()).filter((name) => name.endsWith('-320.avif'))
    await shop.store.remove([gone], new Date(Date.now() + 60_000))
    const before = drawer.orders.length
    await draw()
    const [order] = drawer.orders.slice(before)
    expect(drawer.orders).toHaveLength(before + 1)
    expect(order && (await shop.store.read(gone))?.equals(fakeBytes(order))).toBe(true)
  })
})
