import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { syncFolder } from '#platform/storage/folder-store.ts'

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/** Reason why a backup is not restored: the rest of a sentence, with the remedy. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}

/** Stream type that `pipeline` accepts; the tar library's streams behave like Node's. */
type TarStream = NodeJS.ReadWriteStream

/** Writes a compressed tar file for its owner only, under a temporary name until `publish`. */
export class ArchiveWriter {
  /** Temporary path. */
  readonly temporaryPath: string
  readonly #path: string
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>

  constructor(path: string) {
    this.#path = path
    this.temporaryPath = `${path}.part`
    this.#written = pipeline(
      this.#pack as unknown as TarStream,
      createGzip({ level: 6 }),
      createWriteStream(this.temporaryPath, { mode: 0o600, flush: true }),
    )
    // The next `add` or `close` reports the error.
    this.#written.catch(() => undefined)
  }

  /** Adds a file of exactly `size` bytes. */
  async add(name: string, size: number, body: AsyncIterable<Buffer>): Promise<void> {
    try {
      const entry = this.#pack.entry({ name, size, mode: 0o600 })
      await pipeline(body, entry as unknown as TarStream)
    } catch (error) {
      // A full disk ends the entry too, and its error says more.
      this.#pack.destroy(error as Error)
      await this.#written
      throw error
    }
  }

  addBytes(name: string, bytes: Buffer): Promise<void> {
    return this.add(name, bytes.length, Readable.from([bytes]))
  }

  /** Finishes the archive and flushes it to disk. */
  async close(): Promise<void> {
    this.#pack.finalize()
    await this.#written
  }

  /** Renames the file to its final name, and flushes the folder, so that the name survives a power cut. */
  async publish(): Promise<void> {
    await rename(this.temporaryPath, this.#path)
    await syncFolder(dirname(this.#path))
  }

  async abandon(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => undefined)
    await rm(this.temporaryPath, { force: true })
  }
}

/** File of an archive; `body` can be read until the next file. */
export interface ArchiveEntry {
  readonly name: string
  readonly body: AsyncIterable<Buffer>
}

/**
 * Reads an archive to its very end, where gzip stores the checksum of the whole.
 *
 * @throws ArchiveError; any error of reading the file
 */
export async function* readArchive(
  path: string,
  signal?: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const entries = extract()
  const read = pipeline(
    createReadStream(path),
    createGunzip(),
    entries as unknown as TarStream,
    signal === undefined ? {} : { signal },
  ).catch((error) => {
    throw signal?.aborted === true || isSystemCallError(error) ? error : damaged(path, error)
  })
  // The next read of a file reports the error.
  read.catch(() => undefined)
  /** Rejects with the read's first error; after an abort, a read that hangs is not awaited. */
  const throwFirstError = async (error: unknown): Promise<never> => {
    if (signal?.aborted !== true) await read
    throw error
  }
  try {
    for await (const entry of entries) {
      const body = entry as unknown as AsyncIterable<Buffer>
      yield { name: entry.header.name, body: bodyOf(body, throwFirstError) }
      entry.resume()
    }
    await read
  } catch (error) {
    await throwFirstError(error)
  } finally {
    entries.destroy()
  }
}

async function* bodyOf(
  entry: AsyncIterable<Buffer>,
  throwFirstError: (error: unknown) => Promise<never>,
): AsyncGenerator<Buffer> {
  try {
    yield* entry
  } catch (error) {
    await throwFirstError(error)
  }
}

/** Whether an error is a failed system call, and not a fault of the file's content. */
function isSystemCallError(error: NodeJS.ErrnoException): boolean {
  return error.syscall !== undefined
}

function damaged(path: string, cause: unknown): ArchiveError {
  return new ArchiveError(
    `${path} is no backup, or was damaged or cut short; take another copy of it`,
    { cause },
  )
}
