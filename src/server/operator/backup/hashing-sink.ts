import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'

/** Keeps nothing of what is written to it but the SHA-256. */
export class HashingSink extends Writable {
  readonly #hash = createHash('sha256')

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#hash.update(chunk)
    done()
  }

  digest(): string {
    return this.#hash.digest('hex')
  }
}
