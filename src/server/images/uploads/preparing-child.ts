import { runInChild } from '#platform/process/child.ts'
import type { PreparedPicture, UploadUse } from './prepare.ts'
import type { PreparedProof } from './prepare-proof.ts'

/** Uploaded bytes and their use. */
export interface SentBytes {
  readonly bytes: Uint8Array
  readonly use: UploadUse
}

/**
 * Reason why bytes are refused, as the key of its sentence: an unaccepted type, or too few pixels.
 */
export type UnfitReason = 'wrongType' | 'smallArtwork' | 'smallLogo'

/** Uploaded screenshot of a transfer. */
export interface SentProof {
  readonly bytes: Uint8Array
  readonly use: 'proof'
}

/** Job of the child process. */
export type PreparingJob = (
  sent: SentBytes | SentProof,
) => Promise<PreparedPicture | PreparedProof | UnfitReason>

/** Niceness of the process, which yields busy cores to the shop. */
const NICENESS = 5

/**
 * Runs `preparePicture` in a child process: untrusted bytes are decoded without a database, secrets
 * or the server's memory, and at a lower priority than requests. An abort of `signal` kills the
 * process.
 *
 * @throws Error when the process fails or dies; the reason of `signal`
 */
export function preparePictureInChild(
  sent: SentBytes,
  signal: AbortSignal,
): Promise<PreparedPicture | UnfitReason> {
  return prepareApart({ ...sent }, signal)
}

/** Runs `prepareProof` in a child process. */
export function prepareProofInChild(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<PreparedProof | 'wrongType'> {
  return prepareApart({ bytes, use: 'proof' }, signal)
}

function prepareApart<Prepared>(
  order: SentBytes | SentProof,
  signal: AbortSignal,
): Promise<Prepared> {
  const module = new URL('./preparing-process.ts', import.meta.url)
  return runInChild(module, { ...order }, { signal, niceness: NICENESS })
}
