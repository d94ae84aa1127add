import { fillEmptyShop } from '#server/first-start/fill.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** Shop with the demo catalogue, as after a first start; its pictures are drawn on request. */
export async function openDemoShop(at = new Date('2026-11-21T10:00:00Z')): Promise<TestShop> {
  const shop = await openTestShop()
  await fillEmptyShop(shop.database.db, at)
  return shop
}
