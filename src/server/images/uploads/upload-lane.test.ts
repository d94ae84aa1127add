import { beforeEach, describe, expect, test } from 'vitest'
import { UploadLane } from './upload-lane.ts'

const limits = {
  transfers: 3,
  transfersPerClient: 2,
  waiting: 2,
  patience: 60_000,
  decoding: 60_000,
}
const full = 'Other pictures are being uploaded. Please try again in a few seconds.'
const stays = new AbortController().signal

let lane: UploadLane
beforeEach(() => {
  lane = new UploadLane(limits)
})

/** Work that runs until it is released. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, release: resolve }
}

/** Work that ends with the reason of its signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

describe('transfers of a lane (rule: fair-shares)', () => {
  test('are limited per client and in all, and leave their places', async () => {
    const { work, release } = held()
    const running = ['a', 'a'].map((client) => lane.transfer({ client }, work))
    await expect(lane.transfer({ client: 'a' }, work)).rejects.toThrow(full)
    running.push(lane.transfer({ client: 'b' }, work))
    await expect(lane.transfer({ client: 'c' }, work)).rejects.toThrow(full)
    release()
    await Promise.all(running)
    expect(await lane.transfer({ client: 'a' }, async () => 'received')).toBe('received')
  })

  test('of one subject end with the next, which has their place', async () => {
    const { work, release } = held()
    const order = { client: 'a', subject: 'an order' }
    const replaced = lane.transfer(order, untilAborted)
    const running = [lane.transfer({ client: 'a' }, work), lane.transfer(order, work)]
    await expect(replaced).rejects.toThrow(full)
    release()
    await Promise.all(running)
  })
})

describe('decoding in a lane', () => {
  test('has a queue of limited length, which the client with the most leaves', async () => {
    const { work, release } = held()
    const first = lane.decode({ client: 'a' }, work, stays)
    const waiting = lane.decode({ client: 'a' }, work, stays)
    const dropped = lane.decode({ client: 'a' }, work, stays)
    const other = lane.decode({ client: 'b' }, async () => 'decoded', stays)
    await expect(dropped).rejects.toThrow(full)
    release()
    await Promise.all([first, waiting])
    expect(await other).toBe('decoded')
  })

  test('is not begun for a client that is gone, and aborted for one that leaves', async () => {
    const { work, release } = held()
    const leaving = new AbortController()
    const first = lane.decode({ client: 'a' }, untilAborted, leaving.signal)
    const gone = lane.decode(
      { client: 'b' },
      () => Promise.reject(new Error('begun')),
      leaving.signal,
    )
    const next = lane.decode({ client: 'c' }, work, stays)
    leaving.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    await expect(gone).rejects.toThrow('gone')
    release()
    await next
  })

  test('that takes too long is aborted, and who waits too long is refused', async () => {
    const hasty = new UploadLane({ ...limits, patience: 50, decoding: 200 })
    const endless = hasty.decode({ client: 'a' }, untilAborted, stays)
    const late = hasty.decode({ client: 'b' }, async () => undefined, stays)
    await expect(late).rejects.toThrow(full)
    await expect(endless).rejects.toThrow('timeout')
  })
})
