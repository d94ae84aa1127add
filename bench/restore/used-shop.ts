import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#server/database/connection.ts'
import { folderStore } from '#server/images/folder-store.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { fillUsedShop, ordered, takeAllMail, type UsedShop } from '#testing/used-shop.ts'
import { fillShop } from '../admin/fill.ts'
import { patient } from '../scratch/patient.ts'

/** Guests that buy concurrently. */
const AT_ONCE = 8
/** Bytes of a picture, about those of its largest width. */
const PICTURE_BYTES = 40_000

/** Data of a shop: its database, and two folders. */
export interface Folders {
  readonly url: string
  readonly images: string
  readonly proofs: string
}

/** Default folders of pictures and screenshots. */
export function foldersIn(dataDirectory: string): Omit<Folders, 'url'> {
  return { images: join(dataDirectory, 'images'), proofs: join(dataDirectory, 'proofs') }
}

/**
 * Serves the shop of a database over HTTP while `work` runs; limits are off, since one sender
 * stands for many.
 */
export async function whileOpen<T>(
  { url, images, proofs }: Folders,
  work: (shop: TestShop) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url })
  const imageStore = await folderStore(images)
  const proofStore = await folderStore(proofs)
  const shop = await openTestShop({
    database,
    imageStore,
    proofStore,
    rateLimitScale: 1_000_000,
  })
  try {
    return await work({ ...shop, ...patient(shop) })
  } finally {
    await shop.close()
    await database.close()
  }
}

/** Fills every table by calls, then adds purchases of `guests` guests. */
export async function fillByCalls(shop: TestShop, guests: number): Promise<UsedShop> {
  const used = await fillUsedShop(shop)
  let left = guests
  const buyer = async () => {
    while (left > 0) {
      left -= 1
      await ordered(shop, newGuest(), [used.product])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyer))
  await takeAllMail(shop)
  return used
}

/** Fills a large shop by SQL, with a checkout key for each order and incompressible pictures. */
export async function fillInBulk(
  { url, images }: { readonly url: string; readonly images: string },
  { orders, pictures }: { readonly orders: number; readonly pictures: number },
): Promise<void> {
  await asAdministrator(url, async (client) => {
    await fillShop(client, { orders, products: orders / 10, users: orders / 2 })
    await client.query(
      `insert into order_keys (owner, key, request_hash, order_id)
      select 'guest:' || md5(id::text), md5(sequence::text), sha256(id::text::bytea), id
      from orders where id not in (select order_id from order_keys)`,
    )
  })
  await mkdir(images, { recursive: true })
  for (let picture = 0; picture < pictures; picture += 1) {
    const name = `picture-${randomBytes(12).toString('hex')}.webp`
    await writeFile(join(images, name), randomBytes(PICTURE_BYTES))
  }
}
