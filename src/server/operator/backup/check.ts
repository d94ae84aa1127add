import { createHash } from 'node:crypto'
import type { Migration } from '#platform/database/migrate.ts'
import { beforeFirstRelease } from '#server/schema/before-first-release.ts'
import { readMigrations } from '#server/schema/migrate.ts'
import { ArchiveError, RestoreError, readArchive } from './archive.ts'
import {
  anyManifest,
  FORMAT,
  type Manifest,
  manifest,
  manifestEntry,
  pictureEntry,
  proofEntry,
  tableEntry,
} from './manifest.ts'

interface MigrationPlan {
  readonly ran: readonly Migration[]
  /** Migrations added to the shop since. */
  readonly added: readonly Migration[]
  /** Tables of the backup whose rows aren't restored. */
  readonly gone: readonly string[]
}

/** Verified backup: complete, undamaged and compatible with this version of the shop. */
export interface CheckedBackup extends MigrationPlan {
  readonly path: string
  readonly manifest: Manifest
}

/**
 * Verifies that a backup is complete and compatible with this version of the shop, without writing.
 *
 * @throws ArchiveError when the file is incomplete or damaged
 * @throws RestoreError when its migrations are newer than this version's, or differ from them
 */
export async function checkBackup(path: string, signal?: AbortSignal): Promise<CheckedBackup> {
  const manifest = await readBackup(path, signal)
  return { path, manifest, ...migrationPlanOf(manifest, await readMigrations()) }
}

/** Reads a backup completely and compares every file with its checksum. @throws ArchiveError */
export async function readBackup(path: string, signal?: AbortSignal): Promise<Manifest> {
  const found = new Map<string, string>()
  let text: string | undefined
  for await (const { name, body } of readArchive(path, signal)) {
    const hash = createHash('sha256')
    const parts: Buffer[] = []
    for await (const chunk of body) {
      hash.update(chunk)
      if (name === manifestEntry) parts.push(chunk)
    }
    if (found.has(name)) throw new ArchiveError(`${path} holds ${name} twice; ${takeAnother}`)
    found.set(name, hash.digest('hex'))
    if (name === manifestEntry) text = Buffer.concat(parts).toString('utf8')
  }
  const manifest = manifestFrom(text, path)
  for (const [name, sha256] of filesOf(manifest)) {
    if (found.get(name) === sha256) continue
    throw new ArchiveError(`${name} in ${path} is not what was saved; ${takeAnother}`)
  }
  return manifest
}

const takeAnother = 'take another copy of it, or an older backup'

function manifestFrom(text: string | undefined, path: string): Manifest {
  const json = jsonFrom(text)
  const any = anyManifest.safeParse(json)
  if (any.data !== undefined && any.data.format !== FORMAT) {
    throw any.data.format > FORMAT ? newer() : anotherVersion()
  }
  const parsed = manifest.safeParse(json)
  if (parsed.success) return parsed.data
  throw new ArchiveError(`${path} is no backup of this shop; name a file that a backup wrote`)
}

function jsonFrom(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function filesOf({ tables, pictures, proofs }: Manifest): readonly (readonly [string, string])[] {
  return [
    ...tables.map(({ name, sha256 }) => [tableEntry(name), sha256] as const),
    ...pictures.map(({ name, sha256 }) => [pictureEntry(name), sha256] as const),
    ...proofs.map(({ name, sha256 }) => [proofEntry(name), sha256] as const),
  ]
}

/**
 * Splits this shop's migrations into those of a backup, which must be the first, and the rest. The
 * last version before the first release had the tables of the first migration.
 *
 * @throws RestoreError
 */
export function migrationPlanOf(
  { migrations }: Pick<Manifest, 'migrations'>,
  known: readonly Migration[],
): MigrationPlan {
  if (migrations[0]?.checksum === beforeFirstRelease.firstChecksum) {
    if (migrations.at(-1)?.checksum !== beforeFirstRelease.lastChecksum) throw anotherVersion()
    return { ran: known.slice(0, 1), added: known.slice(1), gone: beforeFirstRelease.goneTables }
  }
  const count = Math.min(known.length, migrations.length)
  const isSame = migrations
    .slice(0, count)
    .every(({ name, checksum }, at) => known[at]?.name === name && known[at].checksum === checksum)
  if (!isSame) throw anotherVersion()
  if (migrations.length > known.length) throw newer()
  return { ran: known.slice(0, count), added: known.slice(count), gone: [] }
}

function anotherVersion(): RestoreError {
  return new RestoreError(
    'the backup is of another version of the shop than this one; restore it with that version',
  )
}

function newer(): RestoreError {
  return new RestoreError(
    'the backup was made by a newer version of the shop; bring the shop up to date first',
  )
}
