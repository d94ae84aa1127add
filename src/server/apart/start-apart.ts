import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The settings that a process needs to run: none of the shop's own, whose secrets it has no use for. */
const PASSED_ON = [
  'PATH',
  'LD_LIBRARY_PATH',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'NODE_COMPILE_CACHE',
  'TMPDIR',
]

/** What a process is called when something is said of it. */
export function nameOf(module: URL): string {
  return basename(fileURLToPath(module), '.ts')
}

/**
 * Starts a module that calls `workApart` in a process that knows none of the shop's settings.
 *
 * @param niceness how much it gives way to others on busy cores; 19 would be most
 */
export function startApart(module: URL, niceness?: number): ChildProcess {
  const child = fork(fileURLToPath(module), {
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (niceness !== undefined) standBack(child, niceness)
  return child
}

/** At once: threads take the priority that the process has when they begin. */
function standBack({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // Ended already, which whoever waits for it hears.
  }
}
