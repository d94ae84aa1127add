import { constants } from 'node:os'
import { descendantsOf } from '#testing/processes.ts'
import { killQuietly } from '#testing/shop-processes.ts'

/** Clean-up action; a shop's is called with the signal to pass on. */
type CleanUp = (signal?: NodeJS.Signals) => Promise<unknown>

const left: (() => Promise<void>)[] = []
let isListening = false

/**
 * Registers the clean-up of a resource outside the process: a folder, a server, a network. The
 * returned function runs it once; an interrupted run (Ctrl-C) runs it by itself. Register before
 * creating the resource: a signal may arrive in between.
 */
export function registerCleanup(cleanUp: CleanUp): (signal?: NodeJS.Signals) => Promise<void> {
  let taking: Promise<void> | undefined
  const once = (signal?: NodeJS.Signals) => {
    taking ??= cleanUp(signal).then(
      () => forget(once),
      (error) => {
        forget(once)
        throw error
      },
    )
    return taking
  }
  left.unshift(once)
  if (!isListening) listen()
  return once
}

function forget(step: () => Promise<void>): void {
  left.splice(left.indexOf(step), 1)
}

function listen(): void {
  isListening = true
  let isLeaving = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A terminal signals the whole group, and the parent process passes the same signal on.
    process.on(signal, () => {
      if (!isLeaving) leave(signal)
      isLeaving = true
    })
  }
}

/** Runs all clean-ups, ends remaining child processes, and ends by the same signal. */
async function leave(signal: NodeJS.Signals): Promise<void> {
  // The run continues meanwhile, and fails on resources that are gone.
  process.on('uncaughtException', () => undefined)
  for (let step = left[0]; step !== undefined; step = left[0]) {
    await step().catch((error) => process.stderr.write(`While leaving: ${error}\n`))
  }
  for (const pid of await descendantsOf(process.pid)) killQuietly(pid)
  process.exit(128 + constants.signals[signal])
}
