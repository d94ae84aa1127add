import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'

/** A file that is not an archive, or one that was cut short or damaged. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/** The streams that `pipeline` takes: the tar library's are no class of Node's, but behave as one. */
type TarStream = NodeJS.ReadWriteStream

/**
 * Writes a compressed tar file that appears under its name only once somebody says so. Only its owner
 * may read it.
 */
export class ArchiveWriter {
  /** Where it lies until then. */
  readonly unfinished: string
  readonly #path: string
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>

  constructor(path: string) {
    this.#path = path
    this.unfinished = `${path}.part`
    this.#written = pipeline(
      this.#pack as unknown as TarStream,
      createGzip({ level: 6 }),
      createWriteStream(this.unfinished, { mode: 0o600, flush: true }),
    )
    // Told to whoever adds or closes.
    this.#written.catch(() => undefined)
  }

  /** Adds a file of exactly `size` bytes. */
  async add(name: string, size: number, body: AsyncIterable<Buffer>): Promise<void> {
    try {
      const entry = this.#pack.entry({ name, size, mode: 0o600 })
      await pipeline(body, entry as unknown as TarStream)
    } catch (error) {
      // A disk that is full breaks the entry off too, with less to say.
      this.#pack.destroy(error as Error)
      await this.#written
      throw error
    }
  }

  addBytes(name: string, bytes: Buffer): Promise<void> {
    return this.add(name, bytes.length, Readable.from([bytes]))
  }

  /** Ends the archive; all of it is on disk then. */
  async close(): Promise<void> {
    this.#pack.finalize()
    await this.#written
  }

  /** Gives it its name. */
  async publish(): Promise<void> {
    await rename(this.unfinished, this.#path)
    const folder = await open(dirname(this.#path))
    await folder.sync().finally(() => folder.close())
  }

  async abandon(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => undefined)
    await rm(this.unfinished, { force: true })
  }
}

/** One file of an archive; `body` must be read to its end before the next comes. */
export interface ArchiveEntry {
  readonly name: string
  readonly body: AsyncIterable<Buffer>
}

/**
 * Reads an archive from its beginning to its very end, where the checksum of all of it is.
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
    throw signal?.aborted === true || isOfReading(error) ? error : damaged(path, error)
  })
  // Told to whoever asks for the next file.
  read.catch(() => undefined)
  /** Rejects with the error of the read that failed first. A disk that hangs is not waited for. */
  const because = async (error: unknown): Promise<never> => {
    if (signal?.aborted !== true) await read
    throw error
  }
  try {
    for await (const entry of entries) {
      const body = entry as unknown as AsyncIterable<Buffer>
      yield { name: entry.header.name, body: bodyOf(body, because) }
    }
    await read
  } catch (error) {
    await because(error)
  } finally {
    entries.destroy()
  }
}

async function* bodyOf(
  entry: AsyncIterable<Buffer>,
  because: (error: unknown) => Promise<never>,
): AsyncGenerator<Buffer> {
  try {
    yield* entry
  } catch (error) {
    await because(error)
  }
}

/** Whether the disk, and not what is on it, is the matter. */
function isOfReading(error: NodeJS.ErrnoException): boolean {
  return error.syscall !== undefined
}

function damaged(path: string, cause: unknown): ArchiveError {
  return new ArchiveError(
    `${path} is no backup, or was damaged or cut short; take another copy of it`,
    { cause },
  )
}
