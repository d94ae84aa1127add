import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/kit/api/send.ts'
import { BATCH_SIZE, sendInBatches } from './BatchProgress.tsx'

const items = Array.from({ length: BATCH_SIZE * 2 + 5 }, (_, n) => n)
const doubled = async (batch: readonly number[]) => batch.map((item) => item * 2)

const run = (
  send: typeof doubled,
  { signal = new AbortController().signal, onProgress = vi.fn() } = {},
) => sendInBatches(items, send, signal, onProgress)

test('items are sent in batches, and their responses are joined', async () => {
  const onProgress = vi.fn()
  const batches: number[] = []
  const outcome = await run(
    (batch) => {
      batches.push(batch.length)
      return doubled(batch)
    },
    { onProgress },
  )
  expect(batches).toEqual([BATCH_SIZE, BATCH_SIZE, 5])
  expect(onProgress.mock.calls).toEqual([[BATCH_SIZE], [BATCH_SIZE * 2], [items.length]])
  expect(outcome).toEqual({ answers: items.map((item) => item * 2), left: [], cause: null })
})

test('a stopped run ends after the batch in flight and leaves the rest', async () => {
  const stop = new AbortController()
  const outcome = await run(
    async (batch) => {
      stop.abort()
      return doubled(batch)
    },
    { signal: stop.signal },
  )
  expect(outcome).toMatchObject({ left: items.slice(BATCH_SIZE), cause: null })
  expect(outcome.answers).toHaveLength(BATCH_SIZE)
})

test('a broken connection leaves the items without a response, with the reason', async () => {
  let batches = 0
  const outcome = await run(async (batch) => {
    batches += 1
    if (batches === 2) throw new ApiError(0, 'NETWORK', 'The shop could not be reached.')
    return doubled(batch)
  })
  expect(outcome).toMatchObject({
    left: items.slice(BATCH_SIZE),
    cause: 'The shop could not be reached.',
  })
  expect(outcome.answers).toHaveLength(BATCH_SIZE)
})
