import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { walk } from './crawl/walk.ts'
import { registerCleanup } from './scratch/cleanup.ts'
import { megabytesOf } from './scratch/processes.ts'
import { judge, say } from './scratch/report.ts'
import { openFilledShop } from './scratch/shop.ts'

/**
 * Memory and time of the shop under a link crawler: each address that a link names is requested
 * three times, with three encodings. With busy processes beside it, the bench shows whether pages
 * queue properly on less than a core. `node bench/crawl.ts [walks] [connections] [addresses] [busy
 * processes]`
 */
const [walks = 3, connections = 100, addressesAtMost = 5_000, busy = 0] = process.argv
  .slice(2)
  .map(Number)
/** Ends by itself if the bench is killed. */
const SPIN = 'const end = Date.now() + 900_000; while (Date.now() < end);'
/** Milliseconds for one walk. */
const TIME_AT_MOST = 240_000
/** Milliseconds after which all work of a walk has ended. */
const AT_REST = 5_000
const encodings = ['br', 'gzip', '']

// The bench counts refusals; the log would repeat each of them.
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

/** Starts a process that occupies a core, and returns the function that stops it. */
function keepBusy(): () => Promise<void> {
  const spinning = spawn(process.execPath, ['-e', SPIN], { stdio: 'ignore' })
  return registerCleanup(async () => spinning.kill('SIGKILL'))
}

/** Whether a status is a server error, or 0 for no answer. */
function isFailure(status: number): boolean {
  return status === 0 || status >= 500
}
