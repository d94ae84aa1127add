import type { CallName } from '#domain/contract/addresses/index.ts'
import type { Calls } from '#testing/calls.ts'
import { patient } from '../../bench/scratch/patient.ts'

export interface Stopwatch {
  /** Milliseconds of every call of a kind since the last `restart`. */
  readonly times: (name: CallName) => readonly number[]
  /** Number of calls of all kinds. */
  readonly count: () => number
  /** Number of calls that were refused for overload, or aborted. */
  readonly putOff: () => number
  readonly restart: () => void
}

/** Closes all connections, since those from before the jump are dead. */
const alone = { connection: 'close' }

/** The same calls with timing; only the answered attempt is timed. */
export function timed(calls: Calls): { readonly calls: Calls; readonly stopwatch: Stopwatch } {
  const times = new Map<CallName, number[]>()
  let putOff = 0
  const watched: Calls = {
    async send(name, sent, as, headers) {
      const begun = performance.now()
      const answer = await calls.send(name, sent, as, { ...headers, ...alone })
      const took = performance.now() - begun
      if (answer.status !== 503) times.set(name, [...(times.get(name) ?? []), took])
      return answer
    },
    sendRaw: (path, init) =>
      calls.sendRaw(path, { ...init, headers: { ...init?.headers, ...alone } }),
  }
  return {
    calls: patient(watched, () => {
      putOff += 1
    }),
    stopwatch: {
      times: (name) => times.get(name) ?? [],
      count: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
      putOff: () => putOff,
      restart: () => {
        times.clear()
        putOff = 0
      },
    },
  }
}
