import { splitCompound } from '../query/compounds.ts'
import { splitWords } from '../query/tokenize.ts'
import { knownKeys, type Meanings, meaningsOf } from '../vocabulary/lexicon.ts'
import { editDistance } from '../vocabulary/spelling.ts'
import { type Word, wordsIn } from '../vocabulary/words.ts'

export interface Completion {
  readonly query: string
  readonly stem: string
  /** Completed word or phrase, without its spaces. */
  readonly key: string
}

/** Minimum letters to complete a single word. */
const SHORTEST_ALONE = 2
/** Numbers of words in an incomplete phrase: 'see thr', 'rose gold p'. */
const lengths = [2, 3]
/** Limits the completions, each of which must be parsed. */
const MOST = 40
/** Minimum letters at which one mistake, and two, are tolerated. */
const TOLERATED_TYPOS_FROM = { once: 4, twice: 7 } as const

/** Word at the end of a query that is still being typed; undefined for none. */
export function openWord(query: string): Word | undefined {
  const last = wordsIn(query).at(-1)
  return last && last.to === query.length ? last : undefined
}

/** Completions of a query's last words by the vocabulary, or by similar words without any. */
export function completions(query: string): Completion[] {
  const words = wordsIn(query)
  if (!openWord(query)) return []
  const last = words.at(-1)
  if (!last || codeAtEnd(query)) return []
  const stems = lengths.flatMap((length) => stemOf(words, length) ?? [])
  const phrases = stems.flatMap((stem) => completed(query, stem, beginningWith(stem.text)))
  const single = stemOf(words, 1)
  const own = single ? completed(query, single, beginningWith(single.text)) : []
  // 'off wh' completes to no white, 'track o' to no orange, and 'cover for' to no forest green;
  // 'hot p' may still be a phone.
  const isAside = phrases.length > 0 || (words.length > 1 && meaningsOf(last.text)?.isMeaningless)
  const found = isAside ? [...phrases, ...own.filter(isNameOfPhone)] : own
  if (found.length > 0) return oneForEachMeaning(found)
  const glued = gluedStem(last)
  if (glued) return oneForEachMeaning(completed(query, glued, namesBeginning(glued.text)))
  return oneForEachMeaning(completed(query, last, beginningNearly(last.text)))
}

/** Code at the end of a query, which is no prefix of a word of the vocabulary. */
export function codeAtEnd(query: string): Word | undefined {
  const last = splitWords(query).at(-1)
  return last && last.to === query.length && /[-_]/.test(last.text) ? last : undefined
}

/** Whether a word can only become a meaningless one: 'cov'. */
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

/** End of a compound: 'y2' of 'vivoy2', 'p' of 'iphone15p'. */
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

function beginningWith(stem: string): readonly string[] {
  return knownKeys.filter((key) => key.startsWith(stem))
}

/** Words of model names with a prefix: only they can continue a phone's name. */
function namesBeginning(stem: string): readonly string[] {
  return beginningWith(stem).filter((key) => meaningsOf(key)?.model !== undefined)
}

function beginningNearly(typed: string): readonly string[] {
  if (typed.length < TOLERATED_TYPOS_FROM.once || !/^\p{L}+$/u.test(typed)) return []
  const toleratedTypos = typed.length < TOLERATED_TYPOS_FROM.twice ? 1 : 2
  return beginningWith(typed[0] ?? '').filter((key) =>
    [0, -1, 1].some(
      (more) =>
        key.length >= typed.length &&
        editDistance(typed, key.slice(0, typed.length + more), toleratedTypos) <= toleratedTypos,
    ),
  )
}

/** Keeps the shortest word of each meaning; phones come first. */
function oneForEachMeaning(found: readonly Completion[]): Completion[] {
  const shortest = new Map<string, Completion>()
  for (const completion of found.toSorted((a, b) => a.key.length - b.key.length)) {
    const means = meaningsOf(completion.key)
    const offered = means ? meaningOf(means) : []
    if (offered.some((meaning) => meaning !== undefined)) {
      const position = completion.query.length - completion.key.length
      const meaning = JSON.stringify([position, offered])
      if (!shortest.has(meaning)) shortest.set(meaning, completion)
    }
  }
  const namesPhone = ({ key }: Completion) => Number(!meaningsOf(key)?.brand)
  return [...shortest.values()].sort((a, b) => namesPhone(a) - namesPhone(b)).slice(0, MOST)
}

const meaningOf = ({ brand, model, types, colours, motif, feature, topic }: Meanings) => [
  brand?.slugs,
  model,
  types?.types,
  colours,
  motif?.meaning,
  feature?.meaning,
  topic?.name,
]
