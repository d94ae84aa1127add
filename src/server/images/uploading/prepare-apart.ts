import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PreparedPicture } from './prepare.ts'

/** What the preparing process answers. */
export type PreparingReport =
  | { readonly kind: 'done'; readonly picture: PreparedPicture }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'failed'; readonly reason: string }

/** Milliseconds. A photo takes one or two seconds; a picture made to keep a decoder busy, any time. */
const PATIENCE = 30_000

/** How much the preparing gives way to the shop on busy cores; 19 would be most. */
const NICENESS = 5

/** The settings that a process needs to run: none of the shop's own, whose secrets it has no use for. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE', 'TMPDIR']

/**
 * As `preparePicture`, in a process of its own. Bytes that a stranger made are decoded where there is
 * no database, no secret and nothing to crash, in bounded time and behind everybody's requests.
 *
 * @returns null when the bytes are no picture that the shop takes
 * @throws Error when the process fails, dies or takes too long
 */
export async function preparePictureApart(bytes: Uint8Array): Promise<PreparedPicture | null> {
  const child = fork(fileURLToPath(new URL('./preparing-process.ts', import.meta.url)), {
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  standBack(child)
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      late = setTimeout(() => reject(new Error('A picture took too long to prepare')), PATIENCE)
      child.on('spawn', () => child.send(bytes))
      child.on('message', (report: PreparingReport) => {
        if (report.kind === 'done') resolve(report.picture)
        else if (report.kind === 'unusable') resolve(null)
        else reject(new Error(report.reason))
      })
      child.on('error', reject)
      child.on('exit', (code, killedBy) =>
        reject(new Error(`The preparing of a picture ended early (${killedBy ?? code})`)),
      )
    })
  } finally {
    clearTimeout(late)
    child.kill('SIGKILL')
  }
}

/** At once: threads take the priority that the process has when they begin. */
function standBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // Ended already, which whoever waits for it hears.
  }
}
