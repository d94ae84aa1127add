import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, type Gzip } from 'node:zlib'

/** A file that is not an archive, or one that was cut short or damaged. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

const block = 512

/**
 * Writes a compressed tar file that appears under its name only once it is whole and on disk. Only its
 * owner may read it.
 */
export class ArchiveWriter {
  readonly #path: string
  readonly #unfinished: string
  readonly #gzip: Gzip
  readonly #written: Promise<void>

  constructor(path: string) {
    this.#path = path
    this.#unfinished = `${path}.part`
    this.#gzip = createGzip({ level: 6 })
    this.#written = pipeline(this.#gzip, createWriteStream(this.#unfinished, { mode: 0o600 }))
    // Told to whoever writes or finishes.
    this.#written.catch(() => undefined)
  }

  async addBytes(name: string, bytes: Buffer): Promise<void> {
    await this.#write(headerOf(name, bytes.length))
    await this.#write(bytes)
    await this.#pad(bytes.length)
  }

  async addFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    await this.#write(headerOf(name, size))
    let written = 0
    for await (const chunk of createReadStream(path, { end: Math.max(size - 1, 0) })) {
      written += chunk.length
      await this.#write(chunk)
    }
    if (written !== size) throw new ArchiveError(`${path} became shorter while it was read`)
    await this.#pad(size)
  }

  async finish(): Promise<void> {
    this.#gzip.end(Buffer.alloc(2 * block))
    await this.#written
    const file = await open(this.#unfinished, 'r')
    await file.sync()
    await file.close()
    await rename(this.#unfinished, this.#path)
  }

  async abandon(): Promise<void> {
    this.#gzip.destroy()
    await this.#written.catch(() => undefined)
    await rm(this.#unfinished, { force: true })
  }

  async #pad(size: number): Promise<void> {
    await this.#write(Buffer.alloc((block - (size % block)) % block))
  }

  async #write(bytes: Buffer): Promise<void> {
    if (bytes.length === 0 || this.#gzip.write(bytes)) return
    await Promise.race([once(this.#gzip, 'drain'), this.#written])
  }
}

/** One file of an archive; `body` must be read to its end before the next comes. */
export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  readonly body: AsyncIterable<Buffer>
}

/**
 * Reads an archive from its beginning to its end.
 *
 * @throws ArchiveError
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(path)
  const unzipped = createGunzip()
  source.once('error', (error) => unzipped.destroy(error))
  source.pipe(unzipped)
  const reader = new BlockReader(path, unzipped)
  try {
    for (;;) {
      const header = await reader.exactly(block)
      if (header.every((byte) => byte === 0)) return
      const { name, size } = parseHeader(header)
      yield { name, size, body: reader.chunks(size) }
      await reader.exactly((block - (size % block)) % block)
    }
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

/** Gives a stream's bytes in the portions that are asked for. */
class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>
  readonly #path: string
  #rest: Buffer = Buffer.alloc(0)

  constructor(path: string, stream: AsyncIterable<Buffer>) {
    this.#path = path
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.chunks(size)) parts.push(part)
    return Buffer.concat(parts)
  }

  async *chunks(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      if (this.#rest.length === 0) {
        this.#rest = await this.#next()
      }
      const part = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(part.length)
      missing -= part.length
      yield part
    }
  }

  async #next(): Promise<Buffer> {
    try {
      const { value, done } = await this.#chunks.next()
      if (!done) return value
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (!code.startsWith('Z_')) throw error
    }
    throw new ArchiveError(`${this.#path} is damaged, cut short, or no archive`)
  }
}

/** A header of the ustar format. */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new ArchiveError(`The name ${name} is too long`)
  if (size > 0o77777777777) throw new ArchiveError(`${name} is too large`)
  const header = Buffer.alloc(block)
  const number = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(name, 0)
  header.write(number(0o600, 8), 100)
  header.write(number(0, 8), 108)
  header.write(number(0, 8), 116)
  header.write(number(size, 12), 124)
  header.write(number(Math.floor(Date.now() / 1000), 12), 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  const sum = Number.parseInt(text(148, 8), 8)
  const cleared = Buffer.from(header)
  cleared.fill(' ', 148, 156)
  if (text(257, 5) !== 'ustar' || sumOf(cleared) !== sum) {
    throw new ArchiveError('This is no archive of the shop')
  }
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8) }
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}
