import { createHash } from 'node:crypto'
import { imageOf, type Pixels } from '../encode.ts'

/** Fingerprint of near-duplicates; all screenshots of one wallet have the same outline. */
export interface Likeness {
  /** SHA-256 of the pixels, equal for the same file. */
  readonly digest: Uint8Array
  /** Difference hash of 16 × 16 bits, set where brightness increases to the right, as `0110…`. */
  readonly outline: string
  /** Small greyscale version: a changed digit differs in a spot, other compression everywhere. */
  readonly look: Uint8Array
}

const OUTLINE = { width: 17, height: 16 }
const LOOK = { width: 96, height: 192 }

/** Threshold in grey levels up to which a difference is noise: flat areas count as flat. */
const FLAT = 4

/** Computes the fingerprint of a picture's pixels. */
export async function likenessOf(pixels: Pixels): Promise<Likeness> {
  const [small, look] = await Promise.all([greyIn(pixels, OUTLINE), greyIn(pixels, LOOK)])
  const digest = createHash('sha256').update(`${pixels.width}x`).update(pixels.data).digest()
  return { digest, outline: outlineOf(small), look }
}

function outlineOf(grey: Uint8Array): string {
  const { width, height } = OUTLINE
  let bits = ''
  for (let y = 0; y < height; y++) {
    for (let x = y * width; x < (y + 1) * width - 1; x++) {
      bits += (grey[x + 1] ?? 0) - (grey[x] ?? 0) > FLAT ? '1' : '0'
    }
  }
  return bits
}

function greyIn(
  pixels: Pixels,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  return imageOf(pixels)
    .greyscale()
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()
}
