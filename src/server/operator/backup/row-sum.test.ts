import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowSum } from './row-sum.ts'

/** A row in COPY's text format contains any byte except a newline. */
const row = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes.map((b) => b || 1)))
const rows = fc.array(
  row.map((bytes) => Buffer.from(bytes.map((b) => (b === 10 ? 11 : b)))),
  { maxLength: 12 },
)

function sumOf(rowsInOrder: readonly Buffer[], cuts: readonly number[] = []): string {
  const bytes = Buffer.concat(rowsInOrder.flatMap((bytes) => [bytes, Buffer.from('\n')]))
  const sum = new RowSum()
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length]
  places.sort((a, b) => a - b)
  for (const [at, from] of places.entries()) {
    // Overwritten later, like a reader's buffer.
    const chunk = Buffer.from(bytes.subarray(from, places[at + 1] ?? from))
    sum.add(chunk)
    chunk.fill(0)
  }
  return sum.digest()
}

describe('the checksum of rows', () => {
  it('is independent of their order and of the chunks', () => {
    const cuts = fc.array(fc.nat(), { maxLength: 8 })
    const shuffled = rows.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), cuts),
    )
    fc.assert(
      fc.property(shuffled, ([all, others, places]) => {
        expect(sumOf(others, places)).toBe(sumOf(all))
      }),
    )
  })

  it('differs for a missing, duplicate or changed row', () => {
    fc.assert(
      fc.property(rows, row, (all, more) => {
        const added = Buffer.from(more.map((b) => (b === 10 ? 11 : b)))
        const sums = [all, [...all, added], [...all, added, added]].map((each) => sumOf(each))
        expect(new Set(sums).size).toBe(3)
      }),
    )
  })
})
