import { fileURLToPath } from 'node:url'
import * as platform from '#platform/database/migrate.ts'
import { beforeFirstRelease } from './before-first-release.ts'

const shopMigrations = fileURLToPath(new URL('migrations', import.meta.url))

/** Reads the shop's migrations in order. */
export const readMigrations = (folder = shopMigrations) => platform.readMigrations(folder)

/**
 * Migrates a database to the tables of this version; see `#platform/database/migrate.ts`.
 *
 * @throws MigrationError also for a database of before the first release
 */
export function migrate(url: string, folder = shopMigrations): Promise<readonly string[]> {
  return platform.migrate(url, folder, refuseBeforeFirstRelease)
}

function refuseBeforeFirstRelease(applied: readonly platform.AppliedMigration[]): void {
  if (applied[0]?.checksum !== beforeFirstRelease.firstChecksum) return
  throw new platform.MigrationError(
    'The database is of a version of the shop before 1.0.0, and was left as it is: make a backup with ' +
      '`npm run shop -- backup`, and put it back with `npm run shop -- restore <file> --replace`.',
  )
}
