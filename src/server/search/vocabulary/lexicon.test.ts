import { expect, test } from 'vitest'
import { brandBySlug, caseTypes } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { listingSorts } from '#domain/catalogue/listing.ts'
import { topicNames } from '#domain/search/topic-labels.ts'
import { meaningsOf } from './lexicon.ts'
import { brandWords, modelsByWord } from './models.ts'
import { phrasesIn, rowsOf, type VocabularyKind, wordsOf } from './rows.ts'
import { keyOf } from './words.ts'

const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)
const meaningsIn = (kind: VocabularyKind) =>
  rowsOf(kind).flatMap(({ meaning }) => phrasesIn(meaning))

test('every case type, and every colour by its name, is in the vocabulary', () => {
  const inTable = new Set(meaningsIn('type'))
  expect(caseTypes.filter((type) => !inTable.has(type))).toEqual([])
  for (const { slug, name } of colours) expect(meaningsOf(keyOf(name))?.colours).toContain(slug)
})

const isSlug = (word: string) => colours.some(({ slug }) => slug === word)
const isType = (word: string) => caseTypes.some((type) => type === word)

test.each<[VocabularyKind, (meaning: string) => boolean]>([
  ['brand', (word) => brandWords.has(word)],
  ['brands', (slug) => brandBySlug(slug) !== undefined],
  ['type', isType],
  ['vague type', isType],
  ['colour', isSlug],
  ['near colour', isSlug],
  ['number', (number) => Number(number) > 0],
  ['sort', (sort) => listingSorts.some((each) => each === sort)],
  ['topic', (topic) => topicNames.some((name) => name === topic)],
])('every meaning of the kind %s is known', (kind, isKnown) => {
  expect(meaningsIn(kind).filter((meaning) => !isKnown(meaning))).toEqual([])
})

test('every colour has words, every topic a row', () => {
  expect(meaningsIn('colour').toSorted()).toEqual(colours.map(({ slug }) => slug).toSorted())
  expect(meaningsIn('topic').toSorted()).toEqual(topicNames.toSorted())
  expect(wordsOf('near colour').filter((word) => !isSlug(word))).toEqual([])
})

test('a word has one meaning of each kind', () => {
  for (const kind of ['motif', 'feature', 'topic', 'sort', 'number'] as const) {
    const keys = rowsOf(kind).flatMap(({ words }) => [...new Set(words.map(keyOf))])
    expect(repeated(keys), kind).toEqual([])
  }
  const types = [...rowsOf('type'), ...rowsOf('vague type')]
  expect(repeated(types.flatMap(({ words }) => [...new Set(words.map(keyOf))]))).toEqual([])
})

test('the names of chips are distinct', () => {
  expect(repeated([...meaningsIn('motif'), ...meaningsIn('feature')])).toEqual([])
})

test('words matched in names only are among the words of their row', () => {
  for (const { meaning, words, onlyInName } of [...rowsOf('motif'), ...rowsOf('feature')]) {
    expect(words, meaning).toEqual(expect.arrayContaining([...onlyInName]))
  }
})

test('plurals have the meaning of their singular', () => {
  expect(meaningsOf('peacocks')).toBe(meaningsOf('peacock'))
  expect(meaningsOf('s')).toBeUndefined()
})

test('a spoken letter before a number is part of the number', () => {
  expect(meaningsOf(keyOf('وائی 21'))?.model).toEqual(['y21'])
  expect([...modelsByWord.keys()]).toContain('y21')
})
