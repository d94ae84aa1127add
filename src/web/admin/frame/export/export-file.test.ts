import { expect, test, vi } from 'vitest'
import { fileName, readExport, recordCounter } from './export-file.ts'

const encoder = new TextEncoder()

function answer(pieces: readonly string[], { breaks = false } = {}): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  return new Response(body, {
    headers: {
      'x-total-count': '2',
      'content-disposition': 'attachment; filename="orders-paid-2026-11-21.csv"',
    },
  })
}

test('an export has the received content, the server’s file name and the number of records', async () => {
  const onProgress = vi.fn()
  const pieces = ['Order,Address\r\n"#AB', '","House 1\r\nStreet 2"\r\n', '"#CD","House 3"\r\n']
  const file = await readExport(answer(pieces), onProgress)
  expect(file).toMatchObject({ name: 'orders-paid-2026-11-21.csv', records: 2 })
  expect(await file.content.text()).toBe(pieces.join(''))
  expect(onProgress.mock.lastCall).toEqual([{ done: 2, total: 2 }])
})

test('an interrupted export is an error', async () => {
  const broken = answer(['Order\r\n"#AB"\r\n'], { breaks: true })
  await expect(readExport(broken, () => {})).rejects.toThrow()
})

test.each([
  ['attachment; filename="orders-2026-11-21.csv"', 'orders-2026-11-21.csv'],
  ['attachment; filename="../orders.csv"', 'export.csv'],
  ['attachment', 'export.csv'],
  [null, 'export.csv'],
])('the file name of %j is %s', (disposition, name) => {
  expect(fileName(disposition)).toBe(name)
})

test.each([
  ['nothing', '', 0],
  ['a header', '\uFEFFOrder,Name\r\n', 1],
  ['a line that has not ended', 'Order\r\n"#AB', 1],
  ['a line end within a cell', 'Address\r\n"House 1\r\nStreet 2"\r\n', 2],
  ['a quote within a cell', 'Name\r\n"the ""first""\n one"\r\n', 2],
  ['letters of several bytes', 'Name\r\n"عائشہ"\r\n"Ayesha"\r\n', 3],
])('records in chunks of any size: %s', (_, text, expected) => {
  const bytes = encoder.encode(text)
  for (const size of [1, 2, 7, 1000]) {
    const count = recordCounter()
    let ended = 0
    for (let at = 0; at < bytes.length; at += size) ended = count(bytes.subarray(at, at + size))
    expect(ended).toBe(expected)
  }
})
