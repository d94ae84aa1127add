import { runInChild } from '#server/child-process/run-in-child.ts'
import type { Job } from '#server/child-process/serve-parent.ts'
import type { KeptUse, PreparedPicture } from './prepare.ts'
import type { PreparedProof } from './prepare-proof.ts'

/** Bytes that somebody sent, and what for. */
export interface SentBytes {
  readonly bytes: Uint8Array
  readonly use: KeptUse
}

/** Why bytes become no picture, as the sentence that says so: no type that is taken, or too few pixels. */
export type UnfitReason = 'wrongType' | 'smallArtwork' | 'smallLogo'

/** The screenshot of a transfer. */
export interface SentProof {
  readonly bytes: Uint8Array
  readonly use: 'proof'
}

/** The work of the preparing process. */
export type PreparingJob = Job<SentBytes | SentProof, PreparedPicture | PreparedProof | UnfitReason>

/** Milliseconds. A photo takes one or two seconds; a picture made to keep a decoder busy, any time. */
const TIMEOUT = 30_000

/** How much the preparing gives way to the shop on busy cores. */
const NICENESS = 5

/**
 * As `preparePicture`, in a process of its own. Bytes that a stranger made are decoded where there is
 * no database, no secret and nothing to crash, in bounded time and behind everybody's requests.
 *
 * @throws Error when the process fails, dies or takes too long
 */
export function preparePictureInChild(sent: SentBytes): Promise<PreparedPicture | UnfitReason> {
  return prepareApart({ ...sent })
}

/** As `prepareProof`, in the same way. */
export function prepareProofInChild(bytes: Uint8Array): Promise<PreparedProof | 'wrongType'> {
  return prepareApart({ bytes, use: 'proof' })
}

function prepareApart<Prepared>(order: SentBytes | SentProof): Promise<Prepared> {
  const module = new URL('./preparing-process.ts', import.meta.url)
  return runInChild(module, { ...order }, { timeout: TIMEOUT, niceness: NICENESS })
}
