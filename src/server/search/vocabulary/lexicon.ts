import type { BrandSlug, CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'
import type { ListingSort } from '#domain/catalogue/listing.ts'
import { helpOn, paths } from '#domain/paths.ts'
import { type TopicName, topicNames } from '#domain/search/topic-labels.ts'
import { sentencesIn } from '#messages'
import { brandWords, modelsByWord } from './models.ts'
import { coloursWithWords } from './phrases.ts'
import {
  phrasesIn,
  rowsOf,
  type VocabularyKind,
  type VocabularyRow,
  wordsByMeaning,
  wordsOf,
} from './rows.ts'
import { type SpellingList, spellingList, urduSound } from './spelling.ts'
import { keyOf, wordsIn } from './words.ts'

export interface Topic {
  readonly name: TopicName
  readonly to: string
  readonly words: readonly string[]
}

const pages: Readonly<Record<TopicName, string>> = {
  returns: helpOn('exchange'),
  'track order': paths.trackOrder(),
  orders: paths.orders(),
  payment: helpOn('payment'),
  delivery: helpOn('delivery'),
  contact: paths.help(),
  ordering: paths.help(),
  cart: paths.cart(),
  checkout: paths.checkout(),
  login: paths.login(),
  register: paths.register(),
  profile: paths.profile(),
  privacy: helpOn('privacy'),
}

/** Ordered by specificity, as the first topic with words in the query answers it. */
export const topics: readonly Topic[] = rowsOf('topic').flatMap(({ meaning, words }) =>
  topicNames.filter((name) => name === meaning).map((name) => ({ name, to: pages[name], words })),
)

/** Effect of a word next to an amount; 'to' stands between two, 'between' before or after them. */
export type MoneyRole =
  | 'rupees'
  /** Upper limit, before and after the amount. */
  | 'atMost'
  | 'orLess'
  /** Lower limit, before and after the amount. */
  | 'atLeast'
  | 'orMore'
  | 'to'
  | 'between'
  | 'thousand'
  | 'hundred'

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
  readonly motif?: VocabularyRow
  readonly feature?: VocabularyRow
  readonly money?: readonly MoneyRole[]
  /** Value of a number word: 1.5 for 'dedh'. */
  readonly number?: number
  readonly sort?: ListingSort
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
/** Letters of model numbers as spelt in Urdu: 'وائی 21' and 'وائے 21' are 'y21'. */
const spokenLetters = wordsByMeaning('letter')
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

const everydayWords: ReadonlySet<string> = new Set(wordsOf('everyday'))

/** Whether a word without a meaning here is spelt correctly, in any of its forms. */
export function isEveryday(word: string): boolean {
  return ['', 's', 'd', 'ed', 'ing', 'y', 'r', 'er'].some(
    (ending) =>
      word.endsWith(ending) && everydayWords.has(word.slice(0, word.length - ending.length)),
  )
}

/** Singular of an English plural; of other words, a text that is not in the vocabulary. */
function singular(key: string): string {
  return key.length > 4 && key.endsWith('s') ? key.slice(0, -1) : ''
}

/** Urdu endings of plural and oblique case, each with those of the form in the vocabulary. */
const URDU_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:یون|یان)$/, ['ی']],
  [/(?:ون|ین|ؤن|ئین)$/, ['', 'ہ', 'ا']],
  [/ے$/, ['ہ', 'ا']],
  [/ی$/, ['ا']],
]
const SHORTEST_URDU_STEM = 2
const SHORTEST_SOUND = 3

/** Meanings of the Urdu word of which this one is an inflected form: 'ستارے' of 'ستارہ'. */
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

/** Meanings of the Urdu word with other letters of the same sounds: 'مضبوت' for 'مضبوط'. */
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
  const addAll = (phrases: readonly string[], meaning: (known: Meanings) => Meanings) => {
    for (const phrase of phrases) add(phrase, meaning)
  }
  const addKind = (
    kind: VocabularyKind,
    meaning: (row: VocabularyRow, known: Meanings) => Meanings,
  ) => {
    for (const row of rowsOf(kind)) addAll(row.words, (known) => meaning(row, known))
  }

  const brandSpellings = wordsByMeaning('brand')
  for (const [word, slugs] of brandWords) {
    addAll([word, ...(brandSpellings.get(word) ?? [])], () => ({ brand: { slugs, word } }))
  }
  addKind('brands', (row) => ({
    brand: { slugs: phrasesIn(row.meaning) as BrandSlug[], word: '' },
  }))
  addKind('other phone', () => ({ isStranger: true }))

  for (const word of modelsByWord.keys()) add(word, () => ({ model: [word] }))
  for (const { meaning, words: others } of rowsOf('model')) {
    const words = wordsIn(meaning).map(({ text }) => text)
    if (words.every((word) => modelsByWord.has(word))) addAll(others, () => ({ model: words }))
  }
  for (const word of modelsByWord.keys()) addAll(spokenForms(word), () => ({ model: [word] }))

  for (const kind of ['type', 'vague type'] as const) {
    addKind(kind, ({ meaning }) => ({
      types: { types: phrasesIn(meaning) as CaseType[], isVague: kind === 'vague type' },
    }))
  }
  for (const [slug, words] of coloursWithWords) {
    // The name that the page in Urdu shows, too.
    addAll([...words, sentencesIn('ur').filters[slug]], (known) => ({
      colours: [...new Set([...(known.colours ?? []), slug])],
    }))
  }
  addKind('motif', (motif) => ({ motif }))
  addKind('feature', (feature) => ({ feature }))

  addKind('money', ({ meaning }, known) => ({
    money: [...(known.money ?? []), meaning as MoneyRole],
  }))
  addKind('number', ({ meaning }) => ({ number: Number(meaning) }))
  addKind('sort', ({ meaning }) => ({ sort: meaning as ListingSort }))
  for (const topic of topics) addAll(topic.words, () => ({ topic }))
  addKind('goods', () => ({ isGoods: true }))
  addKind('meaningless', () => ({ isMeaningless: true }))
  addKind('case', () => ({ isMeaningless: true, isCase: true }))
  return found
}

/** Spellings in Urdu of a word of model names whose letters are spoken: 'وائی 21' of 'y21'. */
function spokenForms(word: string): string[] {
  const firsts = spokenLetters.get(word[0] ?? '') ?? []
  const lasts = spokenLetters.get(word.at(-1) ?? '') ?? []
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
