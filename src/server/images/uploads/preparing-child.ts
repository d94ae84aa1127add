import { runInChild } from '#platform/process/child.ts'
import type { Job } from '#platform/process/serve-parent.ts'
import type { UnfitReason } from './decode.ts'
import type { PreparedPicture, PreparedProof, UploadUse } from './prepare.ts'

export interface SentBytes {
  readonly bytes: Uint8Array
  readonly use: UploadUse
}

type SentPicture = { readonly bytes: Uint8Array; readonly use: UploadUse | 'proof' }

export type PreparingJob = Job<SentPicture, PreparedPicture | PreparedProof | UnfitReason>

/** Niceness of the process, which yields busy cores to the shop. */
const NICENESS = 5

/**
 * Runs `preparePicture` in a child process: untrusted bytes are decoded without a database, secrets
 * or the server's memory, and at a lower priority. An abort of `signal` kills the process.
 *
 * @throws Error when the process fails or dies; the reason of `signal`
 */
export function preparePictureInChild(
  sent: SentBytes,
  signal: AbortSignal,
): Promise<PreparedPicture | UnfitReason> {
  return prepareApart(sent, signal)
}

/** Runs `prepareProof` in a child process. */
export function prepareProofInChild(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<PreparedProof | 'wrongType'> {
  return prepareApart({ bytes, use: 'proof' }, signal)
}

async function prepareApart<Prepared>(
  { bytes, use }: SentPicture,
  signal: AbortSignal,
): Promise<Prepared | 'wrongType'> {
  if (!beginsAsPicture(bytes)) return 'wrongType'
  const module = new URL('./preparing-process.ts', import.meta.url)
  return runInChild(module, { bytes, use }, { signal, niceness: NICENESS })
}

/** Whether bytes begin as JPEG, PNG or WebP, whatever the file name; decoding verifies the rest. */
function beginsAsPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}
