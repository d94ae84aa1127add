import { join } from 'node:path'
import { type RunningShop, startShop } from '../../bench/scratch/shop.ts'

export interface Shops {
  /** Address for shoppers. */
  readonly origin: string
  readonly shops: readonly RunningShop[]
}

/** Starts two shops on this database, like two machines with a shared folder of pictures. */
export async function openShops(databaseUrl: string, folder: string): Promise<Shops> {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'shops'),
    PUBLIC_URL: 'http://127.0.0.1:8080',
    TRUST_PROXY: 'loopback',
    // Every refusal during the outage would log a warning.
    LOG_LEVEL: 'error',
  }
  const first = await startShop({ ...settings, PORT: '3001' })
  const second = await startShop({ ...settings, PORT: '3002' })
  return { origin: 'http://127.0.0.1:8080', shops: [first, second] }
}
