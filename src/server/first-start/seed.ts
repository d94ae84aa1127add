import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { demoProducts } from '#demo/index.ts'
import { pictureFiles } from '#domain/catalogue/pictures.ts'
import { HOUR, SECOND } from '#domain/units.ts'
import { withDeadline } from '#server/database/deadline.ts'
import { advisoryLocks } from '#server/database/locks.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { ImageStore } from '#server/images/store.ts'
import { drawPicturesApart } from './draw-apart.ts'
import type { DrawingProgress, PicturesBySlug } from './drawn-pictures.ts'
import { fillEmptyShop, isStocked } from './fill.ts'

const betweenAttempts = 0.25 * SECOND

export interface Seeding {
  readonly db: Queryable
  readonly imageStore: Pick<ImageStore, 'adopt'>
  /** Keeps drawn pictures between starts, so that they are drawn once on a machine. */
  readonly picturesDirectory: string
  /** The moment from which products and reviews are dated backwards. */
  readonly at: Date
  readonly onProgress?: (progress: DrawingProgress) => void
  /** Stops between two pictures; the next start goes on from there. */
  readonly signal?: AbortSignal
  readonly draw?: typeof drawPicturesApart
}

/**
 * Fills a shop that never had a product with the demo catalogue, pictures first, so that no product
 * is ever without them. Of several processes one draws and fills while the others wait; a shop with
 * products is left alone, and costs one query.
 *
 * @returns whether this call filled the shop
 * @throws DatabaseError
 */
export async function seedDemoCatalogue(seeding: Seeding): Promise<boolean> {
  const { db, imageStore, picturesDirectory, at, onProgress, signal } = seeding
  const draw = seeding.draw ?? drawPicturesApart
  if (await isStocked(db)) return false
  return oneAtATime(seeding, async () => {
    if (await isStocked(db)) return false
    const pictures = await draw({
      products: demoProducts,
      directory: picturesDirectory,
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    })
    await imageStore.adopt(filesOf(pictures, picturesDirectory))
    return fillEmptyShop({ db, pictures, at })
  })
}

/** Every file of the pictures in the folder where they were drawn. */
function filesOf(pictures: PicturesBySlug, directory: string): readonly string[] {
  return [...pictures.values()]
    .flat()
    .flatMap((path) => pictureFiles(basename(path, '.webp')))
    .map((name) => join(directory, name))
}

/**
 * Runs `work` while no other process does. Drawing takes minutes, too long for a transaction, so the
 * lock is one of a connection: it ends when the process does, however that happens.
 */
function oneAtATime<T>({ db, signal }: Seeding, work: () => Promise<T>): Promise<T> {
  return withDeadline(HOUR, () =>
    db.connection().execute(async (connection) => {
      while (!(await takeTurn(connection))) await pause(betweenAttempts, undefined, { signal })
      try {
        return await work()
      } finally {
        // A connection that broke meanwhile holds no lock any more.
        await endTurn(connection).catch(() => undefined)
      }
    }),
  )
}

async function takeTurn(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${advisoryLocks.preparation}) as taken`.execute(connection)
  return rows[0]?.taken === true
}

async function endTurn(connection: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_unlock(${advisoryLocks.preparation})`.execute(connection)
}
