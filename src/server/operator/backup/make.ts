import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connectionSettings } from '#server/database/connection.ts'
import { holdOffSweeps } from '#server/images/kept.ts'
import { isFileName } from '#server/images/store.ts'
import { ArchiveWriter } from './archive.ts'
import { readBackup } from './check.ts'
import { rowsOut } from './copy.ts'
import { FORMAT, type Manifest, manifestEntry, pictureEntry, tableEntry } from './manifest.ts'
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
 * folder `pictures` into one file. The shop may be open meanwhile. The file is read back and compared
 * before it gets its name.
 */
export async function makeBackup(
  url: string,
  pictures: string | undefined,
  path: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  const client = new pg.Client({ ...connectionSettings(url), application_name: 'khol backup' })
  client.on('error', () => undefined)
  const leave = () => void client.end().catch(() => undefined)
  const archive = new ArchiveWriter(path)
  try {
    await client.connect()
    signal?.addEventListener('abort', leave)
    signal?.throwIfAborted()
    await client.query(plainSettings)
    // A picture that is named now must still be there when its turn comes.
    await client.query(holdOffSweeps)
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const table of await tablesOf(client)) tables.push(await addTable(archive, client, table))
    const made: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables,
      sequences: [...(await sequencesOf(client))],
      // After the rows: a picture that a row names is there before the row is.
      pictures: pictures === undefined ? [] : await addPictures(archive, pictures, signal),
    }
    await archive.addBytes(manifestEntry, Buffer.from(JSON.stringify(made, null, 2)))
    await archive.close()
    await readBackup(archive.unfinished, signal)
    await archive.publish()
    return made
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    signal?.removeEventListener('abort', leave)
    await client.end().catch(() => undefined)
  }
}

/**
 * The header of a file in the archive needs its size. In one snapshot the rows are the same each time
 * they are read, so they are read twice, and lie nowhere in between.
 */
async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: StoredTable,
): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256')
  let size = 0
  let rows = 0
  for await (const chunk of rowsOut(client, copyOut(table)) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
    rows += countRows(chunk)
  }
  await archive.add(tableEntry(table.name), size, rowsOut(client, copyOut(table)))
  const { name, columns } = table
  return { name, columns: [...columns], rows, sha256: hash.digest('hex') }
}

/** Each ends with a newline, and has no other in it. */
function countRows(chunk: Buffer): number {
  let rows = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
  return rows
}

async function migrationsOf(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query(`select name, checksum from ${migrationsTable} order by name`)
  return rows
}

async function addPictures(
  archive: ArchiveWriter,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Manifest['pictures']> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = found.filter((entry) => entry.isFile() && isFileName(entry.name))
  const pictures: Manifest['pictures'] = []
  for (const { name } of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    signal?.throwIfAborted()
    const bytes = await readFile(join(folder, name))
    await archive.addBytes(pictureEntry(name), bytes)
    pictures.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return pictures
}

/** Where a backup goes when the operator names no file. */
export function usualPath(dataDirectory: string, at: Date): string {
  const moment = at.toISOString().slice(0, 19).replaceAll(':', '-')
  return join(dataDirectory, 'backups', `khol-${moment}Z.tar.gz`)
}
