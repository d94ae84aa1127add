import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/send.ts'
import { PIECE, runBulk } from './run-bulk.ts'

const ids = Array.from({ length: PIECE * 2 + 5 }, (_, n) => `o${n}`)
const allGood = async (piece: readonly string[]) =>
  piece.map((_id) => ({ _id, ok: _id !== 'o3', message: _id === 'o3' ? 'No' : '' }))

const run = (
  sendPiece: Parameters<typeof runBulk>[1],
  { signal = new AbortController().signal, onProgress = vi.fn() } = {},
) => runBulk(ids, sendPiece, { signal, onProgress })

test('goes piece by piece, tells how far it is, and at the end which failed', async () => {
  const onProgress = vi.fn()
  const outcome = await run(allGood, { onProgress })
  expect(onProgress.mock.calls).toEqual([[PIECE], [PIECE * 2], [ids.length]])
  expect(outcome).toEqual({
    done: ids.length - 1,
    failed: [{ _id: 'o3', ok: false, message: 'No' }],
    left: [],
    cause: null,
  })
})

test('stopped, it ends with the piece under way and leaves the rest', async () => {
  const stop = new AbortController()
  const outcome = await run(
    async (piece) => {
      stop.abort()
      return allGood(piece)
    },
    { signal: stop.signal },
  )
  expect(outcome).toMatchObject({ done: PIECE - 1, cause: null })
  expect(outcome.left).toHaveLength(ids.length - PIECE)
})

test('a connection that breaks leaves what had no answer, and says why', async () => {
  let pieces = 0
  const outcome = await run(async (piece) => {
    pieces += 1
    if (pieces === 2) throw new ApiError(0, 'NETWORK', 'The shop could not be reached.')
    return allGood(piece)
  })
  expect(outcome).toMatchObject({ done: PIECE - 1, cause: 'The shop could not be reached.' })
  expect(outcome.left[0]).toBe(`o${PIECE}`)
})
