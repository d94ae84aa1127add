import { formatMoney, type Paisa } from '#domain/money.ts'
import { brandBySlug } from './brands.ts'
import { colours } from './colours.ts'

/** The fields of a product that are words and figures. */
export interface ProductFacts {
  readonly name: string
  readonly description: string
  /** Slug. */
  readonly brand: string
  readonly deviceModels: readonly string[]
  readonly caseType: string
  /** List price. */
  readonly price: Paisa
  /** Slugs. */
  readonly colours: readonly string[]
}

/** One field that somebody changed, in words. */
export interface ProductChange {
  readonly field: string
  /** How it was; null where only what happened to it is told. */
  readonly was: string | null
  /** How it is now, or what happened to it. */
  readonly is: string
}

/** So many of a list are named before the rest is counted. */
const MOST_NAMED = 3

/** Words on either side of what is different in a longer text. */
const CONTEXT = 2

/** Most words shown of one text. */
const MOST_WORDS = 18

/**
 * The differences in `after`, field by field in the order of the form; models and colours by added
 * and removed entries, in whatever order they stand.
 */
export function factChanges(before: ProductFacts, after: ProductFacts): readonly ProductChange[] {
  const changed = (field: string, show: (facts: ProductFacts) => string): ProductChange[] => {
    const [was, is] = [show(before), show(after)]
    return was === is ? [] : [{ field, ...excerpts(was, is) }]
  }
  const listed = (field: string, list: (facts: ProductFacts) => readonly string[]) => {
    const is = listWords(list(before), list(after))
    return is === '' ? [] : [{ field, was: null, is }]
  }
  return [
    ...changed('Name', ({ name }) => name.trim()),
    ...changed('Description', ({ description }) => description.trim()),
    ...changed('Brand', ({ brand }) => brandBySlug(brand)?.displayName ?? brand),
    ...listed('Device models', ({ deviceModels }) => deviceModels),
    ...changed('Case type', ({ caseType }) => caseType),
    ...changed('Price', ({ price }) => formatMoney(price)),
    ...listed('Colours', (facts) => colourNames(facts.colours)),
  ]
}

/** The names of colours, in the order of their table. */
export function colourNames(slugs: readonly string[]): readonly string[] {
  return colours.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
}

/** Added and removed entries of a list. */
function listWords(had: readonly string[], has: readonly string[]): string {
  const added = has.filter((one) => !had.includes(one))
  const removed = had.filter((one) => !has.includes(one))
  return [counted(added, 'added'), counted(removed, 'removed')].filter(Boolean).join('; ')
}

function counted(names: readonly string[], what: string): string {
  if (names.length === 0) return ''
  const named = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length - MOST_NAMED
  return `${named}${more > 0 ? ` and ${more} more` : ''} ${what}`
}

/** Both texts, cut to where they differ when they are long. */
function excerpts(before: string, after: string): { readonly was: string; readonly is: string } {
  const [was, is] = [before.split(/\s+/), after.split(/\s+/)]
  if (Math.max(was.length, is.length) <= MOST_WORDS) return { was: before, is: after }
  const shorter = Math.min(was.length, is.length)
  let start = 0
  while (start < shorter && was[start] === is[start]) start += 1
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const cut = (words: readonly string[]) => {
    const from = Math.max(0, start - CONTEXT)
    const to = Math.min(words.length - Math.max(0, end - CONTEXT), from + MOST_WORDS)
    const shown = words.slice(from, to).join(' ')
    return `${from > 0 ? '… ' : ''}${shown}${to < words.length ? ' …' : ''}`
  }
  return { was: cut(was), is: cut(is) }
}
