import { type Encoding, pack, unpack } from '#platform/http/answers/encoding.ts'
import { etagOf } from './static-files.ts'

export interface PackedHtml {
  readonly br: Buffer
  /** Weak, since it is the same for all encodings. */
  readonly etag: string
}

/** Compresses the HTML of a page once, for every request of it. */
export async function packHtml(html: string | Buffer): Promise<PackedHtml> {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html
  return { br: await pack(bytes, 'br', 'document'), etag: `W/${etagOf(bytes)}` }
}

/** Rendered page, held in Brotli alone and unpacked for the few clients without it. */
export class CachedPage implements PackedHtml {
  readonly br: Buffer
  readonly etag: string

  constructor({ br, etag }: PackedHtml) {
    this.br = br
    this.etag = etag
  }

  /** The page in an encoding; a promise for other ones than Brotli. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br') return this.br
    const plain = unpack(this.br, 'br')
    return encoding === 'identity' ? plain : plain.then((bytes) => pack(bytes, encoding, 'quick'))
  }

  async text(): Promise<string> {
    return (await this.in('identity')).toString()
  }

  /** Whether the If-None-Match header matches the ETag. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (!ifNoneMatch) return false
    if (ifNoneMatch === this.etag || ifNoneMatch.trim() === '*') return true
    const strong = this.etag.slice(2)
    return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong)
  }
}
