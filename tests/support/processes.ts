import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Process that a test started, with its output and its end. */
export interface RunningProcess {
  readonly pid: number
  /** Waits until the output matches; returns the match. */
  readonly said: (pattern: RegExp) => Promise<RegExpMatchArray>
  /** Output so far, errors included. */
  readonly output: () => string
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves to the exit code, or to the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** Starts a file of the project with only the given environment. */
export function startNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): RunningProcess {
  return watched(spawn(process.execPath, args, optionsWith(environment)))
}

/** Runs an npm command of the project, without npm's own output. */
export function startNpm(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): RunningProcess {
  return watched(spawn('npm', ['--silent', ...args], optionsWith(environment)))
}

/**
 * Starts a file in a new process group: `kill` signals every process in it, as a supervisor does.
 */
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
      // Same cache as below the launcher: compiled code halves the processor time of a start.
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

/** Ids of all processes with `text` in their command line. */
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

/** Children of a process, and their children. */
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

/** Polls until the condition is true, for `milliseconds` at most. */
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
