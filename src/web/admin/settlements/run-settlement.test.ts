import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/send.ts'
import { PIECE, runSettlement } from './run-settlement.ts'
import type { SettlementLine } from './settlement-sums.ts'

const lines: readonly SettlementLine[] = Array.from({ length: PIECE + 2 }, (_, n) => ({
  line: n + 2,
  trackingNumber: `7794${n}`,
  amount: 1150,
  verdict: 'agreed',
  note: '',
  done: false,
  order: {
    _id: `o${n}`,
    name: 'Ayesha',
    city: 'Lahore',
    orderStatus: 'Shipped',
    paymentMethod: 'COD',
    isPaid: false,
    isDelivered: false,
    totalPrice: 1150,
    courier: 'TCS',
    trackingNumber: `7794${n}`,
  },
}))

/** What the server answers: the whole file, of which it has counted a piece. */
const counted = async (piece: readonly string[]) =>
  lines.map((line) => ({ ...line, done: piece.includes(line.order?._id ?? '') }))

const run = (
  sendPiece: typeof counted,
  { signal = new AbortController().signal, onProgress = vi.fn() } = {},
) => runSettlement(lines, lines.slice(0, -1), sendPiece, { signal, onProgress })

test('counts piece by piece, and puts the answers together', async () => {
  const onProgress = vi.fn()
  const outcome = await run(counted, { onProgress })
  expect(onProgress.mock.calls).toEqual([[PIECE], [PIECE + 1]])
  expect(outcome.lines.map(({ done }) => done)).toEqual(lines.map((_, n) => n <= PIECE))
  expect(outcome).toMatchObject({ left: 0, cause: null })
})

test('a connection that breaks leaves what was counted, and says why', async () => {
  let pieces = 0
  const outcome = await run(async (piece) => {
    pieces += 1
    if (pieces === 2) throw new ApiError(0, 'NETWORK', 'The shop could not be reached.')
    return counted(piece)
  })
  expect(outcome.lines.filter(({ done }) => done)).toHaveLength(PIECE)
  expect(outcome).toMatchObject({ left: 1, cause: 'The shop could not be reached.' })
})

test('what was tried in vain is told, unless somebody else has settled it', async () => {
  const outcome = await run(async () =>
    lines.map((line) => ({
      ...line,
      ...(line.line === 2 && { note: 'Cancelled', verdict: 'no-cash' as const }),
      ...(line.line === 3 && { verdict: 'settled' as const }),
      done: line.line > 3,
    })),
  )
  expect(outcome.failed.map(({ line, note }) => [line, note])).toEqual([[2, 'Cancelled']])
})

test('stopped, it ends with the piece under way', async () => {
  const stop = new AbortController()
  const stopping = (piece: readonly string[]) => {
    stop.abort()
    return counted(piece)
  }
  expect(await run(stopping, { signal: stop.signal })).toMatchObject({ left: 1, cause: null })
})
