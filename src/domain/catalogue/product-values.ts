import { formatMoney, type Paisa, paisaFromRupees, rupeesFromPaisa } from '#domain/money.ts'
import { brandBySlug } from './brands.ts'
import type { CaseFacts } from './case-facts.ts'
import { colours } from './colours.ts'

/**
 * The values of a product that its owner edits, in one table: form, list of changes, spreadsheet, call
 * and write derive from it, and don't compile until a new value has its row there (docs/how-to.md).
 * Pictures and design are separate. A fact that is '' is the default of the case type
 * (rule: case-facts).
 */
export interface ProductValues extends CaseFacts {
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
  /** The key that one design in several colours shares; '' is none (rule: families). */
  readonly family: string
}

export type ValueName = keyof ProductValues

/** The forms of one value. */
interface ValueForms<Value> {
  /** Label in lists of changes, and heading of its column in a spreadsheet. */
  readonly label: string
  /** Text of its form control; a list has one entry per line. */
  readonly typed: (value: Value) => string
  /** The value of that text, if it is valid. */
  readonly read: (typed: string) => Value
  /** Displayed form; a list entry by entry. */
  readonly words: (value: Value) => string | readonly string[]
}

/** The values in the order of the form. */
export const valueForms: { readonly [Name in ValueName]: ValueForms<ProductValues[Name]> } = {
  name: text('Name'),
  price: {
    label: 'Price',
    typed: (price) => String(rupeesFromPaisa(price)),
    read: (typed) => paisaFromRupees(Number(typed)),
    words: (price) => formatMoney(price),
  },
  brand: text('Brand', (slug) => brandBySlug(slug)?.displayName ?? slug),
  deviceModels: list('Device models'),
  caseType: text('Case type'),
  description: text('Description'),
  colours: list('Colours', colourNames),
  family: text('Family'),
  material: text('Material'),
  finish: text('Finish'),
  weight: text('Weight'),
  inParcel: text('In the parcel'),
}

/** Names of the values, in that order. */
export const valueNames = Object.keys(valueForms) as readonly ValueName[]

/** Typed content of a product form. */
export type ProductTyped = Readonly<Record<ValueName, string>>

/** The text of every control. */
export function typedValues(values: ProductValues): ProductTyped {
  return Object.fromEntries(
    valueNames.map((name) => [name, formsOf(name).typed(values[name])]),
  ) as unknown as ProductTyped
}

/** Values of a valid form. */
export function valuesOfTyped(typed: ProductTyped): ProductValues {
  return Object.fromEntries(
    valueNames.map((name) => [name, formsOf(name).read(typed[name])]),
  ) as unknown as ProductValues
}

/** Displayed form of one value. */
export function valueWords(name: ValueName, values: ProductValues): string | readonly string[] {
  return formsOf(name).words(values[name])
}

/** Forms of a value; the cast drops their relation to its type, so callers pass the value of the same
 * name. */
function formsOf(name: ValueName): ValueForms<ProductValues[ValueName]> {
  return valueForms[name] as ValueForms<ProductValues[ValueName]>
}

function text(label: string, words = (value: string) => value.trim()): ValueForms<string> {
  return { label, typed: (value) => value, read: (typed) => typed.trim(), words }
}

function list(
  label: string,
  words = (entries: readonly string[]): readonly string[] => entries,
): ValueForms<readonly string[]> {
  return { label, typed: toLines, read: fromLines, words }
}

/** 'a' and 'b' as two lines. */
export function toLines(values: readonly string[]): string {
  return values.join('\n')
}

/** Lines that are not empty. */
export function fromLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '')
}

/** The names of colours, in the order of their table. */
function colourNames(slugs: readonly string[]): readonly string[] {
  return colours.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
}

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

/**
 * Differences in `after`, value by value in the order of the form; lists by added and removed
 * entries, regardless of their order.
 */
export function valueChanges(
  before: ProductValues,
  after: ProductValues,
): readonly ProductChange[] {
  return valueNames.flatMap((name): readonly ProductChange[] => {
    const { label: field } = valueForms[name]
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
