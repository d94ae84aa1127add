import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** How bytes travel compressed. */
export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** How hard to try: `quick` while someone waits, `best` for what many will fetch. */
export type Effort = 'quick' | 'best'

const brotliQuality: Readonly<Record<Effort, number>> = {
  quick: 5,
  best: constants.BROTLI_MAX_QUALITY,
}
const gzipLevel: Readonly<Record<Effort, number>> = { quick: 6, best: constants.Z_BEST_COMPRESSION }

/** The bytes compressed, in a buffer of exactly their size. */
export async function pack(bytes: Buffer, packing: Compression, effort: Effort): Promise<Buffer> {
  if (packing === 'gzip') return exact(await zip(bytes, { level: gzipLevel[effort] }))
  const packed = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    },
  })
  return exact(packed)
}

/** The input of `pack`. */
export function unpack(packed: Buffer, packing: Compression): Promise<Buffer> {
  return packing === 'gzip' ? unzip(packed) : unbrotli(packed)
}

/**
 * The smallest window that sees all of the bytes. The usual one sees 4 MB and costs the best effort
 * some 40 MB for every page, which the allocator then keeps.
 */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + WINDOW_GAP))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/** A window sees 16 bytes less than a power of two. */
const WINDOW_GAP = 16

/** zlib's results are views of its larger buffers, which would stay as long as the result. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const known = new Map<string, Encoding>()
/** Browsers send a handful of forms; the rest is not worth remembering. */
const MOST_KNOWN = 100

/** The smallest encoding that a client takes, by its Accept-Encoding header. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const refused = new Set<string>()
  const named = new Set<string>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(isRefused ? refused : named).add(name)
  }
  const takes = (name: string) => named.has(name) || (named.has('*') && !refused.has(name))
  const chosen = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
  if (known.size < MOST_KNOWN) known.set(accepted, chosen)
  return chosen
}
