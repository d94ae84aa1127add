import { expect, test, vi } from 'vitest'
import type { ShownLine } from '#domain/contract/many-orders.ts'
import { ApiError } from '#web/api/send.ts'
import { PIECE, runSettlement } from './run-settlement.ts'
import type { SettlementLine } from './settlement-sums.ts'

const lines: readonly SettlementLine[] = Array.from({ length: PIECE + 2 }, (_, n) => ({
  line: n + 2,
  trackingNumber: `7794${n}`,
  amount: 1150,
  courierStatus: '',
  verdict: 'agreed',
  note: '',
  done: false,
  order: {
    _id: `o${n}`,
    version: 3,
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

/** What the server answers: the lines that were sent, counted. */
const counted = async (piece: readonly ShownLine[]) =>
  linesOf(piece).map((line) => ({ ...line, done: true }))
const linesOf = (piece: readonly ShownLine[]) =>
  piece.flatMap((row) => lines.find(({ line }) => line === row.line) ?? [])

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

test('a piece sends its own lines alone, as what they were shown to be, however long the file', async () => {
  const sent: (readonly ShownLine[])[] = []
  await run((piece) => {
    sent.push(piece)
    return counted(piece)
  })
  expect(sent.map(({ length }) => length)).toEqual([PIECE, 1])
  expect(sent[1]).toEqual([
    {
      line: PIECE + 2,
      order: `o${PIECE}`,
      version: 3,
      trackingNumber: `7794${PIECE}`,
      amount: 1150,
      courierStatus: '',
      verdict: 'agreed',
    },
  ])
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
  const outcome = await run(async (piece) =>
    linesOf(piece).map((line) => ({
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
  const stopping = (piece: readonly ShownLine[]) => {
    stop.abort()
    return counted(piece)
  }
  expect(await run(stopping, { signal: stop.signal })).toMatchObject({ left: 1, cause: null })
})
