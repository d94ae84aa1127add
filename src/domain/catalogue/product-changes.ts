import { type ProductValues, productFields, valueNames, valueWords } from './product-fields.ts'

/** A changed field, in words. */
export interface ProductChange {
  readonly field: string
  /** Previous value; null where only the change is described. */
  readonly was: string | null
  /** New value, or a description of the change. */
  readonly is: string
}

/** Number of entries of a list that are named before the rest is counted. */
const MOST_NAMED = 3

/** Number of words around a difference in a longer text. */
const CONTEXT = 2

/** Maximum number of words shown of one text. */
const MOST_WORDS = 18

/** Differences value by value in the order of the form; lists by added and removed entries. */
export function valueChanges(
  before: ProductValues,
  after: ProductValues,
): readonly ProductChange[] {
  return valueNames.flatMap((name): readonly ProductChange[] => {
    const { label: field } = productFields[name]
    const [was, is] = [valueWords(name, before), valueWords(name, after)]
    if (typeof was === 'string' && typeof is === 'string') {
      return was === is ? [] : [{ field, ...excerpts(was, is) }]
    }
    const listed = listChanges([was].flat(), [is].flat())
    return listed === '' ? [] : [{ field, was: null, is: listed }]
  })
}

/** Added and removed entries of a list. */
function listChanges(had: readonly string[], has: readonly string[]): string {
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

/** Both texts, shortened to their difference when they are long. */
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
