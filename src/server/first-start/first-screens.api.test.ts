import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import {
  cardPictures,
  parseDrawnFile,
  standInFor,
  withModel,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { listCatalogue, readAhead } from '#server/catalogue/source.ts'
import { fakeBytes, fakeDrawer, openDrawnShop } from '#testing/drawn-shop.ts'
import { eventually } from '#testing/processes.ts'
import { fillEmptyShop } from './fill.ts'
import { drawFirstScreens } from './first-screens.ts'

const never = new AbortController().signal
const drawer = fakeDrawer()
const shop = await openDrawnShop({ drawer })
await fillEmptyShop(shop.database.db, new Date())
// A page and a case of designs for each brand: each picture costs the tests a drawing.
await sql`update products set deleted_at = now()
  where brand <> 'airpods' and (case_type <> 'Graphical' or design ->> 'look' > 't')`.execute(
  shop.database.db,
)
await readAhead(shop.database.db)

const draw = (signal = never) =>
  drawFirstScreens({ db: shop.database.db, drawn: shop.drawn, signal, rest: 0 })
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
      for (const product of products) {
        const [main = ''] = cardPictures(product, '')
        for (const width of [320, 480]) {
          expect(cards).toContain(`${main.slice('/drawn/'.length)}-${width}.avif`)
        }
      }
    }
    const views = new Set([...cards].map((name) => parseDrawnFile(name)?.view))
    expect(views).toEqual(new Set(['front', 'angle']))
  })

  test('are followed by one of every design and brand, and by the cards of popular phones', async () => {
    const cards = new Set(await kept())
    const leads = [...cards].filter((name) =>
      /--vivo-v70--(?:front|angle)-\w+-320\.avif$/.test(name),
    )
    expect(leads).toHaveLength(13)
    const onPhone = { brand: 'vivo', group: 'family', deviceModel: 'Vivo Y22' } as const
    for (const pageNumber of [1, 2]) {
      const shown = await listCatalogue(shop.database.db, { ...onPhone, pageNumber })
      for (const product of shown.products) {
        const path = cardPictures(product, 'Vivo Y22')[0]?.slice('/drawn/'.length)
        expect(cards).toContain(`${path}-320.avif`)
        expect(cards).toContain(`${path}-480.avif`)
      }
    }
    expect([...cards].some((name) => name.includes('--vivo-y93--'))).toBe(false)
    expect(cards.size).toBeLessThan(1_000)
  })

  test('stand in for a phone whose picture is not drawn yet', async () => {
    const { products } = await listCatalogue(shop.database.db, { brand: 'vivo' })
    for (const { image, slug } of products.slice(0, 3)) {
      const front = standInFor(withModel(image[0] ?? '', 'Vivo Y93')) ?? ''
      expect(front).toContain(`${slug}--any--front-`)
      for (const address of [front, front.replace('--front-', '--angle-')]) {
        const { status, headers } = await shop.sendRaw(address)
        expect([status, headers.get('location')]).toEqual([
          302,
          expect.stringMatching(/--vivo-v70--(?:front|angle)-/),
        ])
      }
    }
    expect((await shop.sendRaw('/drawn/no-case--any--front-0123456789-320.avif')).status).toBe(404)
  })

  test('are drawn despite a few failures; after too many, the rest is skipped', async () => {
    const tried: string[] = []
    const failing = (isBad: (number: number) => boolean) => ({
      ahead: async (name: string) => {
        tried.push(name)
        if (isBad(tried.length)) throw new Error('out of ink')
        return true
      },
    })
    const { db } = shop.database
    await drawFirstScreens({
      db,
      drawn: failing((number) => number <= 6 && number % 2 === 0),
      signal: never,
      rest: 0,
    })
    expect(tried.length).toBeGreaterThan(100)
    tried.length = 0
    const all = drawFirstScreens({ db, drawn: failing(() => true), signal: never, rest: 0 })
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
