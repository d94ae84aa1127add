import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** A process of the shop that a test started: what it says, and its end. */
export interface RunningProcess {
  readonly pid: number
  /** Waits until it prints something that matches, and answers the match. */
  readonly said: (pattern: RegExp) => Promise<RegExpMatchArray>
  /** Everything it printed so far, errors included. */
  readonly output: () => string
  readonly kill: (signal: NodeJS.Signals) => void
  /** Settles with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** Starts a file of the project with nothing of the environment but what is given. */
export function startNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): RunningProcess {
  return watched(spawn(process.execPath, args, optionsWith(environment)))
}

/** Runs one of the project's commands as somebody would type it, without its own lines. */
export function startNpm(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): RunningProcess {
  return watched(spawn('npm', ['--silent', ...args], optionsWith(environment)))
}

/** The same in a process group of its own: `kill` reaches every process in it, as a supervisor's does. */
export function startGroup(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): RunningProcess {
  const options = { ...optionsWith(environment), detached: true }
  const leader = watched(spawn(process.execPath, args, options))
  return { ...leader, kill: (signal) => process.kill(-leader.pid, signal) }
}

function optionsWith(environment: Readonly<Record<string, string>>): SpawnOptions {
  return {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // As below the launcher: a start takes half the processor's time when it was compiled before.
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  }
}

function watched(child: ChildProcess): RunningProcess {
  let output = ''
  const waiting = new Set<() => void>()
  const told = () => {
    for (const look of waiting) look()
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      told()
    })
  }
  let isOver = false
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      isOver = true
      resolve(code ?? signal ?? 0)
      told()
    })
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    kill: (signal) => child.kill(signal),
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = output.match(pattern)
          if (match === null && !isOver) return
          waiting.delete(look)
          if (match !== null) resolve(match)
          else reject(new Error(`It ended without saying ${pattern}:\n${output}`))
        }
        waiting.add(look)
        look()
      }),
  }
}

/** A folder that any user of the machine can reach, with what removes it. */
export async function temporaryFolder(): Promise<{
  readonly path: string
  readonly remove: () => Promise<void>
}> {
  const path = await mkdtemp(join(tmpdir(), 'khol-fault-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Process ids of everything that runs with `text` in its command line. */
export async function processesWith(text: string): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,stat=,command='])
  return stdout
    .split('\n')
    .map((line) => line.trim().match(/^(\d+)\s+(\S+)\s+(.*)$/))
    .filter((line) => line !== null)
    .filter(([, , state, command]) => command?.includes(text) && !state?.startsWith('Z'))
    .map(([, pid]) => Number(pid))
    .filter((pid) => pid !== process.pid)
}

/** The children of a process, and their children. */
export async function descendantsOf(pid: number): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const children = pairs.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0)
  const below = await Promise.all(children.map(descendantsOf))
  return [...children, ...below.flat()]
}

/** Asks again and again until the answer is true, for `milliseconds` at most. */
export async function eventually(
  ask: () => Promise<boolean>,
  milliseconds: number,
  what: string,
): Promise<void> {
  const until = performance.now() + milliseconds
  while (!(await ask().catch(() => false))) {
    if (performance.now() > until) throw new Error(`After ${milliseconds} ms, not yet: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
