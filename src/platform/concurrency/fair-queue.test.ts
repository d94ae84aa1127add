import { beforeEach, describe, expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Clients of the jobs, in the order in which they began. */
let begun: string[]
let released: () => void
let turns: FairQueue
const never = new AbortController().signal
beforeEach(() => {
  begun = []
  turns = new FairQueue(4)
})

const take = (client: string, what: string, signal = never) =>
  turns.take(client, async () => void begun.push(what), signal)
/** Starts a job that runs until `released` is called. */
const occupySlot = () => {
  const held = Promise.withResolvers<void>()
  released = held.resolve
  return turns.take('', () => held.promise, never)
}

describe('turns of the queue', () => {
  test('run one at a time, round-robin over the clients', async () => {
    const first = occupySlot()
    const waiting = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1')]
    expect([begun, turns.waiting]).toEqual([[], 4])
    released()
    await Promise.all([first, ...waiting])
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  test('are refused to the client with the most jobs when the queue is full', async () => {
    const first = occupySlot()
    const flood = ['a1', 'a2', 'a3', 'a4'].map((what) => take('a', what).catch(() => 'refused'))
    await expect(take('a', 'a5')).rejects.toThrow('4 wait already')
    const others = [take('b', 'b1'), take('c', 'c1')]
    released()
    await Promise.all([first, ...others])
    expect(await Promise.all(flood)).toEqual([undefined, undefined, 'refused', 'refused'])
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  test('are given up on abort, unless the job has begun', async () => {
    const first = occupySlot()
    const leaving = new AbortController()
    const gone = take('a', 'a1', leaving.signal)
    const stays = take('a', 'a2')
    leaving.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    expect(turns.waiting).toBe(1)
    released()
    await Promise.all([first, stays])
    expect(begun).toEqual(['a2'])
    await expect(take('a', 'a3', leaving.signal)).rejects.toThrow('gone')
  })

  test('continue after a job that fails', async () => {
    const failing = turns.take('a', () => Promise.reject(new Error('out of ink')), never)
    await expect(failing).rejects.toThrow('out of ink')
    await take('a', 'a1')
    expect(begun).toEqual(['a1'])
  })

  test('are over when no job runs or waits', async () => {
    await turns.untilIdle()
    const first = occupySlot()
    const second = take('a', 'a1')
    const idle = turns.untilIdle().then(() => begun.push('idle'))
    released()
    await Promise.all([first, second, idle])
    expect(begun).toEqual(['a1', 'idle'])
  })
})
