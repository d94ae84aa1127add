import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/**
 * Compression effort: `quick` while a client waits; `document` for a page that first clients wait
 * for, a millisecond more for 2% fewer bytes; `best` for content of many requests.
 */
export type Effort = 'quick' | 'document' | 'best'

const brotliQuality: Readonly<Record<Effort, number>> = {
  quick: 5,
  document: 7,
  best: constants.BROTLI_MAX_QUALITY,
}
const gzipLevel: Readonly<Record<Effort, number>> = {
  quick: 6,
  document: 6,
  best: constants.Z_BEST_COMPRESSION,
}

/** Compresses bytes into a buffer of exactly their size. */
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

/** Inverse of `pack`. */
export function unpack(packed: Buffer, packing: Compression): Promise<Buffer> {
  return packing === 'gzip' ? unzip(packed) : unbrotli(packed)
}

/** Smallest window for all bytes; the default of 4 MB costs some 40 MB of memory a page. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + WINDOW_GAP))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/** Bytes by which a window is smaller than a power of two. */
const WINDOW_GAP = 16

/** Copies a result of zlib, which is a view of a larger buffer that would stay in memory. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Limits the characters that are read of a header (rule: text-from-outside). */
const LONGEST_HEADER = 300

/** Chooses the smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(sent: string | undefined): Encoding {
  if (!sent) return 'identity'
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of sent.slice(0, LONGEST_HEADER).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name)
  }
  const takes = (name: string) => accepted.has(name) || (accepted.has('*') && !refused.has(name))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
