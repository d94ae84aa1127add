import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connectionSettings } from '#platform/database/connection.ts'
import { absent } from '#platform/storage/folder-store.ts'
import { isFileName } from '#platform/storage/store.ts'
import { canBeRedrawn, type DrawnProduct } from '#server/images/design-key.ts'
import { lockOutSweeps } from '#server/images/stored-pictures.ts'
import { ArchiveWriter } from './archive.ts'
import { readBackup } from './check.ts'
import {
  FORMAT,
  type Manifest,
  manifestEntry,
  pictureEntry,
  proofEntry,
  tableEntry,
} from './manifest.ts'
import {
  migrationsTable,
  plainSettings,
  rowsInOrder,
  type StoredTable,
  sequencesOf,
  tablesOf,
} from './schema.ts'

/** Folders of pictures and of the screenshots of transfers; undefined for a bucket. */
export interface BackedUpFolders {
  readonly pictures?: string | undefined
  readonly proofs?: string | undefined
}

/**
 * Writes a snapshot of all rows of the database at `url`, and all files of the folders except
 * pictures that can be drawn again, into one file. The shop may be running. The file is read back
 * and verified before it is renamed to its final name.
 */
export async function makeBackup(
  url: string,
  folders: BackedUpFolders,
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
    // Referenced pictures must not be deleted before they are copied.
    await client.query(lockOutSweeps)
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const table of await tablesOf(client)) tables.push(await addTable(archive, client, table))
    const canBeDrawn = canBeRedrawn(await designsIn(client, tables))
    const made: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables,
      sequences: [...(await sequencesOf(client))],
      // Copied after the rows: a picture is stored before a row refers to it.
      pictures: await addFiles(archive, folders.pictures, pictureEntry, signal, canBeDrawn),
      proofs: await addFiles(archive, folders.proofs, proofEntry, signal),
    }
    await archive.addBytes(manifestEntry, Buffer.from(JSON.stringify(made, null, 2)))
    await archive.close()
    await readBackup(archive.temporaryPath, signal)
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

/** Writes a table, read twice in the snapshot: the header of its file needs the size first. */
async function addTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: StoredTable,
): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256')
  let size = 0
  let rows = 0
  for await (const chunk of rowsInOrder(client, table) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
    rows += countRows(chunk)
  }
  await archive.add(tableEntry(table.name), size, rowsInOrder(client, table))
  const { name, columns } = table
  return { name, columns: [...columns], rows, sha256: hash.digest('hex') }
}

/** Counts rows in COPY's text format: each ends with a newline and contains no other. */
function countRows(chunk: Buffer): number {
  let rows = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
  return rows
}

async function migrationsOf(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query(`select name, checksum from ${migrationsTable} order by name`)
  return rows
}

/** Designs of drawn products. */
async function designsIn(
  client: pg.Client,
  tables: Manifest['tables'],
): Promise<readonly DrawnProduct[]> {
  const products = tables.find(({ name }) => name === 'products')
  if (!products?.columns.includes('design')) return []
  const { rows } = await client.query<DrawnProduct>(
    `select slug, case_type as "caseType", device_models as "deviceModels", design
    from public.products where design is not null`,
  )
  return rows
}

/** Adds the files of a folder, except those that can be drawn again. */
async function addFiles(
  archive: ArchiveWriter,
  folder: string | undefined,
  entryOf: (name: string) => string,
  signal: AbortSignal | undefined,
  isLeftOut = (_name: string) => false,
): Promise<Manifest['pictures']> {
  if (folder === undefined) return []
  const found = (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []
  const names = found
    .filter((entry) => entry.isFile() && isFileName(entry.name) && !isLeftOut(entry.name))
    .map(({ name }) => name)
  const files: Manifest['pictures'] = []
  for (const name of names.sort()) {
    signal?.throwIfAborted()
    // A file that no row refers to may be removed meanwhile.
    const bytes = await readFile(join(folder, name)).catch(absent)
    if (bytes === null) continue
    await archive.addBytes(entryOf(name), bytes)
    files.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return files
}
