import { type Brand, type CaseType, caseTypes } from '#domain/catalogue/brands.ts'
import { oneOf, readTable } from './table.ts'

const languages = ['english', 'roman-urdu'] as const
export type ReviewLanguage = (typeof languages)[number]

/**
 * Kinds of sentences in a sample review. Its stars determine which of the first three begins it; one
 * of the other two may follow.
 */
const parts = ['praise', 'shrug', 'complaint', 'afterthought', 'concession'] as const

/** The author of sample reviews; no account has this name. */
export interface DemoAuthor {
  readonly name: string
  readonly city: string
  readonly cityUrdu: string
  /** `both` is either of the two, at random. */
  readonly language: ReviewLanguage | 'both'
}

export const demoAuthors: readonly DemoAuthor[] = readTable('authors.csv', {
  Name: 'required',
  City: 'required',
  'Urdu city': 'required',
  Language: 'required',
}).map((row) => ({
  name: row.cells.Name,
  city: row.cells.City,
  cityUrdu: row.cells['Urdu city'],
  language: oneOf(row, 'Language', [...languages, 'both']),
}))

/**
 * Sentences with the placeholders `{model}`, the customer's phone, and `{city}`, the author's city. A
 * row without a kind or a case type applies to all of them. The Urdu sentence says the same on pages
 * in Urdu (rule: urdu-goods).
 */
const words = readTable('review-words.csv', {
  Part: 'required',
  Kind: 'optional',
  'Case type': 'optional',
  Language: 'required',
  Sentence: 'required',
  Urdu: 'required',
}).map((row) => ({
  part: oneOf(row, 'Part', parts),
  kind: oneOf(row, 'Kind', ['', 'phone', 'earphones']),
  caseType: oneOf(row, 'Case type', ['', ...caseTypes]),
  language: oneOf(row, 'Language', languages),
  sentence: { own: row.cells.Sentence, urdu: row.cells.Urdu },
}))

/** A sentence in its author's words, and in Urdu. */
export interface DemoSentence {
  readonly own: string
  readonly urdu: string
}

interface ReviewSubject {
  readonly kind: Brand['kind']
  readonly caseType: CaseType
  readonly rating: number
  readonly language: ReviewLanguage
}

/** Sentences that begin a review, and those that may follow: more praise, or a concession. */
export function sentencesOf(subject: ReviewSubject) {
  const { rating } = subject
  return {
    beginnings: sentences(rating >= 4 ? 'praise' : rating === 3 ? 'shrug' : 'complaint', subject),
    endings: sentences(rating >= 4 ? 'afterthought' : 'concession', subject),
  }
}

function sentences(
  part: (typeof parts)[number],
  { kind, caseType, language }: ReviewSubject,
): readonly DemoSentence[] {
  return words
    .filter((row) => row.part === part && row.language === language)
    .filter((row) => ['', kind].includes(row.kind) && ['', caseType].includes(row.caseType))
    .map(({ sentence }) => sentence)
}
