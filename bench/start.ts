import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { paths } from '#domain/paths.ts'
import { scratchFolder } from './scratch/database.ts'
import { megabytesOf } from './scratch/processes.ts'
import { judge, median, say } from './scratch/report.ts'
import { heaviestBrand, prepareVisit } from './scratch/screens.ts'
import { benchSettings, startShop } from './scratch/shop.ts'

/**
 * Duration of `npm start` on existing data, the shop's own PostgreSQL included, until the first
 * page is served; and memory of the shop's process. `node bench/start.ts [starts] [seconds]`
 */
const [starts = 5, seconds = 15] = process.argv.slice(2).map(Number)
const LAUNCHER = resolve(import.meta.dirname, '../scripts/start.mjs')
const FIRST_PAGE = paths.brand(heaviestBrand.slug)
const CONNECTIONS = 16
/** Milliseconds after which all work of the start has ended. */
const AT_REST = 10_000

const { folder, remove } = await scratchFolder()
try {
  const settings = { DATA_DIR: join(folder, 'shop'), DATABASE_URL: '' }
  await (await startShop(settings)).close()
  const times: number[] = []
  for (let start = 1; start <= starts; start += 1) times.push(await timeOfStart(settings))
  say(`\nStarts on existing data: ${times.map((time) => time.toFixed(2)).join(', ')} s`)
  judge('start until the first page', median(times), ' s', { atMost: 2.5 })
  await reportMemory(settings)
} finally {
  await remove()
}

/** Seconds from the command to the last byte of a page. */
async function timeOfStart(settings: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now()
  const launcher = spawn(process.execPath, [LAUNCHER], {
    env: { ...process.env, ...benchSettings, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(launcher, 'exit')
  let took = Number.NaN
  for await (const line of createInterface({ input: launcher.stdout })) {
    const address = / is open: (\S+)$/.exec(line)?.[1]
    if (address === undefined) continue
    await (await fetch(address + FIRST_PAGE)).text()
    took = (performance.now() - begun) / 1000
    launcher.kill('SIGINT')
  }
  await ended
  return took
}

async function reportMemory(settings: Readonly<Record<string, string>>): Promise<void> {
  const shop = await startShop(settings)
  try {
    await (await fetch(shop.address + FIRST_PAGE)).text()
    await pause(AT_REST)
    const atRest = await megabytesOf(shop.pid)
    judge('memory at rest', atRest.now, ' MB', { atMost: 150 })
    const { screens } = await prepareVisit(shop.address)
    const models = ['iPhone 15', 'iPhone 16', 'iPhone 17 Pro']
    const addresses = [
      ...screens.map(({ path }) => path),
      ...models.map((model) => `${FIRST_PAGE}?${new URLSearchParams({ model })}`),
      ...models.map((model) => `/api/products?${new URLSearchParams({ keyword: model })}`),
      // Pages with typed search words are never cached, so each of these is rendered.
      ...models.map((model) => `${paths.products()}?${new URLSearchParams({ q: model })}`),
    ]
    const result = await autocannon({
      url: shop.address,
      connections: CONNECTIONS,
      duration: seconds,
      requests: addresses.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
      workers: 1,
    })
    const { most, now } = await megabytesOf(shop.pid)
    say(
      `          ${(result['2xx'] / seconds).toFixed(0)} pages and calls/s for ${seconds} s, ` +
        `${result.errors + result.non2xx} failed; afterwards ${now.toFixed(0)} MB`,
    )
    judge('most memory under load', most, ' MB', { atMost: 300 })
  } finally {
    await shop.close()
  }
}
