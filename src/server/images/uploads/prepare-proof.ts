import { encodeProof } from '../encode.ts'
import { decodeProof } from './decode.ts'
import { type Likeness, likenessOf } from './likeness.ts'

/** Encoded screenshot of a transfer, with its fingerprint. */
export interface PreparedProof {
  /** WebP file. */
  readonly bytes: Uint8Array
  readonly likeness: Likeness
}

/**
 * Encodes the screenshot that a customer sent, without its metadata.
 *
 * @throws UnusablePictureError
 */
export async function prepareProof(bytes: Uint8Array): Promise<PreparedProof> {
  const pixels = await decodeProof(bytes)
  return { bytes: await encodeProof(pixels), likeness: await likenessOf(pixels) }
}
