import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nextMigrations } from '#testing/next-version.ts'

const PROJECT = join(import.meta.dirname, '../..')

/**
 * Files of the next version of the present sources, by path below the project: migrations of its
 * own, and a text that every screen shares.
 */
export async function versionAfter(): Promise<ReadonlyMap<string, string>> {
  const terms = 'src/domain/terms.ts'
  const before = await readFile(join(PROJECT, terms), 'utf8')
  const after = before.replace('supportReplyHours: 24', 'supportReplyHours: 48')
  if (after === before) throw new Error('terms.ts has no supportReplyHours any more')
  const migrations = Object.entries(nextMigrations).map(
    ([name, text]) => [`src/server/schema/migrations/${name}`, text] as const,
  )
  return new Map([...migrations, [terms, after]])
}
