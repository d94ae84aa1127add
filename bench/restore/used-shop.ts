import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#server/database/connection.ts'
import { folderStore } from '#server/images/folder-store.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { ordered, putToUse, takeAllMail, type UsedShop } from '#testing/used-shop.ts'
import { fillShop } from '../desk/fill.ts'
import { patient } from '../scratch/patient.ts'

/** Guests that buy side by side. */
const AT_ONCE = 8
/** Bytes of a picture, about what one is in its largest width. */
const PICTURE_BYTES = 40_000

/** Where everything of a shop lies: its database, and two folders. */
export interface Folders {
  readonly url: string
  readonly images: string
  readonly proofs: string
}

/** Where a shop keeps pictures and screenshots unless it is told otherwise. */
export function foldersIn(dataDirectory: string): Omit<Folders, 'url'> {
  return { images: join(dataDirectory, 'images'), proofs: join(dataDirectory, 'proofs') }
}

/** Serves the shop of a database over HTTP while `work` lasts; limits take one sender for many. */
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

/** Everything that customers and the owner do, then purchases of as many guests. */
export async function fillByCalls(shop: TestShop, guests: number): Promise<UsedShop> {
  const used = await putToUse(shop)
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

/** The rest of a large shop by SQL, each order with a key, and pictures that don't compress. */
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
