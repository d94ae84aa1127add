import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Contents of PostgreSQL's `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly sockets: string
  /** Process id of the shop that started the server; undefined once that has ended. */
  readonly shop: number | undefined
}

/** Process named in PostgreSQL's lock file, and whether it is PostgreSQL. */
export type LockHolder =
  | { readonly kind: 'none' }
  | { readonly kind: 'postgres'; readonly postmaster: Postmaster }
  /** Stale file after a crash, whose process id now belongs to another program. */
  | { readonly kind: 'stranger'; readonly pid: number }

const run = promisify(execFile)

/** Reads `postmaster.pid` of a data directory and identifies the process. */
export async function findLockHolder(cluster: string): Promise<LockHolder> {
  const contents = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, directory, , port, sockets] = contents.split('\n')
  if (!(Number(pid) > 0) || !isRunning(Number(pid))) return { kind: 'none' }
  const command = await commandOf(Number(pid))
  const parent = await parentOf(Number(pid))
  // The process may have ended since the check.
  if (command === undefined) return { kind: 'none' }
  const isPostgres = /(^|\/)postgres(\s|$)/.test(command) && command.includes(directory ?? cluster)
  if (!isPostgres) return { kind: 'stranger', pid: Number(pid) }
  return {
    kind: 'postgres',
    postmaster: {
      pid: Number(pid),
      port: Number(port),
      sockets: sockets ?? '',
      // An orphaned process gets another parent.
      shop: command.split(' ').includes(startedBy(parent ?? 0)) ? parent : undefined,
    },
  }
}

/** Setting on the server's command line that identifies the process that started it. */
export function startedBy(pid: number): string {
  return `cluster_name=khol-${pid}`
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Command line, its words separated by spaces; undefined once the process is gone. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
    // A zombie process has an empty one.
    return text === '' ? undefined : text?.replaceAll('\0', ' ')
  }
  const output = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return output?.stdout.trim() || undefined
}

async function parentOf(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // `pid (name) state parent …`, where the name may contain any character.
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) || undefined
  }
  const output = await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => undefined)
  return Number(output?.stdout) || undefined
}

/** Waits up to `milliseconds` for `pid` to exit; returns whether it did. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds
  while (performance.now() < until) {
    if (!isRunning(pid) || (await commandOf(pid)) === undefined) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}
