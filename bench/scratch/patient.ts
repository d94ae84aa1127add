import { setTimeout as pause } from 'node:timers/promises'
import type { Calls } from '#testing/calls.ts'

/** Delay in ms before a retry, and maximum number of retries. */
const AGAIN = { after: 1_000, atMost: 60 }
const PUT_OFF = 503

/**
 * Client that retries, as the shop's own pages do, when a busy machine refuses it or the connection
 * breaks: the shop closes the connection if it refuses a picture before reading it.
 */
export function patient(calls: Calls, onPutOff: () => void = () => undefined): Calls {
  const insist = async <Answer extends { readonly status: number }>(
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask().catch((error) => {
        if (attempt === AGAIN.atMost) throw error
        return null
      })
      if (answer && (answer.status !== PUT_OFF || attempt === AGAIN.atMost)) return answer
      onPutOff()
      await pause(AGAIN.after)
    }
  }
  return {
    send: (name, sent, as, headers) => insist(() => calls.send(name, sent, as, headers)),
    sendRaw: (path, init) => insist(() => calls.sendRaw(path, init)),
  }
}
