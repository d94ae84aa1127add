import { ensureFirstAdmin } from '#server/accounts/admins.ts'
import type { Configuration } from '#server/configuration.ts'
import type { Database } from '#server/database/connection.ts'
import type { ImageStore } from '#server/images/store.ts'
import { drawnPictures } from '#server/storefront.ts'
import { seedDemoCatalogue } from './seed.ts'

export interface FirstStart {
  readonly configuration: Configuration
  readonly database: Database
  readonly imageStore: ImageStore
  readonly say: (line: string) => void
  /** The shop is told to stop meanwhile. */
  readonly signal: AbortSignal
}

/** What an empty shop gets before it opens: an admin and, where it is wanted, the demo catalogue. */
export async function prepareFirstStart(start: FirstStart): Promise<void> {
  if (start.configuration.demoCatalogue) await fillShelves(start)
  // Last, so that the login stands beside the address and not before a minute of other lines.
  await welcomeAdmin(start)
}

/** The login is said once: only its hash is kept (rule: first-admin). */
async function welcomeAdmin({ configuration, database, say }: FirstStart): Promise<void> {
  const made = await ensureFirstAdmin(database.db, configuration.admin)
  if (made === null) return
  const password = made.generatedPassword ?? 'the one in ADMIN_PASSWORD'
  say(`Admin login: ${made.email}\nAdmin password: ${password}`)
  if (made.generatedPassword !== null) say('Keep it now: it is not shown again.')
}

async function fillShelves({ database, imageStore, say, signal }: FirstStart): Promise<void> {
  await seedDemoCatalogue({
    db: database.db,
    imageStore,
    picturesDirectory: drawnPictures,
    at: new Date(),
    onProgress: drawingReport(say),
    signal,
  })
}

/** Milliseconds between two lines about the same step. */
const betweenReports = 5_000

/** Drawing takes a while on a first start, and pictures come many a second: a line now and then. */
export function drawingReport(
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (progress: { readonly done: number; readonly total: number }) => void {
  let reportAt = now()
  return ({ done, total }) => {
    if (done < total && now() < reportAt) return
    reportAt = now() + betweenReports
    say(`Drawing the pictures of the demo catalogue … ${done} of ${total}`)
  }
}
