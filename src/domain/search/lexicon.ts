import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import { type ColourSlug, colours, colourWords } from '#domain/catalogue/colours.ts'
import { sentencesIn } from '#messages'
import { brandWords, modelsByWord } from './models.ts'
import { type SpellingList, spellingList, urduSound } from './spelling.ts'
import {
  brandSpellings,
  modelSpellings,
  sharedBrandWords,
  spokenLetters,
  strangers,
} from './vocabulary/brands.ts'
import { typeWords } from './vocabulary/case-types.ts'
import { everyday } from './vocabulary/everyday.ts'
import { goods } from './vocabulary/goods.ts'
import { cases, meaningless } from './vocabulary/meaningless.ts'
import { moneyWords, numberWords, sortWords } from './vocabulary/money.ts'
import { features, motifs, type Theme } from './vocabulary/themes.ts'
import { type Topic, topics } from './vocabulary/topics.ts'
import { keyOf, wordsIn } from './words.ts'

export type MoneyRole = keyof typeof moneyWords
export type SortChoice = keyof typeof sortWords

/** Meanings of one word; most have one. */
export interface Meanings {
  /** Possible brands, and the table's own word: 'redmi' for 'redme'. */
  readonly brand?: { readonly slugs: readonly BrandSlug[]; readonly word: string }
  /** Words of model names that it means: 'pro' and 'max' for 'promax'. */
  readonly model?: readonly string[]
  /** Whether it is a make or device for which the shop has no cases. */
  readonly isStranger?: true
  readonly types?: { readonly types: readonly CaseType[]; readonly isVague: boolean }
  readonly colours?: readonly ColourSlug[]
  readonly motif?: Theme
  readonly feature?: Theme
  readonly money?: readonly MoneyRole[]
  /** Value of a number word: 1.5 for 'dedh'. */
  readonly number?: number
  readonly sort?: SortChoice
  readonly topic?: Topic
  /** Whether it names goods of other shops, to be matched in product names only. */
  readonly isGoods?: true
  /** Whether it is irrelevant in a shop for phone cases. */
  readonly isMeaningless?: true
  /** Whether it means a phone case as such, which gives no term. */
  readonly isCase?: true
}

const URDU_WORD = /^\p{Script=Arabic}+$/u
const singleWords = new Set<string>()
const lexicon = makeLexicon()

/** Candidates for the correction of misspelt words, significant and meaningless ones. */
export const spellings: Readonly<Record<'telling' | 'meaningless', SpellingList>> = {
  telling: spellingList(wordsThat((means) => !isOnlyMeaningless(means) && !means.isGoods)),
  meaningless: spellingList(wordsThat(isOnlyMeaningless)),
}

/** Meanings of a word, or of a phrase without its spaces; undefined for an unknown one. */
export function meaningsOf(key: string): Meanings | undefined {
  return lexicon.get(key) ?? lexicon.get(singular(key)) ?? uninflected(key) ?? soundingAlike(key)
}

/** Known words, and phrases without their spaces, in alphabetical order. */
export const knownKeys: readonly string[] = [...lexicon.keys()].sort()

const everydayWords: ReadonlySet<string> = new Set(phrasesIn(everyday))

/** Whether a word without a meaning here is spelt correctly, in any of its forms. */
export function isEveryday(word: string): boolean {
  return ['', 's', 'd', 'ed', 'ing', 'y', 'r', 'er'].some(
    (ending) =>
      word.endsWith(ending) && everydayWords.has(word.slice(0, word.length - ending.length)),
  )
}

/** Phrases of a vocabulary's text. */
export function phrasesIn(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** Singular of an English plural; of other words, a text that is not in the vocabulary. */
function singular(key: string): string {
  return key.length > 4 && key.endsWith('s') ? key.slice(0, -1) : ''
}

/**
 * Endings of the plural and the oblique case in Urdu, each with those of the form in the
 * vocabulary.
 */
const URDU_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:یون|یان)$/, ['ی']],
  [/(?:ون|ین|ؤن|ئین)$/, ['', 'ہ', 'ا']],
  [/ے$/, ['ہ', 'ا']],
  [/ی$/, ['ا']],
]
const SHORTEST_URDU_STEM = 2
const SHORTEST_SOUND = 3

/**
 * Meanings of the Urdu word of which this one is an inflected form: 'ستاروں' and 'ستارے' of
 * 'ستارہ'.
 */
function uninflected(key: string): Meanings | undefined {
  if (!URDU_WORD.test(key)) return undefined
  for (const [ending, bases] of URDU_ENDINGS) {
    const stem = key.replace(ending, '')
    if (stem === key || stem.length < SHORTEST_URDU_STEM) continue
    const found = bases.map((base) => lexicon.get(keyOf(stem + base))).find((means) => means)
    if (found) return found
  }
  return undefined
}

/** Keys in Urdu script by their sound, the first of the vocabulary for one sound. */
const bySound = new Map(
  [...lexicon.keys()]
    .filter((key) => URDU_WORD.test(key))
    .reverse()
    .map((key) => [urduSound(key), key]),
)

/**
 * Meanings of the Urdu word that is written with other letters of the same sounds, as keyboards
 * tempt to: 'مضبوت' for 'مضبوط', 'سبذ' for 'سبز'. Shorter words differ by such letters.
 */
function soundingAlike(key: string): Meanings | undefined {
  if (key.length < SHORTEST_SOUND || !URDU_WORD.test(key)) return undefined
  const alike = bySound.get(urduSound(key))
  return alike === undefined ? undefined : lexicon.get(alike)
}

/** Single words with such a meaning; phrases without spaces are no candidates for a correction. */
function wordsThat(hold: (means: Meanings) => boolean): string[] {
  return [...lexicon]
    .filter(([key, means]) => singleWords.has(key) && hold(means))
    .map(([key]) => key)
}

function isOnlyMeaningless({ isMeaningless, isCase: _, ...more }: Meanings): boolean {
  return isMeaningless === true && Object.keys(more).length === 0
}

function makeLexicon(): Map<string, Meanings> {
  const found = new Map<string, Meanings>()
  const add = (phrase: string, meaning: (known: Meanings) => Meanings) => {
    const key = keyOf(phrase)
    if (key === '') return
    const known = found.get(key) ?? {}
    found.set(key, { ...known, ...meaning(known) })
    if (!/\s/.test(phrase.trim())) singleWords.add(key)
  }
  const addAll = (phrases: string, meaning: (known: Meanings) => Meanings) => {
    for (const phrase of phrasesIn(phrases)) add(phrase, meaning)
  }

  for (const [word, slugs] of brandWords) {
    addAll(`${word}, ${brandSpellings[word] ?? ''}`, () => ({ brand: { slugs, word } }))
  }
  for (const { brands, words } of sharedBrandWords) {
    addAll(words, () => ({ brand: { slugs: brands, word: '' } }))
  }
  addAll(strangers, () => ({ isStranger: true }))

  for (const word of modelsByWord.keys()) add(word, () => ({ model: [word] }))
  for (const [said, others] of Object.entries(modelSpellings)) {
    const words = wordsIn(said).map(({ text }) => text)
    if (words.every((word) => modelsByWord.has(word))) addAll(others, () => ({ model: words }))
  }
  for (const word of modelsByWord.keys()) {
    for (const spoken of spokenForms(word)) add(spoken, () => ({ model: [word] }))
  }

  for (const { types, words, isVague = false } of typeWords) {
    addAll(words, () => ({ types: { types, isVague } }))
  }
  for (const { slug } of colours) {
    addAll(`${slug}, ${sentencesIn('ur').common[slug]}, ${colourWords[slug]}`, (known) => ({
      colours: [...new Set([...(known.colours ?? []), slug])],
    }))
  }
  for (const motif of motifs) addAll(motif.words, () => ({ motif }))
  for (const feature of features) addAll(feature.words, () => ({ feature }))

  for (const role of Object.keys(moneyWords) as MoneyRole[]) {
    addAll(moneyWords[role], (known) => ({ money: [...(known.money ?? []), role] }))
  }
  for (const [word, number] of Object.entries(numberWords)) add(word, () => ({ number }))
  for (const sort of Object.keys(sortWords) as SortChoice[])
    addAll(sortWords[sort], () => ({ sort }))
  for (const topic of topics) addAll(topic.words, () => ({ topic }))
  addAll(goods, () => ({ isGoods: true }))
  addAll(meaningless, () => ({ isMeaningless: true }))
  addAll(cases, () => ({ isMeaningless: true, isCase: true }))
  return found
}

/** Spellings in Urdu of a word of model names whose letters are spoken: 'وائی 21' of 'y21'. */
function spokenForms(word: string): string[] {
  const firsts = spokenLetters[word[0] ?? ''] ?? []
  const lasts = spokenLetters[word.at(-1) ?? ''] ?? []
  if (word.length === 1) return [...firsts]
  const pairs = (middle: string) =>
    firsts.flatMap((first) => lasts.map((last) => `${first} ${middle} ${last}`))
  if (word.length === 2 && !/\d/.test(word)) return pairs('')
  return [
    ...(/^.\d/.test(word) ? firsts.map((first) => `${first} ${word.slice(1)}`) : []),
    ...(/^\d+\D$/.test(word) ? lasts.map((last) => `${word.slice(0, -1)} ${last}`) : []),
    ...(/^\D\d+\D$/.test(word) ? pairs(word.slice(1, -1)) : []),
  ]
}
