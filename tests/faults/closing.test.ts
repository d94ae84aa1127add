import { describe, expect, it } from 'vitest'
import { descendantsOf, eventually, processesWith, startGroup } from '#testing/processes.ts'
import { type Outcome, openRaw, outcomeOf, readOutcome, requestOnce } from '#testing/raw-http.ts'
import { addressOf, serverBelowLauncher, shopSettings } from '#testing/shop-processes.ts'
import { shopsOfATest } from '#testing/shops-of-a-test.ts'

/** Graceful shutdown: requests sent before the listener closes are all answered. */

const path = '/api/shop'

const { folder, processes } = shopsOfATest()

/** Starts the shop with its launcher and its database in one process group, as `npm start` does. */
async function startShop(closingDelay: number) {
  const settings = shopSettings(folder.path, { CLOSING_DELAY_MS: String(closingDelay) })
  const running = startGroup(serverBelowLauncher, settings)
  processes.push(running)
  const url = await addressOf(running)
  const [shop = 0] = await descendantsOf(running.pid)
  return { running, url, shop }
}

const ask = `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`

/** Opens a keep-alive connection and completes one request on it. */
async function openKept(url: string) {
  const connection = openRaw(url)
  await connection.opened
  connection.send(ask)
  await connection.hears(/\r\n\r\n\{.+\}$/s)
  const from = connection.heard().length
  return { ...connection, again: () => readOutcome(connection.heard().slice(from)) }
}

/** Counts requests by outcome. */
function tally(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const way = outcome.kind === 'answered' ? `answered ${outcome.status}` : outcome.kind
    counts[way] = (counts[way] ?? 0) + 1
  }
  return counts
}

/** Counts answers to requests that a stopped shop has got, on new and on kept-alive connections. */
async function askedWhileStopped(
  { url, shop }: Awaited<ReturnType<typeof startShop>>,
  { count, request, signal }: { count: number; request: string; signal: () => unknown },
) {
  const kept = await Promise.all(Array.from({ length: 16 }, () => openKept(url)))
  // A stopped process accepts no connection: the kernel completes the handshake for it.
  process.kill(shop, 'SIGSTOP')
  const fresh = Array.from({ length: count }, () => openRaw(url))
  expect(await Promise.all(fresh.map(({ opened }) => opened))).not.toContain(false)
  for (const connection of [...fresh, ...kept]) connection.send(request)
  await signal()
  process.kill(shop, 'SIGCONT')
  const first = tally(await Promise.all(fresh.map(outcomeOf)))
  await Promise.all(kept.map(({ ended }) => ended))
  return { first, again: tally(kept.map(({ again }) => again())) }
}

describe('a signal to the whole process group', () => {
  it('fails no request sent before it, on new or kept-alive connections', async () => {
    const started = await startShop(0)
    const { running } = started
    // Ctrl-C; the other tests send SIGTERM.
    const signal = () => running.kill('SIGINT')
    expect(await askedWhileStopped(started, { count: 192, request: ask, signal })).toEqual({
      first: { 'answered 200': 192 },
      again: { 'answered 200': 16 },
    })
    expect(await running.ended).toBe(0)
    expect(await processesWith(`-D ${folder.path}`)).toEqual([])
  })

  it('fails no request under load that leaves when the readiness check fails', async () => {
    const { running, url } = await startShop(4_000)
    const outcomes: Outcome[] = []
    let isReady = true
    const connectAgain = async () => {
      while (isReady) outcomes.push(await requestOnce(openRaw(url), path))
    }
    const stay = async () => {
      while (isReady) {
        const connection = openRaw(url)
        if (!(await connection.opened)) outcomes.push({ kind: 'refused' })
        for (let isLast = false; isReady && !isLast && !connection.socket.destroyed; ) {
          const from = connection.heard().length
          connection.send(ask)
          await connection.hears(new RegExp(`^[^]{${from}}[^]+\\r\\n\\r\\n\\{.+\\}$`))
          const answer = connection.heard().slice(from)
          outcomes.push(readOutcome(answer))
          isLast = /^connection: close/im.test(answer)
        }
        connection.socket.destroy()
      }
    }
    const storm = [...Array.from({ length: 24 }, connectAgain), ...Array.from({ length: 8 }, stay)]
    await eventually(async () => outcomes.length > 200, 20_000, 'the storm rages')
    running.kill('SIGTERM')
    await eventually(async () => !(await answersReady(url)), 4_000, 'it says that it closes')
    isReady = false
    await Promise.all(storm)
    expect(Object.keys(tally(outcomes))).toEqual(['answered 200'])
    expect(await running.ended).toBe(0)
  })

  it('reaches the database too, and every request is answered even so', async () => {
    const started = await startShop(0)
    const { running } = started
    const request = ask.replace(path, '/api/products?keyword=iphone')
    // Imitates a supervisor that signals every process it started, in any process group.
    const signal = async () => {
      for (const pid of [...(await descendantsOf(running.pid)), running.pid]) {
        process.kill(pid, 'SIGTERM')
      }
    }
    const { first, again } = await askedWhileStopped(started, { count: 64, request, signal })
    const ways = [...Object.keys(first), ...Object.keys(again)]
    expect(ways.filter((way) => !/^answered (200|503)$/.test(way))).toEqual([])
    expect(await running.ended).toBe(0)
    expect(await processesWith(`-D ${folder.path}`)).toEqual([])
  })
})

async function answersReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok
}

describe('a second signal', () => {
  it('skips the wait for the balancer and for a request that never ends', async () => {
    const { running, url, shop } = await startShop(60_000)
    const unfinished = openRaw(url)
    await unfinished.opened
    unfinished.send(
      'POST /api/users/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n' +
        'content-length: 99\r\n\r\n{',
    )
    running.kill('SIGTERM')
    await eventually(async () => !(await answersReady(url)), 4_000, 'it says that it closes')
    const began = performance.now()
    const again = setInterval(() => {
      try {
        process.kill(shop, 'SIGTERM')
      } catch {
        // It has ended, a moment before the process that started it.
        clearInterval(again)
      }
    }, 500)
    expect(await running.ended.finally(() => clearInterval(again))).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
