import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { descendantsOf, eventually, type RunningProcess, startNode } from '#testing/processes.ts'
import { addressOf, serverBelowLauncher, shopSettings } from '#testing/shop-processes.ts'
import { shopsOfATest } from '#testing/shops-of-a-test.ts'

const { folder, processes } = shopsOfATest()

/** Starts the shop as systemd does; a stub of `systemd-notify` records the notifications. */
async function startSupervised(watchdogMicroseconds: string) {
  const notes = join(folder.path, 'told')
  const program = join(folder.path, 'systemd-notify')
  await writeFile(notes, '')
  await writeFile(program, `#!/bin/sh\necho "$1" >> '${notes}'\n`)
  await chmod(program, 0o755)
  const running = startNode(
    serverBelowLauncher,
    shopSettings(join(folder.path, 'data'), {
      PATH: `${folder.path}:${process.env.PATH}`,
      NOTIFY_SOCKET: '/run/systemd/notify',
      WATCHDOG_USEC: watchdogMicroseconds,
    }),
  )
  processes.push(running)
  const told = async () => (await readFile(notes, 'utf8')).trim().split('\n')
  const count = async (state: string) => (await told()).filter((line) => line === state).length
  return { running, told, count }
}

/** Process of the shop among those that notify systemd. */
async function shopBelow({ pid }: RunningProcess): Promise<number> {
  for (const below of await descendantsOf(pid)) {
    const words = await readFile(`/proc/${below}/cmdline`, 'utf8').catch(() => '')
    if (words.includes('src/server/main.ts')) return below
  }
  throw new Error('no shop runs')
}

it('systemd is notified of the start, by watchdog pings, and of the stop', async () => {
  const { running, told, count } = await startSupervised('2000000')
  await addressOf(running)
  await eventually(async () => (await count('READY=1')) === 1, 5_000, 'ready')
  await eventually(async () => (await count('WATCHDOG=1')) > 2, 10_000, 'signs of life')
  running.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  await eventually(async () => (await count('STOPPING=1')) === 1, 5_000, 'stopping')
  expect(new Set(await told())).toEqual(new Set(['READY=1', 'WATCHDOG=1', 'STOPPING=1']))
})

it('a hanging shop sends systemd no watchdog ping until it is open again', async () => {
  const { running, count } = await startSupervised('400000')
  await addressOf(running)
  await eventually(async () => (await count('WATCHDOG=1')) > 2, 10_000, 'signs of life')
  process.kill(await shopBelow(running), 'SIGSTOP')
  // One answer to a ping may already be under way.
  const before = await count('WATCHDOG=1')
  await running.said(/does not answer any more/)
  expect(await count('WATCHDOG=1')).toBeLessThanOrEqual(before + 2)
  await eventually(async () => (await count('READY=1')) === 2, 15_000, 'ready again')
})

it('without a watchdog, systemd gets no ping', async () => {
  const { running, told } = await startSupervised('')
  await addressOf(running)
  running.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  await eventually(async () => (await told()).includes('STOPPING=1'), 5_000, 'stopping')
  expect(await told()).not.toContain('WATCHDOG=1')
})
