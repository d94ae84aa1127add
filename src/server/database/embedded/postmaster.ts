import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The lines that PostgreSQL writes about itself into its data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly sockets: string
  /** Whether the shop that started it lives, and has it or will have it in a moment. */
  readonly hasItsShop: boolean
}

/** A process id that PostgreSQL's note names, and whether PostgreSQL really is behind it. */
export type LockHolder =
  | { readonly kind: 'none' }
  | { readonly kind: 'postgres'; readonly postmaster: Postmaster }
  /** The note is left over from a crash, and its process id now belongs to somebody else. */
  | { readonly kind: 'stranger'; readonly pid: number }

const run = promisify(execFile)

/** Reads `postmaster.pid` of a data directory and finds out who is behind it. */
export async function findLockHolder(cluster: string): Promise<LockHolder> {
  const note = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, directory, , port, sockets] = note.split('\n')
  if (!(Number(pid) > 0) || !isRunning(Number(pid))) return { kind: 'none' }
  const command = await commandOf(Number(pid))
  const parent = await parentOf(Number(pid))
  // Between the check and now, it may have ended.
  if (command === undefined) return { kind: 'none' }
  const isPostgres = /(^|\/)postgres(\s|$)/.test(command) && command.includes(directory ?? cluster)
  if (!isPostgres) return { kind: 'stranger', pid: Number(pid) }
  return {
    kind: 'postgres',
    postmaster: {
      pid: Number(pid),
      port: Number(port),
      sockets: sockets ?? '',
      // A process whose parent has died gets another one.
      hasItsShop: parent !== undefined && command.split(' ').includes(startedBy(parent)),
    },
  }
}

/** Stands in the server's command line, and so tells who started it. */
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

/** The command line, with spaces between its words; undefined once the process is gone. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
    // A process that has ended but was not collected yet has an empty one.
    return words === '' ? undefined : words?.replaceAll('\0', ' ')
  }
  const output = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  return output?.stdout.trim() || undefined
}

async function parentOf(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // `pid (name) state parent …`, where the name may hold anything.
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) || undefined
  }
  const output = await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => undefined)
  return Number(output?.stdout) || undefined
}

/** Waits until `pid` is gone, for `milliseconds` at most; answers whether it is. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds
  while (performance.now() < until) {
    if (!isRunning(pid) || (await commandOf(pid)) === undefined) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}
