import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addressOfFork } from '#testing/shop-processes.ts'
import { shopProcess } from '../../scripts/launch/shop-process.mjs'
import { registerCleanup } from './cleanup.ts'
import { openScratchDatabase } from './database.ts'

/** Shop as in production, in a separate process. */
export interface RunningShop {
  readonly address: string
  readonly pid: number
  /** Sends SIGINT, unless another signal is named. */
  readonly close: (signal?: NodeJS.Signals) => Promise<void>
}

/** Settings of a benched shop; limits are off, since one sender stands for many customers. */
export const benchSettings = {
  HOST: '127.0.0.1',
  PORT: '0',
  DEMO_CATALOGUE: 'on',
  RATE_LIMIT_SCALE: '0',
  ADMIN_EMAIL: 'owner@bench.test',
  ADMIN_PASSWORD: 'bench-only',
  LOG_LEVEL: 'warn',
} as const

const PROJECT = join(import.meta.dirname, '../..')

/**
 * Starts the shop's own entry point; it ends with this process in every case.
 * @param project the folder of its sources and its build
 */
export async function startShop(
  settings: Readonly<Record<string, string>>,
  project = PROJECT,
): Promise<RunningShop> {
  const shop = fork(join(project, 'src/server/main.ts'), {
    execArgv: shopProcess.execArgv,
    env: {
      ...shopProcess.env,
      ...process.env,
      NODE_ENV: 'production',
      ...benchSettings,
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(shop, 'exit')
  const close = registerCleanup(async (signal = 'SIGINT') => {
    shop.kill(signal)
    await ended
  })
  return { address: await addressOfFork(shop), pid: shop.pid ?? 0, close }
}

/** Opens a shop with the demo catalogue, on a database that the bench can access too. */
export async function openFilledShop(settings: Readonly<Record<string, string>> = {}) {
  const database = await openScratchDatabase()
  try {
    const shop = await startShop({
      DATABASE_URL: database.server.url,
      DATA_DIR: join(database.folder, 'shop'),
      ...settings,
    })
    const close = async () => {
      await shop.close()
      await database.close()
    }
    return { ...shop, database, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
