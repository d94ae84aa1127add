import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  descendantsOf,
  eventually,
  processesWith,
  type RunningProcess,
  startNode,
} from './processes.ts'

/** Runs a module of the launcher, as `npm start` does. */
const launcher = (body: string) => ['--input-type=module', '--eval', body] as const

/** Builds the pages for shops in processes of their own, unless they are built already. */
export async function buildPages(): Promise<void> {
  const body = `import { build } from './scripts/launch/build.mjs'
    await build(process.execPath)`
  const building = startNode(launcher(body))
  if ((await building.ended) !== 0) throw new Error(building.output())
}

/** Server without launcher, as in a container. */
export const serverAlone = ['src/server/main.ts'] as const

/** Server below its launcher, as `npm start` runs it once everything is installed and built. */
export const serverBelowLauncher =
  launcher(`import { keepOpen } from './scripts/launch/keep-open.mjs'
    process.exitCode = await keepOpen(process.execPath)`)

/** Settings of a shop as in production; `more` overrides them. */
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

/** Log line of an open shop, with its address. */
export const openAt = /is open: (http:\S+)/

/** Waits until a shop is open; returns its address. */
export async function addressOf(running: RunningProcess): Promise<string> {
  return (await running.said(openAt))[1] ?? ''
}

/**
 * Waits until a forked shop is open; returns its address.
 * @throws Error if it ends before
 */
export function addressOfFork(shop: ChildProcess): Promise<string> {
  const opened = new Promise<string>((resolve) => {
    shop.on('message', (message: { readonly kind: string; readonly address: string }) => {
      if (message.kind === 'open') resolve(message.address)
    })
  })
  const ended = once(shop, 'exit').then(([code]) => {
    throw new Error(`the shop ended with ${code} before it was open`)
  })
  return Promise.race([opened, ended])
}

/** Kills these processes with their descendants, and remaining databases below a folder. */
export async function killAll(processes: RunningProcess[], folder: string): Promise<void> {
  for (const running of processes.splice(0)) {
    for (const pid of [...(await descendantsOf(running.pid)), running.pid]) killQuietly(pid)
    await running.ended
  }
  for (const pid of await processesWith(`-D ${folder}`)) killQuietly(pid)
}

/** Kills a process that may have ended. */
export function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended.
  }
}

/** Waits until no database runs below a folder. */
export async function databaseEnds(folder: string, within = 5_000): Promise<void> {
  const isOver = async () => (await processesWith(`-D ${folder}`)).length === 0
  await eventually(isOver, within, 'the database has ended')
}
