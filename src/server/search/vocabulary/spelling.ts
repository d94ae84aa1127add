interface Spelling {
  readonly word: string
  readonly sound: string
}

/** Words by their first letter, as candidates for a correction. */
export type SpellingList = ReadonlyMap<string, readonly Spelling[]>

/** Minimum length of a corrected word, as one letter changes a shorter one into another. */
const SHORTEST_GUESS = 3
const LONGEST_GUESS = 20

/** First letters that sound alike, as in 'cilicon', 'wivo', 'xiaomi'. */
const FIRST_SOUNDS = ['ckq', 'sczx', 'vw', 'fp', 'jgz', 'iey', 'ao', 'ou', 'bv']

/** Indexes words for `meantWord`; words with digits are left out, as digits are never corrected. */
export function spellingList(words: Iterable<string>): SpellingList {
  const spellings = [...words]
    .filter((word) => /^\p{L}{4,}$/u.test(word))
    .map((word) => ({ word, sound: consonants(word) }))
  return Map.groupBy(spellings, ({ word }) => word[0] ?? '')
}

/** Nearest word of the list; digits must be equal (rule: digits-are-exact). */
export function meantWord(
  typed: string,
  list: SpellingList,
  { onlyBySound = false }: { readonly onlyBySound?: boolean } = {},
): string | undefined {
  if (typed.length < SHORTEST_GUESS || typed.length > LONGEST_GUESS || !/^\p{L}+$/u.test(typed)) {
    return undefined
  }
  let best: string | undefined
  let bestDistance = Infinity
  const sound = consonants(typed)
  for (const first of firstLetters(typed)) {
    for (const spelling of list.get(first) ?? []) {
      const { word } = spelling
      const soundsAlike = spelling.sound === sound
      if (onlyBySound && !soundsAlike) continue
      const limit = Math.min(tolerance(word, soundsAlike), bestDistance - 1)
      if (limit < 1 || Math.abs(word.length - typed.length) > limit) continue
      // A wrong first letter counts more than another mistake.
      const distance = editDistance(typed, word, limit) + (word[0] === typed[0] ? 0 : 0.5)
      if (distance <= limit + 0.5 && distance < bestDistance) {
        best = word
        bestDistance = distance
      }
    }
  }
  return best
}

/** Number of letters that may be wrong in a word of this length. */
function tolerance({ length }: string, soundsAlike: boolean): number {
  if (length >= 8) return 2
  if (length >= 5) return soundsAlike ? 2 : 1
  return soundsAlike ? 1 : 0
}

function firstLetters(typed: string): Iterable<string> {
  const first = typed[0] ?? ''
  const alike = FIRST_SOUNDS.filter((letters) => letters.includes(first)).join('')
  // The second letter comes first when the two were swapped.
  return new Set([first, ...alike, typed[1] ?? ''])
}

function consonants(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/w/g, 'v')
    .replace(/[zs]+/g, 's')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Letters of one sound in Urdu, and dotted letters beside those with a small ط; the first stands for all. */
const URDU_SOUNDS = ['سصث', 'زذضظ', 'تطٹ', 'دڈ', 'رڑ', 'کق', 'ہح']

/** A word in Urdu script with one letter for each sound; a letter twice counts once. */
export function urduSound(word: string): string {
  return word
    .replace(/\p{L}/gu, (letter) => soundOf.get(letter) ?? letter)
    .replace(/(\p{L})\1+/gu, '$1')
}

const soundOf: ReadonlyMap<string, string> = new Map(
  URDU_SOUNDS.flatMap((letters) => [...letters].map((letter) => [letter, letters[0] ?? letter])),
)

/** Edit distance with swapped neighbours as one edit; Infinity above `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit) return Infinity
    before = last
    last = current
  }
  const distance = last[other.length] ?? Infinity
  return distance > limit ? Infinity : distance
}
