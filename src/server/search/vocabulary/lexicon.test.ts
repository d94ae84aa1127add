import { expect, test } from 'vitest'
import { type CaseType, caseTypes } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { keyOf } from '#domain/search/words.ts'
import { typeWords } from './case-types.ts'
import { meaningsOf, phrasesIn } from './lexicon.ts'
import { modelsByWord } from './models.ts'
import { features, motifs } from './themes.ts'
import { topics } from './topics.ts'

const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test('every case type, and every colour by its name, is in the vocabulary', () => {
  const said = new Set<CaseType>(typeWords.flatMap(({ types }) => types))
  expect(caseTypes.filter((type) => !said.has(type))).toEqual([])
  for (const { slug, name } of colours) expect(meaningsOf(keyOf(name))?.colours).toContain(slug)
})

test('every row of the vocabulary has words, among them its name or words with the same meaning', () => {
  for (const row of [...motifs, ...features, ...topics]) {
    expect(phrasesIn(row.words).length, row.name).toBeGreaterThan(0)
  }
})

test('a row of motifs.json or features.json has known columns, and restricts only its own words', () => {
  for (const row of [...motifs, ...features]) {
    const { name, words, also, onlyInName, ...unknown } = row
    expect(unknown, name).toEqual({})
    expect([typeof name, typeof words, typeof also], name).toEqual(['string', 'string', 'string'])
    expect(phrasesIn(words), name).toEqual(expect.arrayContaining(phrasesIn(onlyInName ?? '')))
  }
})

test('a word is in one row of a table only', () => {
  const keysOf = (rows: readonly { readonly words: string }[]) =>
    rows.flatMap(({ words }) => [...new Set(phrasesIn(words).map(keyOf))])
  expect(repeated(keysOf(motifs))).toEqual([])
  expect(repeated(keysOf(features))).toEqual([])
  expect(repeated(keysOf(topics))).toEqual([])
  expect(repeated(keysOf(typeWords))).toEqual([])
})

test('the names of chips are distinct', () => {
  expect(repeated([...motifs, ...features].map(({ name }) => name))).toEqual([])
})

test('words matched in names only are among the words of their row', () => {
  for (const { name, words, onlyInName = '' } of [...motifs, ...features]) {
    expect(phrasesIn(words), name).toEqual(expect.arrayContaining(phrasesIn(onlyInName)))
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
