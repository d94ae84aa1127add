import {
  descendantsOf,
  eventually,
  processesWith,
  type RunningProcess,
  startNode,
} from './processes.ts'

/** Runs a module of the launcher's, as `npm start` does. */
const launcher = (body: string) => ['--input-type=module', '--eval', body] as const

/** Builds the pages that a shop in a process of its own serves, unless they are built already. */
export async function buildPages(): Promise<void> {
  const body = `import { build } from './scripts/launch/build.mjs'
    await build(process.execPath)`
  const building = startNode(launcher(body))
  if ((await building.ended) !== 0) throw new Error(building.output())
}

/** The server alone, as a container would run it. */
export const serverAlone = ['src/server/main.ts'] as const

/** The server below its launcher, as `npm start` runs it once everything is installed and built. */
export const serverBelowLauncher =
  launcher(`import { keepOpen } from './scripts/launch/keep-open.mjs'
    process.exitCode = await keepOpen(process.execPath)`)

/** The settings of a shop that is tried as it would run; `more` comes last. */
export function shopSettings(dataDirectory: string, more: Readonly<Record<string, string>> = {}) {
  return {
    DATA_DIR: dataDirectory,
    PORT: '0',
    DEMO_CATALOGUE: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    CLOSING_DELAY_MS: '0',
    ...more,
  }
}

/** What an open shop says, with its address. */
export const openAt = /is open: (http:\S+)/

/** Waits until a shop is open, and answers its address. */
export async function addressOf(running: RunningProcess): Promise<string> {
  return (await running.said(openAt))[1] ?? ''
}

/** Ends these processes and all below them at once, and what is left of databases below a folder. */
export async function killAll(processes: RunningProcess[], folder: string): Promise<void> {
  for (const running of processes.splice(0)) {
    for (const pid of [...(await descendantsOf(running.pid)), running.pid]) killQuietly(pid)
    await running.ended
  }
  for (const pid of await processesWith(`-D ${folder}`)) killQuietly(pid)
}

/** Ends a process that may be gone already. */
export function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

/** Waits until no database below a folder runs any more. */
export async function databaseEnds(folder: string, within = 5_000): Promise<void> {
  const isOver = async () => (await processesWith(`-D ${folder}`)).length === 0
  await eventually(isOver, within, 'the database has ended')
}
