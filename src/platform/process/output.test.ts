import { expect, test } from 'vitest'
import { Output } from './output.ts'

/** File with a limited capacity. */
function fileWith(room: number) {
  const file = { text: '', room }
  const write = (_fd: number, bytes: Buffer) => {
    if (file.room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    const taken = bytes.subarray(0, file.room)
    file.text += taken.toString()
    file.room -= taken.length
    return taken.length
  }
  return { file, output: new Output(1, write) }
}

test('lines beyond the capacity are dropped, and counted in a later line', () => {
  const { file, output } = fileWith(6)
  for (const line of ['one\n', 'two\n', 'three\n']) output.write(line)
  expect(file.text).toBe('one\ntw')
  file.room = 1_000
  output.write('four\n')
  expect(file.text.split('\n')).toEqual([
    'one',
    'tw',
    expect.stringMatching(
      /^\{"level":40,"time":\d+,"lost":2,"msg":"lines could not be written"\}$/,
    ),
    'four',
    '',
  ])
  output.write('five\n')
  expect(file.text).toMatch(/four\nfive\n$/)
})

test('a write waits for a slow reader', () => {
  let attempts = 0
  let text = ''
  const output = new Output(1, (_fd, bytes) => {
    attempts += 1
    if (attempts < 3) throw Object.assign(new Error('behind'), { code: 'EAGAIN' })
    text += bytes.toString()
    return bytes.length
  })
  output.write('one\n')
  expect(text).toBe('one\n')
})
