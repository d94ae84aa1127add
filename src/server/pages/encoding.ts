import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How hard to try: `quick` while someone waits, `best` for what many will fetch. */
export type Effort = 'quick' | 'best'

const brotliQuality: Readonly<Record<Effort, number>> = {
  quick: 5,
  best: constants.BROTLI_MAX_QUALITY,
}
const gzipLevel: Readonly<Record<Effort, number>> = { quick: 6, best: constants.Z_BEST_COMPRESSION }

/** The bytes as they travel in an encoding. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return zip(bytes, { level: gzipLevel[effort] })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
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
