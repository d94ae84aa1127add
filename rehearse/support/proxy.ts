import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '#testing/processes.ts'
import { registerCleanup } from '../../bench/scratch/cleanup.ts'
import { freePort } from '../../bench/scratch/processes.ts'
import { programAt } from './needs.ts'

const forShops = join(import.meta.dirname, '../../deploy/haproxy-shops.cfg')

/** HAProxy with the file of a shop on several machines, in front of these two addresses. */
export async function openProxy(shop1: string, shop2: string) {
  const shoppers = `127.0.0.1:${await freePort()}`
  const close = await startHaproxy(forShops, { SHOPPERS: shoppers, SHOP1: shop1, SHOP2: shop2 })
  const origin = `http://${shoppers}`
  await eventually(
    async () => (await fetch(`${origin}/readyz`)).ok,
    20_000,
    'a shop behind HAProxy',
  )
  return { origin, close }
}

/**
 * Starts HAProxy with a validated file; returns a function that ends it.
 *
 * @param environment variables of the file
 */
export async function startHaproxy(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const haproxy = programAt('haproxy') ?? 'haproxy'
  const env = { ...process.env, ...environment }
  await promisify(execFile)(haproxy, ['-c', '-q', '-f', file], { env })
  const proxy = spawn(haproxy, ['-db', '-q', '-f', file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(proxy, 'exit')
  return registerCleanup(async () => {
    proxy.kill('SIGTERM')
    await ended
  })
}
