/** Limits the scans of a JPEG, each of which visits every block; cameras write about ten. */
const SCANS_AT_MOST = 40

/** Limits segments and chunks, which decoders keep in lists that they search quadratically. */
const PARTS_AT_MOST = 1_000

/** Chunks of a PNG that its pixels and their orientation depend on, but for those of the pixels. */
const SINGLE_PNG_CHUNKS = new Set(
  'IHDR PLTE tRNS gAMA cHRM sRGB iCCP sBIT cICP bKGD eXIf'.split(' '),
)

const PNG_SIGNATURE_BYTES = 8

/**
 * Bytes of a picture that take a decoder limited time and memory, found in linear time by the
 * picture's structure; null for a picture without such bytes (rule: uploads). Those of a PNG are
 * without its texts, animation and unknown chunks: compressed texts take gigabytes of memory.
 *
 * @param bytes those of a JPEG, PNG or WebP, by their beginning; any others are returned unchanged
 */
export function decodableBytes(bytes: Uint8Array): Uint8Array | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer[0] === 0xff) return isLimitedJpeg(buffer) ? bytes : null
  if (buffer[0] === 0x89) return necessaryPng(buffer)
  if (buffer.toString('latin1', 0, 4) === 'RIFF') return isLimitedWebp(buffer) ? bytes : null
  return bytes
}

const jpegMarker = { scan: 0xda, end: 0xd9 } as const

/** Whether a marker stands alone, without a length: a restart, a beginning, or a temporary one. */
function standsAlone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01
}

/** Walks the segments as decoders do: between them, anything up to the next marker is skipped. */
function isLimitedJpeg(bytes: Buffer): boolean {
  let scans = 0
  let segments = 0
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1]
    if (marker === undefined || marker === jpegMarker.end) return true
    if (marker === 0xff) at += 1
    else if (marker === 0 || standsAlone(marker)) at += 2
    else {
      segments += 1
      if (marker === jpegMarker.scan) scans += 1
      if (scans > SCANS_AT_MOST || segments > PARTS_AT_MOST) return false
      if (at + 4 > bytes.length) return true
      at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
    }
  }
  return true
}

function isLimitedWebp(bytes: Buffer): boolean {
  const firstChunk = 12
  let chunks = 0
  for (let at = firstChunk; at + 8 <= bytes.length; chunks += 1) {
    if (chunks >= PARTS_AT_MOST) return false
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return true
}

/** The picture with only those chunks that its pixels depend on, each but the pixels' once. */
function necessaryPng(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, PNG_SIGNATURE_BYTES)]
  const seen = new Set<string>()
  for (let at = PNG_SIGNATURE_BYTES; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    const isPixels = type === 'IDAT'
    if (isPixels || type === 'IEND' || (SINGLE_PNG_CHUNKS.has(type) && !seen.has(type))) {
      seen.add(type)
      chunks.push(bytes.subarray(at, end))
    }
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(chunks)
}
