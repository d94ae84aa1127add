import { sql } from 'kysely'
import { unavailable } from '#domain/contract/refusal.ts'
import { timeLeft, withDeadline } from '#platform/database/deadline.ts'
import { transact } from '#platform/database/transaction.ts'
import { ANY_AGE, type ImageStore } from '#platform/storage/store.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { advisoryLocks } from '#server/schema/locks.ts'

export interface StoredPictures {
  /** Whether files with these names are stored, and can't be removed until the transaction ends. */
  readonly has: (names: readonly string[]) => Promise<boolean>
}

/**
 * Runs `work` as `transact` does, with the stored pictures. The store may take seconds to answer,
 * so it is asked between two attempts: the first one takes every file for stored and is rolled back
 * if `work` asked for any, and the next one knows the answers. Meanwhile a sweep may have removed a
 * file, which `discarded_files` then names.
 *
 * @throws Refusal UNAVAILABLE when the store can't be read; DatabaseError
 */
export async function transactWithPictures<T>(
  db: Queryable,
  store: Pick<ImageStore, 'has'>,
  work: (tx: ShopTransaction, pictures: StoredPictures) => Promise<T>,
  known: ReadonlyMap<string, boolean> = new Map(),
): Promise<T> {
  const unknown = new Set<string>()
  try {
    return await transact(db, async (tx) => {
      const has = async (names: readonly string[]) => {
        const unchecked = names.filter((name) => !known.has(name))
        for (const name of unchecked) unknown.add(name)
        if (unchecked.length > 0) return true
        return names.every((name) => known.get(name)) && !(await areDiscarded(tx, names))
      }
      const result = await work(tx, { has })
      if (unknown.size > 0) throw new UnknownFiles()
      return result
    })
  } catch (error) {
    if (!(error instanceof UnknownFiles)) throw error
  }
  // The wait for the store doesn't count against the deadline of the database.
  const remaining = timeLeft()
  const answers = await Promise.all(
    [...unknown].map(async (name) => [name, await store.has(name)] as const),
  ).catch(() => {
    throw unavailable(5)
  })
  return withDeadline(remaining, () =>
    transactWithPictures(db, store, work, new Map([...known, ...answers])),
  )
}

/** Rolls a transaction back whose pictures have to be looked up. */
class UnknownFiles extends Error {
  override readonly name = 'UnknownFiles'
}

/** Whether any of these files is being removed, under a lock against further removals. */
async function areDiscarded(tx: ShopTransaction, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return false
  await sql`select pg_advisory_xact_lock_shared(${advisoryLocks.pictures})`.execute(tx)
  const discarded = await tx
    .selectFrom('discarded_files')
    .select('name')
    .where('name', '=', sql<string>`any (${names}::text[])`)
    .limit(1)
    .execute()
  return discarded.length > 0
}

/** Statement that keeps pictures from being removed until the connection closes. */
export const lockOutSweeps = `select pg_advisory_lock_shared(${advisoryLocks.pictures})`

/** Tries to take the lock of removals; false while a picture is being referenced or backed up. */
export async function trySweepLock(tx: ShopTransaction): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${advisoryLocks.pictures}) as taken`.execute(tx)
  return rows[0]?.taken === true
}

export interface UnusedFiles {
  readonly names: readonly string[]
  /** Files stored since then stay. */
  readonly before: Date
  /** Selects those that no row refers to, in the transaction that decides. */
  readonly select?: (tx: ShopTransaction, names: readonly string[]) => Promise<readonly string[]>
}

/**
 * Removes files that no row refers to: they are first written down as discarded, in a short
 * transaction during which no picture can be referenced, and removed after its commit. Does nothing
 * during a backup and while a picture is being referenced; another removal's files stay to it.
 *
 * @returns the number of removed files
 * @throws any error of the store; the next sweep then removes the files
 */
export async function removeUnused(
  db: Queryable,
  store: Pick<ImageStore, 'remove'>,
  { names, before, select = async (_tx, all) => all }: UnusedFiles,
): Promise<number> {
  const discarded = await transact(db, async (tx) =>
    (await trySweepLock(tx)) ? discard(tx, await select(tx, names)) : [],
  )
  if (discarded.length === 0) return 0
  const staying = await store.remove(discarded, before)
  const isAmong = (names: readonly string[]) => sql<boolean>`name = any (${names}::text[])`
  await db.deleteFrom('discarded_files').where(isAmong(staying)).execute()
  await db
    .updateTable('discarded_files')
    .set({ removed_at: sql<Date>`now()` })
    .where(isAmong(discarded))
    .execute()
  return discarded.length - staying.length
}

async function discard(tx: ShopTransaction, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    insert into discarded_files as kept (name) select unnest(${names}::text[])
    on conflict (name) do update set discarded_at = excluded.discarded_at, removed_at = null
      where kept.removed_at is not null
    returning name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Allows files of derived names again; @throws Refusal UNAVAILABLE during a removal. */
export async function allowAgain(db: Queryable, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ isBeingRemoved: boolean }>`
    with allowed as (
      delete from discarded_files
      where name = any (${names}::text[]) and removed_at is not null
    )
    select exists (
      select from discarded_files where name = any (${names}::text[]) and removed_at is null
    ) as "isBeingRemoved"`.execute(db)
  if (rows[0]?.isBeingRemoved) throw unavailable(5)
}

/** Removes files whose rows are deleted, as far as possible; the next sweep the others. */
export async function discardFiles(
  db: Queryable,
  store: Pick<ImageStore, 'remove'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await removeUnused(db, store, { names, before: ANY_AGE }).catch(() => undefined)
}
