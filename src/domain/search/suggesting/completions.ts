import { splitCompound } from '../compounds.ts'
import { knownKeys, type Meanings, meaningsOf } from '../lexicon.ts'
import { editDistance } from '../spelling.ts'
import { splitWords } from '../tokenize.ts'
import { type Word, wordsIn } from '../words.ts'

/** A query as it may go on. */
export interface Completion {
  readonly query: string
  /** The typed part of the word or phrase that is completed. */
  readonly stem: string
  /** The word or phrase, without its spaces. */
  readonly key: string
}

/** Letters from which on a word that is alone is completed. */
const SHORTEST_ALONE = 2
/** Words of a phrase that may have been begun: 'see thr', 'rose gold p'. */
const lengths = [2, 3]
/** More than these are no help, and each has to be parsed. */
const MOST = 40
/** Letters from which on a beginning may be mistyped, and from which on twice. */
const FORGIVEN = { once: 4, twice: 7 } as const

/** The word at the end of a query that is still being typed; undefined when none is. */
export function openWord(query: string): Word | undefined {
  const last = wordsIn(query).at(-1)
  return last && last.to === query.length ? last : undefined
}

/**
 * How a query may go on: its last words as every word or phrase of the vocabulary that begins so,
 * one for each meaning. Where none begins so, those that begin nearly so.
 */
export function completions(query: string): Completion[] {
  const words = wordsIn(query)
  if (!openWord(query)) return []
  const last = words.at(-1)
  if (!last || codeAtEnd(query)) return []
  const stems = lengths.flatMap((length) => stemOf(words, length) ?? [])
  const phrases = stems.flatMap((stem) => completed(query, stem, beginningWith(stem.text)))
  const single = stemOf(words, 1)
  const own = single ? completed(query, single, beginningWith(single.text)) : []
  // 'off wh' begins no white, 'track o' no orange, and 'cover for' no forest green; 'hot p' may be a
  // phone all the same.
  const isAside = phrases.length > 0 || (words.length > 1 && meaningsOf(last.text)?.isMeaningless)
  const found = isAside ? [...phrases, ...own.filter(isNameOfPhone)] : own
  if (found.length > 0) return oneForEachMeaning(found)
  const glued = gluedStem(last)
  if (glued) return oneForEachMeaning(completed(query, glued, namesBeginning(glued.text)))
  return oneForEachMeaning(completed(query, last, beginningNearly(last.text)))
}

/** The code at the end of a query; it is no beginning of a word of the vocabulary. */
export function codeAtEnd(query: string): Word | undefined {
  const last = splitWords(query).at(-1)
  return last && last.to === query.length && /[-_]/.test(last.text) ? last : undefined
}

/** Whether a word can only become one that means nothing here: 'cov'. */
export function beginsMeaningless(stem: string): boolean {
  return beginningWith(stem).some((key) => meaningsOf(key)?.isMeaningless)
}

function isNameOfPhone({ key }: Completion): boolean {
  const means = meaningsOf(key)
  return means?.brand !== undefined || means?.model !== undefined
}

function stemOf(words: readonly Word[], length: number): Word | undefined {
  const some = words.slice(-length)
  const [first, last] = [some[0], some.at(-1)]
  if (some.length < length || !first || !last) return undefined
  const text = some.map((word) => word.text).join('')
  const isTooShort = words.length === 1 && text.length < SHORTEST_ALONE
  return isTooShort ? undefined : { text, from: first.from, to: last.to }
}

/** 'y2' of 'vivoy2', 'p' of 'iphone15p': the end of a glued word. */
function gluedStem(word: Word): Word | undefined {
  const last = splitCompound(word).at(-1)
  if (!last) return undefined
  if (last.text !== word.text && namesBeginning(last.text).length > 0) return last
  const letters = /^.*\d([a-z]+)$/.exec(last.text)?.[1]
  return letters === undefined
    ? undefined
    : { text: letters, from: last.to - letters.length, to: last.to }
}

function completed(query: string, stem: Word, keys: readonly string[]): Completion[] {
  const before = query.slice(0, stem.from)
  return keys.map((key) => ({ query: `${before} ${key}`, stem: stem.text, key }))
}

/** Found by halves: the keys are in alphabetical order. */
function beginningWith(stem: string): readonly string[] {
  let [low, high] = [0, knownKeys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((knownKeys[middle] ?? '') < stem) low = middle + 1
    else high = middle
  }
  let end = low
  while (knownKeys[end]?.startsWith(stem)) end += 1
  return knownKeys.slice(low, end)
}

/** Words of model names: what else is glued to a phone's name was mistyped. */
function namesBeginning(stem: string): readonly string[] {
  return beginningWith(stem).filter((key) => meaningsOf(key)?.model !== undefined)
}

function beginningNearly(typed: string): readonly string[] {
  if (typed.length < FORGIVEN.once || !/^\p{L}+$/u.test(typed)) return []
  const forgiven = typed.length < FORGIVEN.twice ? 1 : 2
  return beginningWith(typed[0] ?? '').filter((key) =>
    [0, -1, 1].some(
      (more) =>
        key.length >= typed.length &&
        editDistance(typed, key.slice(0, typed.length + more), forgiven) <= forgiven,
    ),
  )
}

/** The shortest word stands for all that mean the same; what names a phone comes first. */
function oneForEachMeaning(found: readonly Completion[]): Completion[] {
  const kept = new Map<string, Completion>()
  for (const completion of found.toSorted((a, b) => a.key.length - b.key.length)) {
    const means = meaningsOf(completion.key)
    if (means && isOffered(means)) {
      const meaning = JSON.stringify([completion.query.length - completion.key.length, said(means)])
      if (!kept.has(meaning)) kept.set(meaning, completion)
    }
  }
  const namesPhone = ({ key }: Completion) => Number(!meaningsOf(key)?.brand)
  return [...kept.values()].sort((a, b) => namesPhone(a) - namesPhone(b)).slice(0, MOST)
}

function isOffered({ brand, model, types, colours, motif, feature, topic }: Meanings): boolean {
  return Boolean(brand || model || types || colours || motif || feature || topic)
}

const said = ({ brand, model, types, colours, motif, feature, topic }: Meanings) => [
  brand?.slugs,
  model,
  types?.types,
  colours,
  motif?.name,
  feature?.name,
  topic?.name,
]
