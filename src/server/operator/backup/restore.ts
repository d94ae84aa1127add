import { createHash } from 'node:crypto'
import pg from 'pg'
import { connectionSettings } from '#server/database/connection.ts'
import {
  createMigrationsTable,
  type Migration,
  readMigrations,
  runMigrations,
} from '#server/database/migrate.ts'
import type { ImageStore } from '#server/images/store.ts'
import { ArchiveError, readArchive } from './archive.ts'
import { copyFrom, copyTo } from './copy.ts'
import { HashingSink } from './hashing-sink.ts'
import { type Manifest, manifest, manifestFile, pictureFile, tableFile } from './manifest.ts'
import { copyIn, copyOut, dropEverything, hasRows, plainSettings, tablesOf } from './schema.ts'

/** Why a backup is not restored; nothing was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

export interface RestoreOptions {
  readonly url: string
  readonly pictures: ImageStore
  readonly path: string
  /** Whether data that is there already may be thrown away. */
  readonly replace: boolean
}

/**
 * Puts the database and the pictures back to what a backup holds. The archive is read twice: first to
 * be sure that it is whole. The database changes in one transaction, which is kept only when every
 * table then has the rows and the checksum that it had. Pictures are added; none is removed.
 *
 * @throws ArchiveError, RestoreError
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const wanted = await checkArchive(options.path)
  const known = await readMigrations()
  const ran = knownMigrations(wanted, known)
  const settings = { ...connectionSettings(options.url), application_name: 'khol restore' }
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(plainSettings)
    await refuseOpenShop(client)
    await client.query('begin')
    if (!options.replace && (await hasRows(client))) {
      throw new RestoreError('The shop has data already. Add --replace to throw it away.')
    }
    await dropEverything(client)
    await createMigrationsTable(client)
    await runMigrations(client, ran)
    await fill(client, options, wanted)
    await compare(client, wanted)
    await runMigrations(client, known.slice(ran.length))
    await client.query('commit')
    await client.query('analyze')
    return wanted
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Reads all of an archive and answers its manifest when every file is what that says. */
async function checkArchive(path: string): Promise<Manifest> {
  const found = new Map<string, string>()
  let text = ''
  for await (const { name, body } of readArchive(path)) {
    const hash = createHash('sha256')
    const parts: Buffer[] = []
    for await (const chunk of body) {
      hash.update(chunk)
      if (name === manifestFile) parts.push(chunk)
    }
    if (name === manifestFile) text = Buffer.concat(parts).toString('utf8')
    else found.set(name, hash.digest('hex'))
  }
  const parsed = manifest.safeParse(text === '' ? undefined : JSON.parse(text))
  if (!parsed.success) throw new ArchiveError(`${path} is no backup of this shop`)
  const wanted = [
    ...parsed.data.tables.map(({ name, sha256 }) => [tableFile(name), sha256] as const),
    ...parsed.data.pictures.map(({ name, sha256 }) => [pictureFile(name), sha256] as const),
  ]
  for (const [name, sha256] of wanted) {
    if (found.get(name) !== sha256) throw new ArchiveError(`${name} in ${path} is damaged`)
  }
  return parsed.data
}

/** The migrations that had run when the backup was made: the first ones of this shop's. */
function knownMigrations(wanted: Manifest, known: readonly Migration[]): readonly Migration[] {
  const isKnown = wanted.migrations.every(
    ({ name, checksum }, index) =>
      known[index]?.name === name && known[index].checksum === checksum,
  )
  if (isKnown) return known.slice(0, wanted.migrations.length)
  throw new RestoreError('The backup was made by another version of the shop than this one.')
}

async function refuseOpenShop(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database()
     and application_name in ('khol', 'khol listen') limit 1`,
  )
  if (rowCount === 0) return
  throw new RestoreError('The shop is open on this database. Stop it first.')
}

async function fill(client: pg.Client, options: RestoreOptions, wanted: Manifest): Promise<void> {
  const tables = new Map(wanted.tables.map((table) => [tableFile(table.name), table]))
  const pictures = new Map(wanted.pictures.map(({ name }) => [pictureFile(name), name]))
  for await (const { name, body } of readArchive(options.path)) {
    const table = tables.get(name)
    const picture = pictures.get(name)
    if (table !== undefined) {
      await client.query(`alter table "${table.name}" disable trigger user`)
      await copyFrom(client, copyIn(table), body)
      await client.query(`alter table "${table.name}" enable trigger user`)
    } else {
      const parts: Buffer[] = []
      for await (const chunk of body) parts.push(chunk)
      if (picture !== undefined) {
        await options.pictures.put(new Map([[picture, Buffer.concat(parts)]]))
      }
    }
  }
  for (const { name, value } of wanted.sequences) {
    await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value])
  }
}

/** What is in the tables now, against what was in them when the backup was made. */
async function compare(client: pg.Client, wanted: Manifest): Promise<void> {
  const present = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  for (const { name, rows, sha256 } of wanted.tables) {
    const table = present.get(name)
    if (table === undefined) throw new RestoreError(`There is no table ${name} to restore`)
    const sink = new HashingSink()
    const count = await copyTo(client, copyOut(table), sink)
    if (count !== rows || sink.digest() !== sha256) {
      throw new RestoreError(`The table ${name} would not be what it was; nothing was changed.`)
    }
  }
}
