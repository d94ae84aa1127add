import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOf, wordsIn } from './words.ts'

const textsIn = (typed: string) => wordsIn(typed).map(({ text }) => text)

test.each([
  ['Vivo Y21', ['vivo', 'y21']],
  ['  iPhone   15!! ', ['iphone', '15']],
  ['see-through', ['see', 'through']],
  ["girl's cover", ['girls', 'cover']],
  ['Galaxy S24+ cover', ['galaxy', 's24', 'plus', 'cover']],
  ['note13pro+', ['note13pro', 'plus']],
  ['black + white', ['black', 'white']],
  ['rs. 1,500', ['rs', '1500']],
  ['Rs1,500/-', ['rs', '1500']],
  ['1,500rs', ['1500', 'rs']],
  ['₨ 900', ['rs', '900']],
  ['1.5k', ['1.5k']],
  ['a12, a13', ['a12', 'a13']],
  ['500-1000', ['500', '1000']],
  ['<1000', ['under', '1000']],
  ['۱۰۰۰ سے کم', ['1000', 'سے', 'کم']],
  ['٥٠٠', ['500']],
  ['كالا', ['کالا']],
  ['گُلابی', ['گلابی']],
  ['ＶＩＶＯ', ['vivo']],
  ['café', ['cafe']],
  ['pink🌸cover', ['pink', '🌸', 'cover']],
  ['vivoکور', ['vivo', 'کور']],
  ['', []],
  ['?!', []],
])('%s', (typed, words) => {
  expect(textsIn(typed)).toEqual(words)
})

test('a word has its position in the typed text', () => {
  const typed = 'Ḱala, i\u200dphone 1,500!'
  expect(wordsIn(typed).map(({ from, to }) => typed.slice(from, to))).toEqual([
    'Ḱala',
    'i\u200dphone',
    '1,500',
  ])
})

test('words are normalized idempotently', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30, unit: 'grapheme' }), (typed) => {
      const words = textsIn(typed)
      expect(textsIn(words.join(' '))).toEqual(words)
    }),
  )
})

test('a key omits the separators of the words', () => {
  expect(keyOf('See-through')).toBe('seethrough')
  expect(keyOf('آف وائٹ')).toBe(keyOf('آف‌وائٹ'))
})
