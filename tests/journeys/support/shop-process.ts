import { fork } from 'node:child_process'
import { once } from 'node:events'
import { addressOfFork } from '#testing/shop-processes.ts'

export const admin = { email: 'owner@journeys.test', password: 'journeys-only' } as const

/** Template database with the content of a first start; databases of shops are copies of it. */
export const STOCKED = 'stocked'

/** Open shop in a process of its own. */
export interface OpenShop {
  readonly address: string
  /** Resolves once the process has ended. */
  readonly close: () => Promise<void>
}

interface ShopDependencies {
  readonly databaseUrl: string
  readonly dataDirectory: string
  /** Additional settings. */
  readonly settings?: Readonly<Record<string, string>>
  /** Receives the shop's log. */
  readonly onOutput?: (text: string) => void
}

/**
 * Starts the built shop by the same entry point as in production, with the demo catalogue and an
 * admin.
 */
export async function openShopProcess({
  databaseUrl,
  dataDirectory,
  settings,
  onOutput,
}: ShopDependencies): Promise<OpenShop> {
  const shop = fork('src/server/main.ts', [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'known to the journeys of the shop alone',
      DEMO_CATALOGUE: 'on',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  })
  if (onOutput) shop.stdout?.setEncoding('utf8').on('data', onOutput)
  const ended = once(shop, 'exit')
  return {
    address: await addressOfFork(shop),
    close: async () => {
      shop.kill('SIGINT')
      await ended
    },
  }
}
