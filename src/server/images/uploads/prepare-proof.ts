import { encodeProof } from '../encode.ts'
import { decodeProof } from './decode.ts'
import { type Likeness, likenessOf } from './likeness.ts'

/** The screenshot of a transfer, ready to be kept, and what it is recognised by. */
export interface PreparedProof {
  /** WebP. */
  readonly bytes: Uint8Array
  readonly likeness: Likeness
}

/**
 * Makes the shop's own picture of a screenshot that somebody sent, without anything of it that can't
 * be seen.
 *
 * @throws UnusablePictureError
 */
export async function prepareProof(bytes: Uint8Array): Promise<PreparedProof> {
  const pixels = await decodeProof(bytes)
  return { bytes: await encodeProof(pixels), likeness: await likenessOf(pixels) }
}
