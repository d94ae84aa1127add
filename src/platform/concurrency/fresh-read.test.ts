import { expect, test, vi } from 'vitest'
import { coalesceReads } from './fresh-read.ts'

/** Deferred, numbered reads, which the test settles. */
function heldReads() {
  const ends: PromiseWithResolvers<number>[] = []
  const read = vi.fn(() => {
    const end = Promise.withResolvers<number>()
    ends.push(end)
    return end.promise
  })
  return { read, ends }
}

test('callers during a read share the next one', async () => {
  const { read, ends } = heldReads()
  const fresh = coalesceReads(read)
  const first = fresh()
  const later = [fresh(), fresh(), fresh()]
  expect(read).toHaveBeenCalledTimes(1)
  ends[0]?.resolve(1)
  expect(await first).toBe(1)
  await expect.poll(() => read).toHaveBeenCalledTimes(2)
  const last = fresh()
  ends[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await expect.poll(() => read).toHaveBeenCalledTimes(3)
  ends[2]?.resolve(3)
  expect(await last).toBe(3)
})

test('a failed read fails for its callers, and for no later ones', async () => {
  const { read, ends } = heldReads()
  const fresh = coalesceReads(read)
  const failing = fresh()
  const behind = fresh()
  ends[0]?.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  await expect.poll(() => read).toHaveBeenCalledTimes(2)
  ends[1]?.resolve(2)
  expect(await behind).toBe(2)
})
