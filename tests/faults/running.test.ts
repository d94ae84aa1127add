import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { descendantsOf, eventually, processesWith } from '#testing/processes.ts'
import { newProduct } from '#testing/products.ts'
import {
  addressOf,
  databaseEnds,
  openAt,
  serverAlone,
  serverBelowLauncher,
} from '#testing/shop-processes.ts'
import { shopsOfATest } from '#testing/shops-of-a-test.ts'

const { folder, start, startShop } = shopsOfATest()

const startLauncher = async () => {
  const running = start(serverBelowLauncher)
  const url = await addressOf(running)
  const [shop = 0] = await descendantsOf(running.pid)
  return { running, url, shop }
}

const statusOf = async (url: string) =>
  (await fetch(url, { signal: AbortSignal.timeout(4_000) })).status

const isReady = (url: string) => async () => (await statusOf(`${url}/readyz`)) === 200

const nothingIsLeft = async () => {
  expect(await processesWith(`-D ${folder.path}`)).toEqual([])
}

it('a shop on an external database reads its catalogue before the first request', async () => {
  const { database, url: databaseUrl } = await openTestDatabase()
  await newProduct({ database })
  const readings = async () => {
    const { rows } = await sql<{ scans: number }>`
      select (seq_scan + idx_scan)::int as scans from pg_stat_user_tables
      where relname = 'catalogue_changes'`.execute(database.db)
    return rows[0]?.scans ?? 0
  }
  const before = await readings()
  const { running, url } = await startShop({ DATABASE_URL: databaseUrl })
  await eventually(async () => (await readings()) > before, 10_000, 'the catalogue is read')
  expect(await statusOf(`${url}/readyz`)).toBe(200)
  await nothingIsLeft()
  running.kill('SIGTERM')
  expect(await running.ended).toBe(0)
})

describe('a stopping shop', () => {
  // SIGINT, SIGTERM and the readiness check under load: closing.test.ts.
  it('ends with its database on SIGHUP', async () => {
    const { running, url } = await startShop()
    expect(await statusOf(`${url}/readyz`)).toBe(200)
    const began = performance.now()
    running.kill('SIGHUP')
    expect(await running.ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(5_000)
    await nothingIsLeft()
  })

  it('ends even while it is starting', async () => {
    const running = start(serverAlone)
    await running.said(/Making the database/)
    running.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    await databaseEnds(folder.path)
  })
})

describe('the launcher', () => {
  it('ends when the shop stops', async () => {
    const { running, shop } = await startLauncher()
    process.kill(shop, 'SIGTERM')
    expect(await running.ended).toBe(0)
    await nothingIsLeft()
  })

  it('leaves no process when it is killed', async () => {
    const { running, url } = await startLauncher()
    running.kill('SIGKILL')
    await running.ended
    await databaseEnds(folder.path)
    await expect(fetch(url)).rejects.toThrow()
  })

  it.each([
    ['killed', 'SIGKILL', 10_000],
    ['hanging', 'SIGSTOP', 15_000],
  ] as const)('restarts a %s shop in time', async (_, signal, milliseconds) => {
    const { running, shop } = await startLauncher()
    process.kill(shop, signal)
    const began = performance.now()
    const [, url = ''] = await running.said(new RegExp(`starting it again[^]*${openAt.source}`))
    await eventually(isReady(url), 10_000, 'ready again')
    expect(performance.now() - began).toBeLessThan(milliseconds)
  })
})

describe('a shop that fails to start', () => {
  it('reports a running shop and its address, and does not disturb it', async () => {
    const { running, url } = await startShop()
    const second = start(serverAlone)
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `The shop runs already on this data directory (process ${running.pid}, at ${url}). ` +
        'Stop it first, or choose another DATA_DIR.\n',
    )
    expect(await statusOf(`${url}/readyz`)).toBe(200)
  })

  it('reports that the port is taken, and stops its database', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const running = start(serverAlone, { PORT: String(port) })
    expect(await running.ended).toBe(1)
    blocker.close()
    expect(running.output()).toContain(`Port ${port} of 127.0.0.1 is taken by another program.`)
    await nothingIsLeft()
  })
})
