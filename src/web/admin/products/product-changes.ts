import { brandBySlug } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import type { ProductContent } from './product-content.ts'
import { fromLines, type ProductTyped, toLines } from './product-form.ts'

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

/** What is different in `after`, field by field in the order of the form; models, colours and pictures by what came and went. */
export function changesBetween(
  before: ProductContent,
  after: ProductContent,
): readonly ProductChange[] {
  const changed = (field: string, show: (typed: ProductTyped) => string): ProductChange[] => {
    const [was, is] = [show(before.typed), show(after.typed)]
    return was === is ? [] : [{ field, ...excerpts(was, is) }]
  }
  const listed = (field: string, is: string): ProductChange[] =>
    is === '' ? [] : [{ field, was: null, is }]
  return [
    ...changed('Name', ({ name }) => name.trim()),
    ...changed('Description', ({ description }) => description.trim()),
    ...changed('Brand', ({ brand }) => brandBySlug(brand)?.displayName ?? brand),
    ...listed('Device models', listWords(before.typed.deviceModels, after.typed.deviceModels)),
    ...changed('Case type', ({ caseType }) => caseType),
    ...changed('Price', ({ price }) => formatMoney(paisaFromRupees(Number(price)))),
    ...listed('Colours', listWords(colourNames(before.typed), colourNames(after.typed))),
    ...listed('Pictures', pictureWords(before.pictures, after.pictures)),
  ]
}

/** What came and went of a list with one thing a line. */
function listWords(before: string, after: string): string {
  const [had, has] = [fromLines(before), fromLines(after)]
  const added = has.filter((line) => !had.includes(line))
  const removed = had.filter((line) => !has.includes(line))
  return sentence([counted(added, 'added'), counted(removed, 'removed')])
}

/** The names of its colours, one a line. */
function colourNames({ colours: chosen }: ProductTyped): string {
  const slugs = fromLines(chosen)
  return toLines(colours.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name))
}

function pictureWords(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((path) => !before.includes(path)).length
  const removed = before.filter((path) => !after.includes(path)).length
  if (added + removed === 0) return before.join() === after.join() ? '' : 'In another order'
  return sentence([added > 0 && `${added} added`, removed > 0 && `${removed} removed`])
}

function counted(names: readonly string[], what: string): string {
  if (names.length === 0) return ''
  const named = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length - MOST_NAMED
  return `${named}${more > 0 ? ` and ${more} more` : ''} ${what}`
}

function sentence(parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join('; ')
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
