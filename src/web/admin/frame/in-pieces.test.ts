import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/send.ts'
import { inPieces, PIECE } from './in-pieces.ts'

const items = Array.from({ length: PIECE * 2 + 5 }, (_, n) => n)
const doubled = async (piece: readonly number[]) => piece.map((item) => item * 2)

const run = (
  send: typeof doubled,
  { signal = new AbortController().signal, onProgress = vi.fn() } = {},
) => inPieces(items, send, signal, onProgress)

test('items are sent in batches, and their responses are joined', async () => {
  const onProgress = vi.fn()
  const pieces: number[] = []
  const outcome = await run(
    (piece) => {
      pieces.push(piece.length)
      return doubled(piece)
    },
    { onProgress },
  )
  expect(pieces).toEqual([PIECE, PIECE, 5])
  expect(onProgress.mock.calls).toEqual([[PIECE], [PIECE * 2], [items.length]])
  expect(outcome).toEqual({ answers: items.map((item) => item * 2), left: [], cause: null })
})

test('a stopped run ends after the batch in flight and leaves the rest', async () => {
  const stop = new AbortController()
  const outcome = await run(
    async (piece) => {
      stop.abort()
      return doubled(piece)
    },
    { signal: stop.signal },
  )
  expect(outcome).toMatchObject({ left: items.slice(PIECE), cause: null })
  expect(outcome.answers).toHaveLength(PIECE)
})

test('a broken connection leaves the items without a response, with the reason', async () => {
  let pieces = 0
  const outcome = await run(async (piece) => {
    pieces += 1
    if (pieces === 2) throw new ApiError(0, 'NETWORK', 'The shop could not be reached.')
    return doubled(piece)
  })
  expect(outcome).toMatchObject({
    left: items.slice(PIECE),
    cause: 'The shop could not be reached.',
  })
  expect(outcome.answers).toHaveLength(PIECE)
})
