import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SignedInUser } from '#domain/contract/users.ts'
import { as } from '#testing/passwords.ts'
import { eventually } from '#testing/processes.ts'
import { scratchFolder } from '../bench/scratch/database.ts'
import { load, say, seconds } from '../bench/scratch/report.ts'
import { type RunningShop, startShop } from '../bench/scratch/shop.ts'
import {
  askDatabase,
  type Cluster,
  type DatabaseNode,
  killDatabase,
  makeDatabase,
  openCluster,
  renderFiles,
  sayOn,
  startPatroni,
} from './failover/cluster.ts'
import { cutOff, openNetwork, reconnect } from './failover/network.ts'
import { isApart, runApart } from './support/apart.ts'
import { ask, signIn } from './support/customers.ts'
import { needPrograms, programAt } from './support/needs.ts'
import { startHaproxy } from './support/proxy.ts'
import {
  compareOrders,
  doorAt,
  longestSilence,
  type Shoppers,
  sendShoppers,
} from './support/shoppers.ts'
import { newVerdict } from './support/verdict.ts'

/**
 * Rehearses the loss of the database's machine: three database nodes with the files of
 * deploy/cluster, two shops and shoppers behind HAProxy. The primary's processes are killed; later
 * the network of the current primary is cut, twice, while it keeps running.
 */

/** Address of the balancer in front of the shops. */
const ORIGIN = 'http://127.0.0.1:8080'
/** Seconds within which orders must be acknowledged again. */
const SILENCE_AT_MOST = 30
/** Milliseconds. */
const patience = { recovery: 90_000, live: 60_000, calm: 5_000 }

const postgresBin = [18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin`)
const verdict = newVerdict()
const { mustBe } = verdict

if (isApart()) {
  await rehearse(process.env.KHOL_REHEARSAL_FOLDER ?? '')
  process.exit(verdict.exitCode())
} else {
  process.exitCode = await outside()
}

async function outside(): Promise<number> {
  needPrograms({
    etcd: 'etcd-server',
    patroni: 'patroni',
    haproxy: 'haproxy',
    envsubst: 'gettext-base',
    ip: 'iproute2',
    psql: 'postgresql-client',
    unshare: 'util-linux',
  })
  if (process.getuid?.() !== 0 || programAt('postgres', postgresBin) === null) {
    say(
      'Skipped: this needs root, for networks of its own, and a PostgreSQL 15 or newer of Debian.',
    )
    return 0
  }
  const { folder, remove } = await scratchFolder()
  try {
    return await runApart({ KHOL_REHEARSAL_FOLDER: folder })
  } finally {
    await remove()
  }
}

async function rehearse(folder: string): Promise<void> {
  await openNetwork()
  const bin = postgresBin.find((place) => programAt('postgres', [place])?.startsWith(place)) ?? ''
  say('Three machines become a cluster…')
  const cluster = await openCluster(folder, bin)
  await makeDatabase(await cluster.whole())
  await renderFiles(folder, cluster.settings, ['haproxy.cfg'])
  await startHaproxy(join(folder, 'haproxy.cfg'))
  const url = `postgresql://shop:${cluster.settings.SHOP_PASSWORD}@127.0.0.1:5000/khol`
  const shops = await openShops(url, folder)
  say('Two shops are open.')

  const owner = await signIn(ORIGIN)
  const shoppers = sendShoppers(6, [doorAt(ORIGIN)], { every: 200 })
  await eventually(async () => shoppers.acknowledged.length > 0, 30_000, 'the first order')
  const order = watchedOrder(shoppers)
  const scene = { cluster, shops, owner, shoppers, order }

  await pause(patience.calm)
  await incident(scene, 'PostgreSQL and Patroni of the primary are killed', async (primary) => {
    await killDatabase(primary)
    return async () => startPatroni(primary)
  })
  // Twice, since failures of a returning machine are intermittent.
  for (let time = 0; time < 2; time += 1) {
    await pause(patience.calm)
    await incident(scene, 'the new primary is cut off the network', pullCable)
  }
  await pause(patience.calm)
  await shoppers.stop()
  await compare(scene, url)
  for (const shop of shops) await shop.close()
}

/** Isolates a primary, and sends it writes that it must not acknowledge. */
async function pullCable(primary: DatabaseNode): Promise<() => Promise<void>> {
  await sayOn(primary, 'create table if not exists cut_off (at timestamptz)')
  await cutOff(primary)
  const promised = promisesOf(primary)
  return async () => {
    const { asked, acknowledged, wasPrimaryAt } = await promised.stop()
    mustBe(`of ${asked} statements, the machine without a network acknowledged`, acknowledged, 0)
    say(`          its PostgreSQL was last a primary after ${seconds(wasPrimaryAt)} s`)
    await reconnect(primary)
  }
}

interface Scene {
  readonly cluster: Cluster
  readonly shops: readonly RunningShop[]
  readonly owner: SignedInUser
  readonly shoppers: Shoppers
  /** An order whose page its shopper keeps open. */
  readonly order: { readonly id: string; readonly session: string }
}

/** An order whose page its shopper keeps open: it polls. */
function watchedOrder({ acknowledged }: Shoppers): Scene['order'] {
  const [first] = acknowledged
  if (!first) throw new Error('No order was placed')
  return first
}

/**
 * Harms the primary, and expects orders from another one and events on live pages.
 *
 * @param harm returns a function that repairs it
 */
async function incident(
  scene: Scene,
  what: string,
  harm: (primary: DatabaseNode) => Promise<() => Promise<void>>,
): Promise<void> {
  const { cluster, shoppers } = scene
  const primary = await cluster.whole()
  say(`\n${what} (${primary.name}); load ${load()}`)
  const from = performance.now()
  const mend = await harm(primary)
  let successor: DatabaseNode | undefined
  await eventually(
    async () => {
      successor = await cluster.primary()
      return successor !== undefined && successor.name !== primary.name
    },
    patience.recovery,
    'another primary',
  )
  const chosen = performance.now()
  say(`          ${successor?.name} is the primary after ${seconds(chosen - from)} s`)
  const flows = () => shoppers.acknowledged.filter(({ at }) => at > chosen).length >= 20
  await eventually(async () => flows(), patience.recovery, 'orders flow again')
  const silence = longestSilence(shoppers.acknowledged, from, performance.now()) / 1000
  verdict.mustKeep('longest silence of orders', silence, ' s', { atMost: SILENCE_AT_MOST })
  await showsChange(scene, from)
  for (const { pid } of scene.shops) {
    mustBe(`shop ${pid} runs on`, (await readFile(`/proc/${pid}/comm`, 'utf8')) !== '', true)
  }
  await mend()
  await cluster.whole()
  say(`          ${primary.name} is back as a standby`)
}

/** Expects the shopper's next poll to show a change by the owner. */
async function showsChange({ order, owner }: Scene, since: number): Promise<void> {
  const { version } = await changeStatus(owner, order.id)
  const shows = async () => {
    const answer = await fetch(`${ORIGIN}/api/orders/${order.id}`, {
      headers: { 'x-session-id': order.session },
    })
    return answer.ok && ((await answer.json()) as { version: number }).version === version
  }
  await eventually(shows, patience.live, 'the shopper’s page shows a change')
  say(`          the shopper's page shows a change after ${seconds(performance.now() - since)} s`)
}

/** Moves the order to its other status; returns its new version. */
async function changeStatus(owner: SignedInUser, id: string): Promise<{ version: number }> {
  const params = { id }
  const { orderStatus } = await ask(ORIGIN, 'getOrder', { params }, as(owner))
  const status = orderStatus === 'Pending' ? 'Processing' : 'Pending'
  return await ask(ORIGIN, 'setOrderStatus', { params, body: { status } }, as(owner))
}

/** Two shops on this database, like two machines with a shared folder of pictures. */
async function openShops(databaseUrl: string, folder: string): Promise<readonly RunningShop[]> {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'shops'),
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: 'loopback',
    // Every refusal during the outage would log a warning.
    LOG_LEVEL: 'error',
  }
  return [
    await startShop({ ...settings, PORT: '3001' }),
    await startShop({ ...settings, PORT: '3002' }),
  ]
}

/**
 * Sends writes from an isolated machine to itself until stopped; a statement that isn't
 * acknowledged within 3 s is aborted.
 */
function promisesOf(node: DatabaseNode) {
  const over = new AbortController()
  const from = performance.now()
  let asked = 0
  let acknowledged = 0
  let wasPrimaryAt = 0
  const again = async (ask: () => Promise<void>) => {
    while (!over.signal.aborted) {
      await ask().catch(() => undefined)
      await pause(200)
    }
  }
  const write = async () => {
    asked += 1
    await sayOn(node, 'insert into cut_off values (now())', 3)
    acknowledged += 1
  }
  const look = async () => {
    if ((await sayOn(node, 'select pg_is_in_recovery()', 3)) === 'f') {
      wasPrimaryAt = performance.now() - from
    }
  }
  const asking = Promise.all([again(write), again(write), again(look)])
  return {
    stop: async () => {
      over.abort()
      await asking
      return { asked, acknowledged, wasPrimaryAt }
    },
  }
}

/** Acknowledged orders compared with stored ones. */
async function compare({ shoppers }: Scene, url: string): Promise<void> {
  const { acknowledged, failures } = shoppers
  const { lost, doubled } = await askDatabase(url, (client) => compareOrders(client, acknowledged))
  say(`\n${acknowledged.length} orders were acknowledged; ${failures.length} calls failed first:`)
  for (const [reason, count] of countBy(failures.map((each) => `${each.call} ${each.reason}`))) {
    say(`  ${count} × ${reason.slice(0, 120)}`)
  }
  mustBe('orders lost', lost.length, 0)
  mustBe('guests with two orders', doubled.length, 0)
  const broken = failures.filter(({ reason }) => /^[45]\d\d /.test(reason) && !/^503 /.test(reason))
  mustBe('refusals that are not 503', broken.length, 0)
}

function countBy(texts: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts]
}
