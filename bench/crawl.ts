import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { walk } from './crawl/walk.ts'
import { inAnyCase } from './scratch/in-any-case.ts'
import { megabytesOf } from './scratch/processes.ts'
import { judge, say } from './scratch/report.ts'
import { openFilledShop } from './scratch/shop.ts'

/**
 * What a link crawler leaves behind: it asks for every address that a link names, three times over,
 * each time in another encoding. Beside busy processes it shows whether pages wait for their turn where
 * the shop has less than a core. `node bench/crawl.ts [walks] [connections] [addresses] [busy processes]`
 */
const [walks = 3, connections = 100, addressesAtMost = 5_000, busy = 0] = process.argv
  .slice(2)
  .map(Number)
/** Ends by itself, should the bench be killed. */
const SPIN = 'const end = Date.now() + 900_000; while (Date.now() < end);'
/** Milliseconds for one walk. */
const TIME_AT_MOST = 240_000
/** Milliseconds after which nothing of a walk is under way. */
const AT_REST = 5_000
const encodings = ['br', 'gzip', '']

// Refusals are counted here; the log would repeat each of them.
const shop = await openFilledShop({ LOG_LEVEL: 'silent' })
const endBusy = Array.from({ length: busy }, keepBusy)
try {
  const origin = new URL(shop.address).origin
  let failed = 0
  for (let number = 1; number <= walks; number += 1) {
    const acceptEncoding = encodings[(number - 1) % encodings.length] ?? ''
    const before = await megabytesOf(shop.pid)
    const walked = await walk({
      origin,
      connections,
      acceptEncoding,
      addressesAtMost,
      timeAtMost: TIME_AT_MOST,
    })
    const after = await megabytesOf(shop.pid)
    const statuses = [...walked.statuses].toSorted(([a], [b]) => a - b)
    failed += statuses.reduce((sum, [status, times]) => sum + (isFailure(status) ? times : 0), 0)
    say(
      `  walk ${number} (${acceptEncoding || 'plain'}): ${walked.addresses} addresses in ` +
        `${walked.seconds.toFixed(1)} s; ${statuses.map(([status, times]) => `${times} × ${status}`).join(', ')}; ` +
        `memory ${before.now.toFixed(0)} MB before, ${after.now.toFixed(0)} after`,
    )
  }
  await pause(AT_REST)
  const { now, most } = await megabytesOf(shop.pid)
  judge('answers that failed', failed, '', { atMost: 0 })
  judge('memory after the walks', now, ' MB', { atMost: 350 })
  say(`          most memory during the walks: ${most.toFixed(0)} MB`)
} finally {
  for (const end of endBusy) await end()
  await shop.close()
}

/** A process that wants a core to itself, until the answered function is called. */
function keepBusy(): () => Promise<void> {
  const spinning = spawn(process.execPath, ['-e', SPIN], { stdio: 'ignore' })
  return inAnyCase(async () => spinning.kill('SIGKILL'))
}

/** A server's error, or no answer at all. */
function isFailure(status: number): boolean {
  return status === 0 || status >= 500
}
