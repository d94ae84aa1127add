import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '#server/database/embedded/server.ts'

/** What the shop's process says once it is open. */
interface OpenMessage {
  readonly kind: 'open'
  readonly address: string
}

export const admin = { email: 'owner@journeys.test', password: 'journeys-only' } as const

/**
 * Opens a whole shop for a run of journeys: its own PostgreSQL, the demo catalogue in small, the built pages,
 * the same entry point as in production. Answers how to close it again.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'khol-journeys-'))
  // For the superuser, PostgreSQL runs as somebody else, who must get in.
  await chmod(folder, 0o755)
  const database = await startEmbedded({
    dataDirectory: join(folder, 'database'),
    // Nothing here outlives the run.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  })
  const images = join(folder, 'images')
  // Whoever wants to look at the screens wants whole pictures: the shop draws them as it starts.
  if (!process.env.SCREENSHOTS) await stockShelves(database.url, images, join(folder, 'drawn'))
  const shop = fork('src/server/main.ts', [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'shop'),
      DATABASE_URL: database.url,
      IMAGE_FOLDER: images,
      DEMO_CATALOGUE: 'on',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'info',
      // The cast buys more in a minute than people do in a day; limits have tests of their own.
      RATE_LIMIT_SCALE: '10',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const log: string[] = []
  shop.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log.push(text)
    // What is no log line is for the person who waits: how far the pictures are.
    if (!text.startsWith('{')) process.stdout.write(text)
  })
  const address = await Promise.race([
    new Promise<string>((resolve) => {
      shop.on('message', (message: OpenMessage) => {
        if (message.kind === 'open') resolve(message.address)
      })
    }),
    once(shop, 'exit').then(([code]) => {
      throw new Error(`the shop ended with ${code} before it was open`)
    }),
  ])
  process.env.JOURNEYS_SHOP = address
  process.env.JOURNEYS_DATABASE = database.url
  return async () => {
    const ended = once(shop, 'exit')
    shop.kill('SIGINT')
    await ended
    await database.stop()
    await rm(folder, { recursive: true, force: true })
    expectNothingPersonal(log.join(''))
  }
}

/** Without any `NODE_OPTIONS` of the run, which are for the journeys. */
async function stockShelves(...words: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const stock = join(import.meta.dirname, 'stock-shelves.ts')
  await promisify(execFile)(process.execPath, [stock, ...words], { env })
}

/** What the journeys type or carry, and no log may ever hold. */
const personal: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /@journeys\.test/,
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
