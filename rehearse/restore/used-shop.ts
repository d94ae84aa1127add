import { join } from 'node:path'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { readBackup } from '#server/operator/backup/check.ts'
import { makeBackup } from '#server/operator/backup/make.ts'
import { openDatabase } from '#server/schema/database.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'
import { manifestExceptLogins } from '#testing/stored-content.ts'
import { fillUsedShop, ordered, takeAllMail, type UsedShop } from '#testing/used-shop.ts'
import { patient } from '../../bench/scratch/patient.ts'

const AT_ONCE = 8

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

/**
 * Backs up the restored shop, and compares both backups part by part, except for the logins that a
 * restore ends (rule: restored-logins).
 * @throws Error for a difference
 */
export async function compareWithBackup(
  saved: Awaited<ReturnType<typeof readBackup>>,
  { url, images, proofs }: Folders,
  file: string,
): Promise<void> {
  const again = manifestExceptLogins(await makeBackup(url, { pictures: images, proofs }, file))
  const before = manifestExceptLogins(saved)
  for (const part of ['tables', 'sequences', 'pictures', 'proofs', 'migrations'] as const) {
    if (JSON.stringify(again[part]) !== JSON.stringify(before[part])) {
      throw new Error(`the ${part} are not what they were`)
    }
  }
}
