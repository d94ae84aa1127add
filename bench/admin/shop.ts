import { join } from 'node:path'
import type pg from 'pg'
import { asAdministrator } from '#testing/database-server.ts'
import { openScratchDatabase } from '../scratch/database.ts'
import { type RunningShop, startShop } from '../scratch/shop.ts'
import { fillShop, type Size } from './fill.ts'

/** Shop whose database a bench fills further. */
export interface BusyShop extends RunningShop {
  readonly databaseUrl: string
  readonly databasePid: number | undefined
}

/** Opens a shop with years of orders, and optionally with pictures of the demo catalogue. */
export async function openBusyShop(
  size: Size,
  settings: Readonly<Record<string, string>>,
): Promise<BusyShop> {
  const database = await openScratchDatabase()
  try {
    const shop = await startShop({
      DATABASE_URL: database.server.url,
      DATA_DIR: join(database.folder, 'shop'),
      ...settings,
    })
    await asAdministrator(database.server.url, async (client) => {
      await fillShop(client, size)
      await lendPictures(client)
      await client.query('vacuum analyze')
    })
    const close = async () => {
      await shop.close()
      await database.close()
    }
    return { ...shop, databaseUrl: database.server.url, databasePid: database.server.pid(), close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Gives products without a picture those of a demo product of their brand. */
async function lendPictures(client: pg.Client): Promise<void> {
  await client.query(
    `update products set images = drawn.images
    from (
      select brand, images, row_number() over same_brand - 1 as place,
        count(*) over same_brand as all_drawn
      from products where images[1] <> '/images/placeholder.webp'
      window same_brand as (partition by brand order by slug
        rows between unbounded preceding and unbounded following)
    ) drawn
    where drawn.brand = products.brand and products.images[1] = '/images/placeholder.webp'
      and drawn.place = abs(hashtext(products.slug)) % drawn.all_drawn`,
  )
  await client.query(
    `update order_items set image = products.images[1] from products
    where products.id = product_id and image <> products.images[1]`,
  )
}
