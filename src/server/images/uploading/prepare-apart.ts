import { runApart } from '#server/apart/run-apart.ts'
import type { Job } from '#server/apart/work-apart.ts'
import type { PreparedPicture } from './prepare.ts'

/** What the preparing process does: null when the bytes are no picture that the shop takes. */
export type Preparing = Job<Uint8Array, PreparedPicture | null>

/** Milliseconds. A photo takes one or two seconds; a picture made to keep a decoder busy, any time. */
const PATIENCE = 30_000

/** How much the preparing gives way to the shop on busy cores. */
const NICENESS = 5

/**
 * As `preparePicture`, in a process of its own. Bytes that a stranger made are decoded where there is
 * no database, no secret and nothing to crash, in bounded time and behind everybody's requests.
 *
 * @returns null when the bytes are no picture that the shop takes
 * @throws Error when the process fails, dies or takes too long
 */
export function preparePictureApart(bytes: Uint8Array): Promise<PreparedPicture | null> {
  const module = new URL('./preparing-process.ts', import.meta.url)
  return runApart(module, bytes, { patience: PATIENCE, niceness: NICENESS })
}
