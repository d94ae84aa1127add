import { type ChildProcess, execFile, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { migrate } from '#server/schema/migrate.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { firstProduct, productCount, productId, shopperOf } from './purchase/products.ts'
import { recordPurchase } from './purchase/record.ts'
import { pgbenchScript } from './purchase/script.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { cpuSeconds } from './scratch/processes.ts'
import { judge } from './scratch/report.ts'

/**
 * Throughput of guests' purchases per second with durable commits: add to cart, place the order
 * with its checkout key, over HTTP. Beside it, in the same run on the same database, pgbench runs
 * the recorded statements of a purchase; the two alternate, so that other work on the machine
 * affects both. `node bench/purchase.ts [seconds] [rounds] [mail]`; with `mail` the shop sends
 * messages about every order to a mail server that accepts connections and never answers.
 */
const [seconds = 3, rounds = 8] = process.argv.slice(2, 4).map(Number)
const hangingMail = process.argv[4] === 'mail' ? createServer() : null
/** Seconds until the shop's code is compiled: a shop runs for weeks. */
const WARM_UP = 8
const CONNECTIONS = 16
const CLIENTS = 10

interface Measurement {
  readonly perSecond: number
  readonly cpuMilliseconds: number
}

const scratch = await openScratchDatabase()
const { server } = scratch
try {
  await migrate(server.url)
  await asAdministrator(server.url, fillShelf)
  const script = join(scratch.folder, 'purchase.sql')
  await writeFile(
    script,
    await asAdministrator(server.url, async (client) =>
      pgbenchScript(client, await recordPurchase(server.url)),
    ),
  )
  // Runs after earlier sales: query plans made on empty tables would stay for the first minute.
  await purchaseByPgbench(script)
  await asAdministrator(server.url, (client) => client.query('vacuum analyze'))
  hangingMail?.listen(0, '127.0.0.1')
  const shop = await openShop(server.url)
  try {
    await purchaseOverHttp(shop, WARM_UP)
    const measured: { http: Measurement; direct: Measurement }[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const direct = await purchaseByPgbench(script)
      const http = await purchaseOverHttp(shop, seconds)
      measured.push({ http, direct })
      say(`round ${round}`, http, direct)
    }
    const http = mean(measured.map(({ http }) => http))
    const direct = mean(measured.map(({ direct }) => direct))
    say('together', http, direct)
    const beside = hangingMail ? ' beside a mail server that hangs' : ''
    judge(`purchases${beside}, shop : pgbench`, http.perSecond / direct.perSecond, '', {
      atLeast: 0.4,
    })
    judge(`CPU of a purchase${beside}, with the database`, http.cpuMilliseconds, ' ms', {
      atMost: 4,
    })
  } finally {
    shop.process.kill()
    hangingMail?.close()
  }
} finally {
  await scratch.close()
}

/** Mean of rounds of equal length; CPU time per purchase is weighted by the number sold. */
function mean(rounds: readonly Measurement[]): Measurement {
  const sum = rounds.reduce((total, { perSecond }) => total + perSecond, 0)
  const cpu = rounds.reduce((total, round) => total + round.cpuMilliseconds * round.perSecond, 0)
  return { perSecond: sum / rounds.length, cpuMilliseconds: cpu / sum }
}

function say(name: string, http: Measurement, direct: Measurement): void {
  process.stdout.write(
    `${name}: ${http.perSecond.toFixed(0)} purchases/s over HTTP, ` +
      `${http.cpuMilliseconds.toFixed(2)} ms CPU each with the database; ` +
      `pgbench ${direct.perSecond.toFixed(0)}/s, ${direct.cpuMilliseconds.toFixed(2)} ms; ` +
      `ratio ${(http.perSecond / direct.perSecond).toFixed(2)}\n`,
  )
}

async function fillShelf(client: pg.Client): Promise<void> {
  await client.query(
    `insert into products (id, slug, name, description, brand, case_type, device_models, price, images)
    select ('${productId('')}' || n)::uuid, 'case-' || n, 'Case number ' || n, 'A case', 'iphone',
      'Transparent', array['iPhone 15', 'iPhone 16'], 100000, array['/images/case.webp']
    from generate_series($1::int, $2::int) as n`,
    [firstProduct, firstProduct + productCount - 1],
  )
  await client.query('vacuum analyze')
}

interface BenchShop {
  readonly process: ChildProcess
  readonly port: number
}

/** Starts the shop in a separate process, so that its CPU time excludes the sender's. */
async function openShop(url: string): Promise<BenchShop> {
  const { port: mailPort } = (hangingMail?.address() ?? {}) as Partial<AddressInfo>
  const mailServer = mailPort ? [`smtp://127.0.0.1:${mailPort}`] : []
  const child = fork(join(import.meta.dirname, 'purchase/shop.ts'), [url, ...mailServer])
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', () => reject(new Error('the shop did not start')))
  })
  return { process: child, port }
}

async function purchaseOverHttp(shop: BenchShop, duration: number): Promise<Measurement> {
  const cpuBefore = await cpuSeconds(server.pid(), shop.process.pid)
  const begun = performance.now()
  const end = begun + duration * 1000
  let purchases = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const buy = await shopperOf(shop.port)
      while (performance.now() < end) {
        await buy()
        purchases += 1
      }
      buy.close()
    }),
  )
  const took = (performance.now() - begun) / 1000
  const cpu = (await cpuSeconds(server.pid(), shop.process.pid)) - cpuBefore
  return { perSecond: purchases / took, cpuMilliseconds: (cpu * 1000) / purchases }
}

async function purchaseByPgbench(script: string): Promise<Measurement> {
  const { pathname, searchParams, username } = new URL(server.url)
  const cpuBefore = await cpuSeconds(server.pid())
  const { stdout } = await promisify(execFile)('pgbench', [
    ...['--no-vacuum', '--protocol=prepared', `--file=${script}`],
    ...[`--client=${CLIENTS}`, '--jobs=2', `--time=${seconds}`],
    ...[`--host=${searchParams.get('host')}`, `--username=${username}`, pathname.slice(1)],
  ])
  const cpu = (await cpuSeconds(server.pid())) - cpuBefore
  const transactions = Number(/processed: (\d+)/.exec(stdout)?.[1])
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  return { perSecond, cpuMilliseconds: (cpu * 1000) / transactions }
}
