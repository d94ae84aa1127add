import { constants } from 'node:os'
import { descendantsOf } from '#testing/processes.ts'
import { killQuietly } from '#testing/shop-processes.ts'

/** Takes something away; a shop is told to end by the signal that is named. */
type TakeAway = (signal?: NodeJS.Signals) => Promise<unknown>

/** What has still to be taken away, the last thing first. */
const left: (() => Promise<void>)[] = []
let isListening = false

/**
 * Notes how something is taken away that a run has set up outside itself: a folder, a server, a
 * network. Whoever calls what is answered does it, once; a run that is told to end (Ctrl-C) does it
 * by itself. Say it before the thing is there: a signal may come while it is being set up.
 */
export function inAnyCase(takeAway: TakeAway): (signal?: NodeJS.Signals) => Promise<void> {
  let taking: Promise<void> | undefined
  const once = (signal?: NodeJS.Signals) => {
    taking ??= takeAway(signal).then(
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
    // A terminal tells the whole group, and whoever started this passes the same on.
    process.on(signal, () => {
      if (!isLeaving) leave(signal)
      isLeaving = true
    })
  }
}

/** Takes all away, ends what still runs below this process, and ends as the signal asks. */
async function leave(signal: NodeJS.Signals): Promise<void> {
  // The run itself goes on meanwhile, and finds that everything is going away.
  process.on('uncaughtException', () => undefined)
  for (let step = left[0]; step !== undefined; step = left[0]) {
    await step().catch((error) => process.stderr.write(`While leaving: ${error}\n`))
  }
  for (const pid of await descendantsOf(process.pid)) killQuietly(pid)
  process.exit(128 + constants.signals[signal])
}
