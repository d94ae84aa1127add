import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '#platform/database/embedded/server.ts'
import { asAdministrator, thrownAway, withDatabase } from '#testing/database-server.ts'
import { openShopProcess, STOCKED } from './shop-process.ts'
import { openStandInPictures } from './stand-in-pictures.ts'

/**
 * Global set-up of a run of journeys: a shop with its own PostgreSQL, a small demo catalogue, the
 * built pages and the entry point of production. Returns the teardown.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'khol-journeys-'))
  // Run by the superuser, PostgreSQL switches to another user, who needs access.
  await chmod(folder, 0o755)
  const database = await startEmbedded({
    dataDirectory: join(folder, 'database'),
    settings: thrownAway,
  })
  const databaseUrl = withDatabase(database.url, 'run')
  await asAdministrator(database.url, (client) => client.query(`create database ${STOCKED}`))
  await stockShelves(withDatabase(database.url, STOCKED))
  await asAdministrator(database.url, (client) =>
    client.query(`create database run template ${STOCKED}`),
  )
  // Screenshots need the real pictures: the shop draws them on request.
  const pictures = process.env.SCREENSHOTS ? null : await openPictures()
  const log: string[] = []
  const shop = await openShopProcess({
    databaseUrl,
    dataDirectory: join(folder, 'shop'),
    settings: {
      ...pictures?.settings,
      // Journeys buy more in a minute than customers in a day; limits have tests of their own.
      RATE_LIMIT_SCALE: '10',
    },
    onOutput: (text) => {
      log.push(text)
      // Output other than log lines is progress of the pictures, for the console.
      if (!text.startsWith('{')) process.stdout.write(text)
    },
  })
  process.env.JOURNEYS_SHOP = shop.address
  process.env.JOURNEYS_DATABASE = databaseUrl
  return async () => {
    await shop.close()
    await database.stop()
    await pictures?.close()
    await rm(folder, { recursive: true, force: true })
    expectNothingPersonal(log.join(''))
  }
}

/** Runs without the `NODE_OPTIONS` of the run, which are meant for the journeys. */
async function stockShelves(url: string): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const stock = join(import.meta.dirname, 'stock-shelves.ts')
  await promisify(execFile)(process.execPath, [stock, url], { env })
}

/** Starts a bucket of pictures; returns the shop's settings for it. */
async function openPictures() {
  const { bucket, close } = await openStandInPictures()
  const settings = {
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_PREFIX: bucket.prefix,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
  return { settings, close }
}

/** Personal data that journeys type or send, and no log may contain. */
const personal: Readonly<Record<string, RegExp>> = {
  'an email address': /@journeys\.test/,
  'a phone number': /300[ -]?1234567/,
  'a password': /journeys-only/,
  'a guest session id': /guest_[\w-]{20}/,
  'a token': /Bearer /i,
  'a street': /Madina Town/,
}

function expectNothingPersonal(log: string): void {
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  if (lines.length === 0) throw new Error('the shop logged nothing, so its log proves nothing')
  for (const [what, pattern] of Object.entries(personal)) {
    const line = lines.find((text) => pattern.test(text))
    if (line !== undefined) throw new Error(`the log of this run holds ${what}: ${line}`)
  }
}
