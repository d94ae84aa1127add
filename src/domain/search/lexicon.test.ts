import { expect, test } from 'vitest'
import { type CaseType, caseTypes } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { meaningsOf, phrasesIn } from './lexicon.ts'
import { modelsByWord } from './models.ts'
import { typeWords } from './vocabulary/case-types.ts'
import { features, motifs } from './vocabulary/themes.ts'
import { topics } from './vocabulary/topics.ts'
import { keyOf } from './words.ts'

const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test('every case type, and every colour by its name, is in the vocabulary', () => {
  const said = new Set<CaseType>(typeWords.flatMap(({ types }) => types))
  expect(caseTypes.filter((type) => !said.has(type))).toEqual([])
  for (const { slug, name } of colours) expect(meaningsOf(keyOf(name))?.colours).toContain(slug)
})

test('every row of the vocabulary has words, and its name is one of them or told by them', () => {
  for (const row of [...motifs, ...features, ...topics]) {
    expect(phrasesIn(row.words).length, row.name).toBeGreaterThan(0)
  }
})

test('a row of motifs.json or features.json has known columns, and limits only its own words', () => {
  for (const row of [...motifs, ...features]) {
    const { name, words, also, onlyInName, ...unknown } = row
    expect(unknown, name).toEqual({})
    expect([typeof name, typeof words, typeof also], name).toEqual(['string', 'string', 'string'])
    expect(phrasesIn(words), name).toEqual(expect.arrayContaining(phrasesIn(onlyInName ?? '')))
  }
})

test('a word stands in one row of a table', () => {
  const keysOf = (rows: readonly { readonly words: string }[]) =>
    rows.flatMap(({ words }) => [...new Set(phrasesIn(words).map(keyOf))])
  expect(repeated(keysOf(motifs))).toEqual([])
  expect(repeated(keysOf(features))).toEqual([])
  expect(repeated(keysOf(topics))).toEqual([])
  expect(repeated(keysOf(typeWords))).toEqual([])
})

test('names of chips are told apart', () => {
  expect(repeated([...motifs, ...features].map(({ name }) => name))).toEqual([])
})

test('what is looked for in names alone is one of the words of its row', () => {
  for (const { name, words, onlyInName = '' } of [...motifs, ...features]) {
    expect(phrasesIn(words), name).toEqual(expect.arrayContaining(phrasesIn(onlyInName)))
  }
})

test('plurals are known by their singular', () => {
  expect(meaningsOf('peacocks')).toBe(meaningsOf('peacock'))
  expect(meaningsOf('s')).toBeUndefined()
})

test('a letter that is spoken before a number is that number’s', () => {
  expect(meaningsOf(keyOf('وائی 21'))?.model).toEqual(['y21'])
  expect([...modelsByWord.keys()]).toContain('y21')
})
