import { createHash } from 'node:crypto'
import { Semaphore } from '#server/concurrency/semaphore.ts'
import { type Compression, type Encoding, pack, unpack } from '#server/http/answers/encoding.ts'

/** Requests after which a page is compressed at the highest effort. */
const BEST_AFTER = 16

/** One page at a time is compressed at the highest effort, which takes a core for 200 ms. */
const improving = new Semaphore(1)

/**
 * Rendered page with its ETag, in the content encodings that were requested. The first compressed
 * form replaces the plain text, and is decompressed for the few clients that accept none. The first
 * request of an encoding compresses at low effort; a cached page that is requested often is
 * compressed again at the highest.
 */
export class CachedPage {
  /** Weak, since it is the same for all encodings. */
  readonly etag: string
  /** Set by the cache, called when `weight` has changed; undefined while the page isn't cached. */
  onWeight: (() => void) | undefined
  #plain: Buffer | undefined
  readonly #packed = new Map<Compression, Buffer>()
  readonly #packing = new Map<Compression, Promise<Buffer>>()
  #requests = 0

  constructor(html: string | Buffer) {
    this.#plain = typeof html === 'string' ? Buffer.from(html) : html
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`
  }

  /** Bytes of all its forms. */
  get weight(): number {
    let bytes = this.#plain?.length ?? 0
    for (const form of this.#packed.values()) bytes += form.length
    return bytes
  }

  /** The page in an encoding; a promise while it has to be compressed or decompressed. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    this.#requests += 1
    if (this.#requests === BEST_AFTER) for (const held of this.#packed.keys()) this.#improve(held)
    if (encoding !== 'identity') return this.#packed.get(encoding) ?? this.#packOnce(encoding)
    const plain = this.#plain
    return plain ? this.#packOnce('br').then(() => plain) : this.#bytes()
  }

  /** The HTML. */
  async text(): Promise<string> {
    return (await this.#bytes()).toString()
  }

  #bytes(): Buffer | Promise<Buffer> {
    if (this.#plain) return this.#plain
    const [[packing, form] = []] = this.#packed
    if (!packing || !form) throw new Error('a page without any form')
    return unpack(form, packing)
  }

  #packOnce(packing: Compression): Promise<Buffer> {
    const underWay = this.#packing.get(packing)
    if (underWay) return underWay
    const work = this.#pack(packing).finally(() => this.#packing.delete(packing))
    this.#packing.set(packing, work)
    return work
  }

  async #pack(packing: Compression): Promise<Buffer> {
    const form = await pack(await this.#bytes(), packing, 'document')
    this.#hold(packing, form)
    if (this.#requests >= BEST_AFTER) this.#improve(packing)
    return form
  }

  #hold(packing: Compression, form: Buffer): void {
    this.#packed.set(packing, form)
    this.#plain = undefined
    this.onWeight?.()
  }

  #improve(packing: Compression): void {
    const improve = async () => {
      if (this.onWeight) this.#hold(packing, await pack(await this.#bytes(), packing, 'best'))
    }
    improving.run(improve).catch(() => undefined)
  }

  /** Whether the If-None-Match header matches the ETag. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (!ifNoneMatch) return false
    if (ifNoneMatch === this.etag || ifNoneMatch.trim() === '*') return true
    const strong = this.etag.slice(2)
    return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong)
  }
}
