import { execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { MEGABYTE } from '#domain/text/units.ts'
import { startEmbedded } from '#platform/database/embedded/server.ts'
import { explain } from '#server/explain.ts'
import { migrate } from '#server/schema/migrate.ts'
import { descendantsOf, eventually, startNode } from '#testing/processes.ts'
import {
  addressOf,
  databaseEnds,
  killQuietly,
  openAt,
  serverAlone,
  shopSettings,
} from '#testing/shop-processes.ts'
import { shopsOfATest } from '#testing/shops-of-a-test.ts'

const { folder, processes } = shopsOfATest()

describe('the embedded database', () => {
  it('is not created on a disk with hardly any room', async () => {
    const error = await startEmbedded({
      dataDirectory: folder.path,
      freeBytes: async () => 100 * MEGABYTE,
    }).catch((problem: unknown) => problem)
    expect(explain(error)).toBe(
      `There is too little room for a database: 100 MB free for ${folder.path}/database, and a new ` +
        'one needs 128 MB. Make room, or choose another DATA_DIR.',
    )
  })

  it('refuses changes from its start when the disk is almost full', async () => {
    const first = await startEmbedded({ dataDirectory: folder.path })
    await first.stop()
    const said: string[] = []
    const server = await startEmbedded({
      dataDirectory: folder.path,
      freeBytes: async () => 10 * MEGABYTE,
      onProgress: (line) => said.push(line),
    })
    try {
      expect(said).toEqual([
        expect.stringMatching(/^The disk is almost full, so the shop takes no changes: 10 MB free/),
      ])
      const error = await migrate(server.url).catch((problem: unknown) => problem)
      expect(explain(error)).toMatch(
        /^The database takes no changes, and the shop has some to make before it opens: [^\n]+$/,
      )
    } finally {
      await server.stop()
    }
  })

  it('needs no write to find that migrations are up to date', async () => {
    const first = await startEmbedded({ dataDirectory: folder.path })
    await migrate(first.url)
    await first.stop()
    const freeBytes = async () => 10 * MEGABYTE
    const server = await startEmbedded({ dataDirectory: folder.path, freeBytes })
    try {
      expect(await migrate(server.url)).toEqual([])
    } finally {
      await server.stop()
    }
  })
})

/** Separate file system; mounting it needs the superuser and the permission of the machine. */
const disk = '/tmp/khol-fault-disk'

function mounted(size: string): boolean {
  try {
    mkdirSync(disk, { recursive: true })
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk])
    return true
  } catch {
    return false
  }
}

function unmount(): void {
  try {
    execFileSync('/bin/umount', ['-l', disk], { stdio: 'ignore' })
  } catch {
    // The file system isn't mounted.
  }
}

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounted('1m')
unmount()

describe.runIf(canMount)('a shop on a file system of its own', () => {
  afterEach(unmount)
  afterAll(() => rm(disk, { recursive: true, force: true }))

  const filler = join(disk, 'filler')
  const settings = shopSettings(join(disk, 'data'), { LOG_LEVEL: 'info' })

  const start = () => {
    const running = startNode(serverAlone, settings)
    processes.push(running)
    return running
  }

  /** Fills the file system except for `left` bytes. */
  const fill = async (left = 0) => {
    await rm(filler, { force: true })
    const dd = spawn('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k'], { stdio: 'ignore' })
    await new Promise((resolve) => dd.once('close', resolve))
    if (left > 0) await truncate(filler, (await readFile(filler)).length - left)
  }

  /** Folder of a shop that was open once and ended by this signal. */
  const made = async (end: NodeJS.Signals) => {
    mounted('300m')
    const running = start()
    await addressOf(running)
    const below = await descendantsOf(running.pid)
    running.kill(end)
    await running.ended
    if (end === 'SIGKILL') for (const pid of below) killQuietly(pid)
    await databaseEnds(disk, 10_000)
  }

  it('that is too small reports it', async () => {
    mounted('20m')
    const running = start()
    expect(await running.ended).toBe(1)
    expect(running.output()).toMatch(
      /^There is too little room for a database: \d+ MB free for \S+, and a new one needs 128 MB\. [^\n]+\n$/,
    )
  })

  it('that is full after a crash reports it, and opens once there is room', async () => {
    await made('SIGKILL')
    await fill()
    const running = start()
    expect(await running.ended).toBe(1)
    const lines = running.output().trim().split('\n')
    expect(lines.at(-1)).toMatch(/disk\b.* is full.* Make room, and start the shop again\.$/)
    expect(lines.filter((line) => !/^The (disk|database) /.test(line))).toEqual([])
    await rm(filler)
    expect((await fetch(`${await addressOf(start())}/readyz`)).status).toBe(200)
  })

  it('that is almost full opens read-only, and reports it', async () => {
    await made('SIGINT')
    await fill(10 * MEGABYTE)
    const running = start()
    const url = await addressOf(running)
    expect(running.output()).toContain('The disk is almost full, so the shop takes no changes')
    expect((await fetch(`${url}/api/products`)).status).toBe(200)
    const answer = await fetch(`${url}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Sana', email: 'sana@example.com', password: 'lahore-1947' }),
    })
    expect(answer.status).toBe(503)
  })

  it('that holds only the log may be full: the shop serves, and reports lost lines later', async () => {
    mounted('2m')
    const path = join(disk, 'shop.log')
    await mkdir(join(folder.path, 'data'))
    await writeFile(path, '')
    const log = openSync(path, 'a')
    const shop = spawn(process.execPath, serverAlone, {
      env: { PATH: process.env.PATH, ...settings, DATA_DIR: join(folder.path, 'data') },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    const ended = new Promise((resolve) => shop.once('close', resolve))
    try {
      const address = async () => (await readFile(path, 'utf8')).match(openAt)?.[1]
      await eventually(async () => (await address()) !== undefined, 30_000, 'it is open')
      const url = await address()
      const ask = async () => (await fetch(`${url}/api/shop`)).status
      await fill()
      const during = []
      for (let time = 0; time < 100; time += 1) during.push(await ask())
      expect(during.every((status) => status === 200)).toBe(true)
      await rm(filler)
      expect(await ask()).toBe(200)
      // A log line is written after its answer is sent.
      const lost = /"lost":\d+,"msg":"lines could not be written"/
      await eventually(async () => lost.test(await readFile(path, 'utf8')), 10_000, 'it says so')
    } finally {
      shop.kill('SIGINT')
      await ended
    }
  })
})
