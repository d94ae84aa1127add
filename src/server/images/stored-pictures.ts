import { sql } from 'kysely'
import { fileOfArtwork, storedFilesOf } from '#domain/catalogue/pictures.ts'
import { unavailable } from '#domain/contract/refusal.ts'
import { isLogoPath, logoFiles } from '#domain/settings/logo.ts'
import { advisoryLocks } from '#server/database/locks.ts'
import { type Queryable, type ShopTransaction, transact } from '#server/database/transaction.ts'
import { ANY_AGE, type ImageStore } from './store.ts'

/**
 * Whether all files behind these paths are stored. A shared advisory lock keeps sweeps from
 * removing any of them until the transaction ends.
 *
 * @throws Refusal UNAVAILABLE when the store can't be read
 */
export async function arePicturesStored(
  tx: ShopTransaction,
  store: Pick<ImageStore, 'has'>,
  paths: readonly string[],
): Promise<boolean> {
  if (paths.length === 0) return true
  return areFilesStored(tx, store, paths.flatMap(storedFilesOf))
}

/**
 * Whether the artwork that a design names is stored, under the same lock.
 *
 * @throws Refusal UNAVAILABLE when the store can't be read
 */
export async function isArtworkStored(
  tx: ShopTransaction,
  store: Pick<ImageStore, 'has'>,
  path: string,
): Promise<boolean> {
  const file = fileOfArtwork(path)
  return file !== null && (await areFilesStored(tx, store, [file]))
}

/**
 * Whether all files of a logo are stored, under the same lock.
 *
 * @throws Refusal UNAVAILABLE when the store can't be read
 */
export async function isLogoStored(
  tx: ShopTransaction,
  store: Pick<ImageStore, 'has'>,
  path: string,
): Promise<boolean> {
  return isLogoPath(path) && (await areFilesStored(tx, store, logoFiles(path)))
}

async function areFilesStored(
  tx: ShopTransaction,
  store: Pick<ImageStore, 'has'>,
  names: readonly string[],
): Promise<boolean> {
  await lockOutSweep(tx)
  const found = await Promise.all(names.map((name) => store.has(name))).catch(() => {
    throw unavailable(5)
  })
  return found.every(Boolean)
}

/** Takes the sweep lock in shared mode until the transaction ends; waits for a running sweep. */
async function lockOutSweep(tx: ShopTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${advisoryLocks.pictures})`.execute(tx)
}

/** Statement that takes the sweep lock in shared mode until the connection closes. */
export const lockOutSweeps = `select pg_advisory_lock_shared(${advisoryLocks.pictures})`

/**
 * Tries to take the sweep lock in exclusive mode until the transaction ends; false while a picture
 * is being referenced or backed up.
 */
export async function trySweepLock(tx: ShopTransaction): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${advisoryLocks.pictures}) as taken`.execute(tx)
  return rows[0]?.taken === true
}

/**
 * Removes files that no row references any more. During a backup or another sweep, or when the
 * store can't be reached, they stay for the next sweep.
 */
export async function discardFiles(
  db: Queryable,
  store: Pick<ImageStore, 'remove'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const remove = async (tx: ShopTransaction) => {
    if (await trySweepLock(tx)) await store.remove(names, ANY_AGE)
  }
  await transact(db, remove).catch(() => undefined)
}
