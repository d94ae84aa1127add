/**
 * Rehearses the shop's image, built on this machine and run like `deploy/compose.yaml`: two shops,
 * unprivileged and read-only, behind HAProxy, on one PostgreSQL and one object storage. Shoppers
 * buy while one shop is stopped. Without access to a registry, the base image is made of Debian's
 * packages, PostgreSQL is the embedded one, and the object storage that of the tests. `npm run
 * rehearse -- container [folder]`: a folder caches the images.
 */
import { join } from 'node:path'
import pg from 'pg'
import { openObjectStorage } from '#testing/object-storage.ts'
import { eventually } from '#testing/processes.ts'
import { scratchFolder, startScratchServer } from '../bench/scratch/database.ts'
import { freePort, megabytesOf } from '../bench/scratch/processes.ts'
import { judge, say } from '../bench/scratch/report.ts'
import { type ContainerShop, startContainerShop, statusOf } from './container/container-shop.ts'
import { buildImage, imageBytes } from './container/images.ts'
import { openPodman, type Podman } from './container/podman.ts'
import { needPrograms } from './support/needs.ts'
import { openProxy } from './support/proxy.ts'
import { compareOrders, doorAt, sendShoppers } from './support/shoppers.ts'
import { newVerdict } from './support/verdict.ts'

needPrograms({ podman: 'podman', runc: 'runc', mmdebstrap: 'mmdebstrap', haproxy: 'haproxy' })
if (process.getuid?.() !== 0) {
  say('Skipped: containers that are set up here need root.')
  process.exit(0)
}

/** Megabytes of 1,000,000 bytes. */
const LARGEST_IMAGE = 300
/** Seconds of processor time. */
const LONGEST_START = 5
const SHOPPERS = 4
const ENOUGH = 20
const USER = 10_001

const verdict = newVerdict()
const [cacheFolder] = process.argv.slice(2)
const store =
  cacheFolder === undefined
    ? await scratchFolder()
    : { folder: cacheFolder, remove: () => undefined }
const podman = await openPodman(store.folder)
try {
  await buildImage(podman, cacheFolder !== undefined)
  judge('the image', (await imageBytes(podman)) / 1e6, ' MB', { atMost: LARGEST_IMAGE })
  await openShops(podman)
} finally {
  await podman.close().finally(store.remove)
}
process.exitCode = verdict.exitCode()

/** Opens the surroundings of the shops, and rehearses. */
async function openShops(containers: Podman): Promise<void> {
  const scratch = await scratchFolder()
  const databasePort = await freePort()
  const server = await startScratchServer({
    dataDirectory: join(scratch.folder, 'database'),
    settings: { listen_addresses: '127.0.0.1', port: String(databasePort) },
  })
  const storage = await openObjectStorage()
  try {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = storage.bucket
    const settings = {
      DATABASE_URL: `postgresql://khol@127.0.0.1:${databasePort}/shop`,
      DEMO_CATALOGUE: 'on',
      RATE_LIMIT_SCALE: '0',
      TRUST_PROXY: 'loopback',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'rehearsal-only',
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const first = await startContainerShop(containers, 'shop1', await freePort(), settings)
    const second = await startContainerShop(containers, 'shop2', await freePort(), settings)
    for (const { name, start } of [first, second]) {
      say(`          ${name} could serve after ${(start.took / 1000).toFixed(1)} s`)
      judge(`processor time of its start`, start.cpu, ' s', { atMost: LONGEST_START })
    }
    await inspectShop(first)
    const pictures = () => storage.asked.filter((asked) => asked.startsWith('PUT images/')).length
    await eventually(async () => pictures() > 0, 60_000, 'a drawn picture in the object storage')
    const client = new pg.Client({ connectionString: settings.DATABASE_URL })
    await client.connect()
    await stopOne(first, second, client).finally(() => client.end())
  } finally {
    await containers.close()
    await storage.close()
    await server.stop()
    await scratch.remove()
  }
}

/** Checks the confinement and the health of a shop. */
async function inspectShop(shop: ContainerShop): Promise<void> {
  verdict.mustBe('the health check says', (await shop.isHealthy()) ? 'well' : 'ill', 'well')
  verdict.mustBe('user', Number((await statusOf(shop.pid, 'Uid')).split(/\s/)[0]), USER)
  verdict.mustBe('capabilities', Number(`0x${await statusOf(shop.pid, 'CapEff')}`), 0)
  verdict.mustBe('new privileges refused', await statusOf(shop.pid, 'NoNewPrivs'), '1')
  const write = (path: string) =>
    `try { fs.writeFileSync('${path}', ''); console.log('written') } catch (e) { console.log(e.code) }`
  verdict.mustBe('a file in the code', await shop.ask(write('/shop/src/server/main.ts')), 'EROFS')
  verdict.mustBe('a file in /tmp', await shop.ask(write('/tmp/new')), 'EROFS')
  verdict.mustBe('a file in DATA_DIR', await shop.ask(write('/data/new')), 'written')
  for (const program of ['sh', 'npm', 'cc', 'apt-get']) {
    verdict.mustBe(`${program} inside`, await shop.hasProgram(program), false)
  }
  const { now } = await megabytesOf(shop.pid)
  say(`          memory of a shop at rest: ${now.toFixed(0)} MB`)
}

/** Stops one shop while shoppers buy at the proxy; no request may fail. */
async function stopOne(
  leaving: ContainerShop,
  staying: ContainerShop,
  client: pg.Client,
): Promise<void> {
  const proxy = await openProxy(leaving.address, staying.address)
  const shoppers = sendShoppers(SHOPPERS, [doorAt(proxy.origin)])
  const placed = () => shoppers.acknowledged.length
  try {
    await eventually(async () => placed() >= ENOUGH, 120_000, `${ENOUGH} orders`)
    const before = placed()
    const { code, took } = await leaving.stop()
    const during = placed() - before
    await eventually(
      async () => placed() >= before + during + ENOUGH,
      120_000,
      'orders at one shop',
    )
    await shoppers.stop()
    say(`          orders before, while and after one stopped: ${before}, ${during}, ${ENOUGH}+`)
    verdict.mustBe('exit code of the stopped shop', code, 0)
    judge('from SIGTERM to its end', took, ' ms', { atMost: 20_000 })
    verdict.mustBe('failed calls', shoppers.failures.length, 0)
    for (const { call, reason } of shoppers.failures.slice(0, 5))
      say(`          ${call}: ${reason}`)
    const { lost, doubled } = await compareOrders(client, shoppers.acknowledged)
    verdict.mustBe('lost orders', lost.length, 0)
    verdict.mustBe('double orders', doubled.length, 0)
  } finally {
    await shoppers.stop(0)
    await proxy.close()
  }
}
