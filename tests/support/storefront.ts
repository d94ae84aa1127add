import { openStorefront } from '#server/storefront.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { memoryStore } from './picture-store.ts'
import { shippedSettings } from './settings.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** Public origin of a test's storefront. */
export const STOREFRONT_ORIGIN = 'https://shop.test'

type ShopParts = NonNullable<Parameters<typeof openTestShop>[0]>
type StorefrontParts = Parameters<typeof openStorefront>[1]

/**
 * Opens a shop with its built pages, without limits, on an empty database or on that which `fill`
 * fills; close it in `afterAll`.
 */
export async function openTestStorefront({
  fill,
  languages,
  ...shopParts
}: Omit<ShopParts, 'storefront'> &
  Pick<StorefrontParts, 'languages'> & {
    readonly fill?: (stored: TestDatabase) => Promise<unknown>
  } = {}): Promise<TestShop> {
  const stored = await openTestDatabase()
  await fill?.(stored)
  const parts = {
    database: stored.database,
    settings: shippedSettings,
    imageStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    publicUrl: () => STOREFRONT_ORIGIN,
    ...(languages && { languages }),
  }
  const shop = await openTestShop({
    rateLimitScale: 0,
    ...parts,
    ...shopParts,
    storefront: (app) => openStorefront(app, parts),
  })
  return {
    ...shop,
    close: async () => {
      await shop.close()
      await stored.close()
    },
  }
}
