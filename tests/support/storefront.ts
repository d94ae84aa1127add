import type { FastifyInstance } from 'fastify'
import { openStorefront } from '#server/storefront.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { memoryStore } from './picture-store.ts'
import { shippedSettings } from './settings.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** Public origin of a test's storefront. */
export const STOREFRONT_ORIGIN = 'https://shop.test'

type ShopParts = NonNullable<Parameters<typeof openTestShop>[0]>
type StorefrontParts = Parameters<typeof openStorefront>[1]

/** Options of a shop with its pages: the built ones, or those of the stub `build`. */
export function storefrontOf<Parts extends Partial<StorefrontParts>>(
  parts: Parts & Pick<StorefrontParts, 'database'>,
) {
  const whole = {
    settings: shippedSettings,
    imageStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    publicUrl: () => STOREFRONT_ORIGIN,
    ...parts,
  }
  return { ...whole, storefront: (app: FastifyInstance) => openStorefront(app, whole) }
}

/**
 * Opens a shop with its built pages, without limits, on an empty database or on that which `fill`
 * fills.
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
  return openTestShop({
    rateLimitScale: 0,
    ...storefrontOf({ database: stored.database, ...(languages && { languages }) }),
    ...shopParts,
  })
}
