import type { ImageStore } from '#platform/storage/store.ts'
import type { DrawingOrder } from '#server/images/drawing/draw.ts'
import type { Drawer } from '#server/images/drawing/drawing-child.ts'
import type { DrawnPictures } from '#server/images/drawing/drawn-pictures.ts'
import { openPictures, type PictureDependencies } from '#server/storefront.ts'
import { openTestDatabase } from './database.ts'
import { memoryStore } from './picture-store.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** Fake drawer that records orders and answers once it is released. */
export interface FakeDrawer extends Drawer {
  readonly orders: DrawingOrder[]
  /** Promise that later pictures wait for. */
  hold: Promise<unknown>
}

/** Bytes that a fake drawer returns. */
export function fakeBytes({ design, model, view, width, format }: DrawingOrder): Buffer {
  return Buffer.from([design.look, model, view, width, format].join(' '))
}

export function fakeDrawer(): FakeDrawer {
  const drawer: FakeDrawer = {
    orders: [],
    hold: Promise.resolve(),
    draw: async (order) => {
      drawer.orders.push(order)
      await drawer.hold
      return fakeBytes(order)
    },
    convert: async ({ picture, format }) => Buffer.from(`${Buffer.from(picture)} as ${format}`),
    close: async () => undefined,
  }
  return drawer
}

/** Shop for tests of pictures, without pages. */
export interface DrawnShop extends TestShop {
  readonly drawn: DrawnPictures
  readonly store: ImageStore
}

/** Opens a shop with these parts for pictures; with a database, as another process of that shop. */
export async function openDrawnShop(
  parts: Partial<PictureDependencies> & Pick<PictureDependencies, 'drawer'>,
): Promise<DrawnShop> {
  const pictures: PictureDependencies = {
    database: parts.database ?? (await openTestDatabase()).database,
    imageStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    ...parts,
  }
  const opened = Promise.withResolvers<DrawnPictures>()
  const shop = await openTestShop({
    ...pictures,
    rateLimitScale: 0,
    storefront: async (app) => opened.resolve(await openPictures(app, pictures)),
  })
  return { ...shop, drawn: await opened.promise, store: pictures.imageStore }
}
