import { createHash } from 'node:crypto'
import { type Encoding, type Packing, pack, unpack } from '#server/http/encoding.ts'
import { Semaphore } from '#server/semaphore.ts'

/** After so many requests a page is worth the time of the best compression. */
const WORTH_IT = 16

/** The best compression takes a core for a fifth of a second: one page after the other. */
const improving = new Semaphore(1)

/**
 * A finished page and its validator. It holds the compressed forms that somebody asked for and
 * nothing else: its text is given up with the first of them, and unpacked for the few clients that
 * take no compression. A form is made quickly for the first who asks, and again at the highest
 * effort when the page is kept and turns out to be wanted.
 */
export class KeptPage {
  /** Weak, since the same page travels in several encodings. */
  readonly etag: string
  /** Told when `weight` has changed, by whoever keeps the page; undefined while nobody does. */
  onWeight: (() => void) | undefined
  #plain: Buffer | undefined
  readonly #packed = new Map<Packing, Buffer>()
  readonly #packing = new Map<Packing, Promise<Buffer>>()
  #requests = 0

  constructor(html: string | Buffer) {
    this.#plain = typeof html === 'string' ? Buffer.from(html) : html
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`
  }

  /** Bytes of all that it holds. */
  get weight(): number {
    let bytes = this.#plain?.length ?? 0
    for (const form of this.#packed.values()) bytes += form.length
    return bytes
  }

  /** The page in an encoding; a promise for whoever asks first, and for its text. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    this.#requests += 1
    if (this.#requests === WORTH_IT) for (const held of this.#packed.keys()) this.#improve(held)
    if (encoding !== 'identity') return this.#packed.get(encoding) ?? this.#packOnce(encoding)
    const plain = this.#plain
    return plain ? this.#packOnce('br').then(() => plain) : this.#bytes()
  }

  /** Its text. */
  async text(): Promise<string> {
    return (await this.#bytes()).toString()
  }

  #bytes(): Buffer | Promise<Buffer> {
    if (this.#plain) return this.#plain
    const [[packing, form] = []] = this.#packed
    if (!packing || !form) throw new Error('a page without any form')
    return unpack(form, packing)
  }

  #packOnce(packing: Packing): Promise<Buffer> {
    const underWay = this.#packing.get(packing)
    if (underWay) return underWay
    const work = this.#pack(packing).finally(() => this.#packing.delete(packing))
    this.#packing.set(packing, work)
    return work
  }

  async #pack(packing: Packing): Promise<Buffer> {
    const form = await pack(await this.#bytes(), packing, 'quick')
    this.#hold(packing, form)
    if (this.#requests >= WORTH_IT) this.#improve(packing)
    return form
  }

  #hold(packing: Packing, form: Buffer): void {
    this.#packed.set(packing, form)
    this.#plain = undefined
    this.onWeight?.()
  }

  #improve(packing: Packing): void {
    const improve = async () => {
      if (this.onWeight) this.#hold(packing, await pack(await this.#bytes(), packing, 'best'))
    }
    improving.run(improve).catch(() => undefined)
  }

  /** Whether the client's copy is this page, by its If-None-Match header. */
  isHeldBy(ifNoneMatch: string | undefined): boolean {
    if (!ifNoneMatch) return false
    if (ifNoneMatch === this.etag || ifNoneMatch.trim() === '*') return true
    const strong = this.etag.slice(2)
    return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong)
  }
}
