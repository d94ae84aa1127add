import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/kit/api/send.ts'
import { BATCH_SIZE, sendInBatches } from './BatchProgress.tsx'

const items = Array.from({ length: BATCH_SIZE * 2 + 5 }, (_, n) => n)
const doubled = (batch: readonly number[]) => batch.map((item) => item * 2)

/** Runs all items; `onSend` is called before each batch, with the function that stops the run. */
async function run(onSend: (batch: readonly number[], stop: () => void) => void) {
  const running = new AbortController()
  const onProgress = vi.fn()
  const send = async (batch: readonly number[]) => {
    onSend(batch, () => running.abort())
    return doubled(batch)
  }
  const outcome = await sendInBatches(items, send, running.signal, onProgress)
  return { ...outcome, tried: onProgress.mock.calls.flat() }
}

test('items are sent in batches, and their responses are joined', async () => {
  const batches: number[] = []
  expect(await run(({ length }) => batches.push(length))).toEqual({
    answers: doubled(items),
    left: [],
    cause: null,
    tried: [BATCH_SIZE, BATCH_SIZE * 2, items.length],
  })
  expect(batches).toEqual([BATCH_SIZE, BATCH_SIZE, 5])
})

const half = { answers: doubled(items.slice(0, BATCH_SIZE)), left: items.slice(BATCH_SIZE) }

test('a stopped run ends after the batch in flight and leaves the rest', async () => {
  expect(await run((_, stop) => stop())).toMatchObject({ ...half, cause: null })
})

test('a broken connection leaves the items without a response, with the reason', async () => {
  const broken = new ApiError(0, 'NETWORK', 'The shop could not be reached.')
  const outcome = await run(([first]) => {
    if (first !== 0) throw broken
  })
  expect(outcome).toMatchObject({ ...half, cause: broken.message })
})
