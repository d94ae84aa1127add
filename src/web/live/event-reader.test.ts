import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader, versionInEvent } from './event-reader.ts'

const stream = ':\n\ndata: {"version":1}\n\n:\n\ndata: {"version":2}\n\ndata: {"version":3}\r\n\r\n'
const events = ['{"version":1}', '{"version":2}', '{"version":3}']

test('events are complete, however the stream is split', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const marks = [0, ...cuts.toSorted((a, b) => a - b), stream.length]
      const read = eventReader()
      const heard = marks.flatMap((mark, index) => read(stream.slice(marks[index - 1] ?? 0, mark)))
      expect(heard).toEqual(events)
    }),
  )
})

test('an incomplete event is not returned yet', () => {
  const read = eventReader()
  expect(read('data: {"version":1}\n')).toEqual([])
  expect(read('\n')).toEqual(['{"version":1}'])
})

test.each([
  ['{"version":7}', 7],
  ['{"version":"7"}', null],
  ['{}', null],
  ['null', null],
  ['', null],
])('%s parses as %s', (data, version) => {
  expect(versionInEvent(data)).toBe(version)
})
