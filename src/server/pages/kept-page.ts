import { createHash } from 'node:crypto'
import { type Encoding, encode } from './encoding.ts'

/** After so many requests a page is worth the time of the best compression. */
const WORTH_IT = 16

/**
 * A finished page: its bytes in every encoding that somebody asked for, and a validator. Each
 * encoding is made once, quickly for the first who asks, and again at the highest effort when the
 * page turns out to be wanted.
 */
export class KeptPage {
  readonly bytes: Buffer
  /** Weak, since the same page travels in several encodings. */
  readonly etag: string
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>()
  #requests = 0

  constructor(html: string) {
    this.bytes = Buffer.from(html)
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`
    this.#encoded.set('identity', this.bytes)
  }

  /** The page in an encoding; a promise only for whoever asks first. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    this.#requests += 1
    if (this.#requests === WORTH_IT) this.#improve()
    const ready = this.#encoded.get(encoding)
    if (ready) return ready
    const making = encode(this.bytes, encoding, 'quick').then((bytes) => {
      if (this.#encoded.get(encoding) === making) this.#encoded.set(encoding, bytes)
      return bytes
    })
    this.#encoded.set(encoding, making)
    making.catch(() => this.#encoded.delete(encoding))
    return making
  }

  #improve(): void {
    for (const encoding of ['br', 'gzip'] as const) {
      encode(this.bytes, encoding, 'best').then(
        (bytes) => this.#encoded.set(encoding, bytes),
        () => undefined,
      )
    }
  }

  /** Whether the client's copy is this page, by its If-None-Match header. */
  isHeldBy(ifNoneMatch: string | undefined): boolean {
    if (!ifNoneMatch) return false
    if (ifNoneMatch === this.etag || ifNoneMatch.trim() === '*') return true
    const strong = this.etag.slice(2)
    return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong)
  }
}
