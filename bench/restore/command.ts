import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { megabytesOf } from '../scratch/processes.ts'

const MAIN = join(import.meta.dirname, '../../src/server/operator/main.ts')
/** Milliseconds between two samples of its memory. */
const BETWEEN_LOOKS = 20

/** Cost of an operator's command. */
export interface CommandCost {
  readonly seconds: number
  /** Maximum memory of its own process. */
  readonly megabytes: number
}

/** Runs an operator's command, which must succeed. */
export async function measureCommand(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandCost> {
  const begun = performance.now()
  const command = spawn(process.execPath, [MAIN, ...words], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let isOver = false
  const ended = once(command, 'exit').then(([code]) => {
    isOver = true
    if (code !== 0) throw new Error(`${words[0]} ended with ${code}`)
    return (performance.now() - begun) / 1000
  })
  let megabytes = 0
  while (!isOver) {
    const { most } = await megabytesOf(command.pid ?? 0).catch(() => ({ most: Number.NaN }))
    if (most > megabytes) megabytes = most
    await pause(BETWEEN_LOOKS)
  }
  return { seconds: await ended, megabytes }
}
