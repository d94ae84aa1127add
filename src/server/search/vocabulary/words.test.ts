import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchCases } from '#testing/search-queries.ts'
import { keyOf, wordsIn } from './words.ts'

const textsIn = (typed: string) => wordsIn(typed).map(({ text }) => text)

test.each(searchCases('words'))('$query is read as $expected', ({ query, expected }) => {
  expect(textsIn(query).join(' ')).toBe(expected)
})

test('spaces are insignificant, and signs alone are no words', () => {
  expect(textsIn('  iPhone   15!! ')).toEqual(['iphone', '15'])
  for (const nothing of ['', '?!']) expect(textsIn(nothing)).toEqual([])
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
