import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { connectionSettings } from '#server/database/connection.ts'
import { holdOffSweeps } from '#server/images/kept.ts'
import { ArchiveWriter } from './archive.ts'
import { copyTo } from './copy.ts'
import { type Manifest, manifestFile, pictureFile, tableFile } from './manifest.ts'
import {
  copyOut,
  migrationsTable,
  plainSettings,
  type StoredTable,
  sequencesOf,
  tablesOf,
} from './schema.ts'

/**
 * Writes all rows of the database at `url`, as they are at one moment, and all pictures of the
 * folder `pictures` into one file. The shop may be open meanwhile.
 */
export async function makeBackup(
  url: string,
  pictures: string | undefined,
  path: string,
): Promise<Manifest> {
  const client = new pg.Client({ ...connectionSettings(url), application_name: 'khol backup' })
  client.on('error', () => undefined)
  const archive = new ArchiveWriter(path)
  try {
    await client.connect()
    await client.query(plainSettings)
    // A picture that is named now must still be there when its turn comes.
    await client.query(holdOffSweeps)
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const table of await tablesOf(client)) tables.push(await addTable(archive, client, table))
    const made: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables,
      sequences: [...(await sequencesOf(client))],
      // After the rows: a picture that a row names is there before the row is.
      pictures: pictures === undefined ? [] : await addPictures(archive, pictures),
    }
    await archive.addBytes(manifestFile, Buffer.from(JSON.stringify(made, null, 2)))
    await archive.finish()
    return made
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The header of a file in the archive needs its size, so the rows go through a file of their own. */
async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: StoredTable,
): Promise<Manifest['tables'][number]> {
  const folder = await mkdtemp(join(tmpdir(), 'khol-backup-'))
  try {
    const path = join(folder, 'rows')
    const hash = createHash('sha256')
    const through = new PassThrough()
    const written = pipeline(
      through,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    )
    const copied = copyTo(client, copyOut(table), through).finally(() => through.end())
    const [rows] = await Promise.all([copied, written])
    await archive.addFile(tableFile(table.name), path)
    const { name, columns } = table
    return { name, columns: [...columns], rows, sha256: hash.digest('hex') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function migrationsOf(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query(`select name, checksum from ${migrationsTable} order by name`)
  return rows
}

async function addPictures(archive: ArchiveWriter, folder: string): Promise<Manifest['pictures']> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const pictures: Manifest['pictures'] = []
  for (const name of names.filter((name) => /^[\w-][\w.-]*$/.test(name)).sort()) {
    const bytes = await readFile(join(folder, name))
    await archive.addBytes(pictureFile(name), bytes)
    pictures.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return pictures
}

/** Where a backup goes when the operator names no file. */
export function usualPath(dataDirectory: string, at: Date): string {
  const moment = at.toISOString().slice(0, 19).replaceAll(':', '-')
  return join(dataDirectory, 'backups', `khol-${moment}Z.tar.gz`)
}
