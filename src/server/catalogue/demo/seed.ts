import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { withDeadline } from '#server/database/deadline.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { DrawingProgress } from '#server/images/catalogue-pictures.ts'
import { drawCataloguePicturesApart } from '#server/images/draw-apart.ts'
import { placePictures } from '#server/images/place-pictures.ts'
import type { ImageStore } from '#server/images/store.ts'
import { fillEmptyShop, isStocked } from './fill.ts'
import { demoProducts } from './products.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

/** An arbitrary number that only the preparation of the demo catalogue uses. */
const preparationLock = 7_204_938_117

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
  readonly draw?: typeof drawCataloguePicturesApart
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
  const draw = seeding.draw ?? drawCataloguePicturesApart
  if (await isStocked(db)) return false
  return oneAtATime(seeding, async () => {
    if (await isStocked(db)) return false
    const pictures = await draw({
      products: demoProducts,
      directory: picturesDirectory,
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    })
    await placePictures(pictures.values(), picturesDirectory, imageStore)
    return fillEmptyShop({ db, pictures, at })
  })
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
    select pg_try_advisory_lock(${preparationLock}) as taken`.execute(connection)
  return rows[0]?.taken === true
}

async function endTurn(connection: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_unlock(${preparationLock})`.execute(connection)
}
