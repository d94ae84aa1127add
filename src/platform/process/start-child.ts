import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Environment variables that a child process inherits: none of the shop's own, which contain
 * secrets.
 */
const INHERITED = [
  'PATH',
  'LD_LIBRARY_PATH',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'NODE_COMPILE_CACHE',
  'TMPDIR',
]

/** Name of a child process in error messages. */
export function nameOf(module: URL): string {
  return basename(fileURLToPath(module), '.ts')
}

/**
 * Forks a module that calls `serveParent`, without the environment of the shop.
 *
 * @param niceness scheduling niceness, up to 19
 */
export function startChild(module: URL, niceness?: number): ChildProcess {
  const child = fork(fileURLToPath(module), {
    env: Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (niceness !== undefined) lowerPriority(child, niceness)
  return child
}

/**
 * Must be called right after the fork, as threads inherit the priority of the process when they
 * start.
 */
function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // The process has ended already; its `exit` event fails the job.
  }
}
