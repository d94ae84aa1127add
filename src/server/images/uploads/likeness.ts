import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { CHANNELS, type Pixels } from '../encode.ts'

/**
 * The fingerprint by which a picture is recognised when it comes again. All screenshots of one
 * wallet have the same outline, so that the outline only selects candidates.
 */
export interface Likeness {
  /** SHA-256 of the pixels: the same file again. */
  readonly digest: Uint8Array
  /** Where it grows lighter from left to right, in 16 × 16 places, as `0110…`. */
  readonly outline: string
  /** The whole of it in grey, small: a changed number is a dot, other compression is a haze. */
  readonly look: Uint8Array
}

const OUTLINE = { width: 17, height: 16 }
const LOOK = { width: 96, height: 192 }

/** Steps of grey that noise doesn't reach: flat grounds count as flat. */
const FLAT = 4

/** Reads from a picture's pixels what it is recognised by. */
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
  { data, width, height }: Pixels,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
    .greyscale()
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()
}
