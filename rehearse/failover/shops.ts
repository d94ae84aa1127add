import { join } from 'node:path'
import { type RunningShop, startShop } from '../../bench/scratch/shop.ts'

/** Both shops, and where the balancer that leads shoppers to them is found. */
export interface Shops {
  /** What shoppers open. */
  readonly origin: string
  readonly shops: readonly RunningShop[]
}

/** Starts two shops at this database, as two machines would that share a folder of pictures. */
export async function openShops(databaseUrl: string, folder: string): Promise<Shops> {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'shops'),
    PUBLIC_URL: 'http://127.0.0.1:8080',
    TRUST_PROXY: 'loopback',
    // Every refusal while the database is away would be a warning.
    LOG_LEVEL: 'error',
  }
  const first = await startShop({ ...settings, PORT: '3001' })
  const second = await startShop({ ...settings, PORT: '3002' })
  return { origin: 'http://127.0.0.1:8080', shops: [first, second] }
}
