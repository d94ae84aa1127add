import { runInChild } from '#platform/process/child.ts'
import type { Job } from '#platform/process/serve-parent.ts'
import type { UnfitReason } from './decode.ts'
import type { PreparedPicture, PreparedProof, UploadUse } from './prepare.ts'

interface SentPicture<Use extends UploadUse | 'proof'> {
  readonly bytes: Uint8Array
  readonly use: Use
}
export type SentBytes = SentPicture<UploadUse>

type Prepared<Use> = (Use extends 'proof' ? PreparedProof : PreparedPicture) | UnfitReason

export type PreparingJob = Job<
  SentPicture<UploadUse | 'proof'>,
  Prepared<'proof'> | Prepared<UploadUse>
>

/** Niceness of the process, which yields busy cores to the shop. */
const NICENESS = 5

/**
 * Runs `preparePicture` or `prepareProof` in a child process: untrusted bytes are decoded without a
 * database, secrets or the server's memory, and at a lower priority. An abort of `signal` kills it.
 *
 * @throws Error when the process fails or dies; the reason of `signal`
 */
export async function prepareInChild<Use extends UploadUse | 'proof'>(
  sent: SentPicture<Use>,
  signal: AbortSignal,
): Promise<Prepared<Use>> {
  if (!beginsAsPicture(sent.bytes)) return 'wrongType'
  const module = new URL('./preparing-process.ts', import.meta.url)
  return runInChild(module, sent, { signal, niceness: NICENESS })
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
