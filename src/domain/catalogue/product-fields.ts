import { type FieldRule, optionalText, requiredText, type SentBy } from '#domain/forms/rules.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { brandBySlug } from './brands.ts'
import { colours, coloursInOrder, isColour } from './colours.ts'
import { listPriceFrom } from './pricing.ts'
import { slugOf } from './slug.ts'

/** Most pictures of one product. */
export const MAX_PICTURES = 10

/** Most device models of one product; no brand has as many. */
export const MAX_MODELS = 200

/** Most colours of one product; a product with more is multicolour. */
export const MAX_COLOURS = 16

/** Maximum lengths of a name and a description, in either language. */
const MAX_NAME_LENGTH = 120
const MAX_DESCRIPTION_LENGTH = 4000

/** Maximum length of a family's key. */
export const MAX_FAMILY_LENGTH = 60

/** Maximum length of material, finish, weight and parcel contents in the owner's words. */
const MAX_FACT_LENGTH = 80

/** Initial description of a new product, true of every case, so that the owner may keep it. */
const defaultDescription = [
  'Made for exactly the model you choose, so every button, port and opening stays within reach.',
  'Please choose your model with care before you add it to your cart.',
  'Colours can look a little different from screen to screen.',
].join(' ')

/** A value of a product that its owner edits, with the rule of its field. */
interface ProductField<Typed, Value = Typed> extends FieldRule<Typed, Value> {
  /** Label in lists of changes, and heading of its column in a spreadsheet. */
  readonly label: string
  /** Content of its field in the form of a new product. */
  readonly initial: Typed
  /** Displayed form; a list entry by entry. */
  readonly words: (value: Value) => string | readonly string[]
}

const fact = optionalText({ max: MAX_FACT_LENGTH })

/**
 * Values of a product that its owner edits, in the order of the form. Form, list of changes,
 * spreadsheet, call and write derive from this table, and don't compile until a new value has its
 * row there (docs/how-to.md).
 */
export const productFields = {
  name: text(
    'Name',
    requiredText(() => 'Please enter product name', { max: MAX_NAME_LENGTH }),
  ),
  /** Shown on pages in Urdu; '' leaves the English name there (rule: urdu-goods). */
  nameUrdu: text('Urdu name', optionalText({ max: MAX_NAME_LENGTH })),
  price: sellablePrice('Price', 'Please enter a valid price greater than 0'),
  /** Slug. */
  brand: text(
    'Brand',
    requiredText(() => 'Please select a brand', { max: 60 }),
    (slug) => brandBySlug(slug)?.displayName ?? slug,
  ),
  deviceModels: list(
    'Device models',
    someModels('Please add at least one compatible device model'),
  ),
  caseType: text(
    'Case type',
    requiredText(() => 'Please select case type', { max: 60 }),
  ),
  description: {
    ...text(
      'Description',
      requiredText(() => 'Please enter product description', { max: MAX_DESCRIPTION_LENGTH }),
    ),
    initial: defaultDescription,
  },
  /** As `nameUrdu`. */
  descriptionUrdu: text('Urdu description', optionalText({ max: MAX_DESCRIPTION_LENGTH })),
  /** Slugs. */
  colours: list(
    'Colours',
    knownColours(`Please choose at most ${MAX_COLOURS} colours of the list`),
    colourNames,
  ),
  /** The key that one design in several colours shares; '' is none (rule: families). */
  family: text('Family', familyKey()),
  material: text('Material', fact),
  finish: text('Finish', fact),
  weight: text('Weight', fact),
  inParcel: text('In the parcel', fact),
} as const

/** Names of the values, in that order. */
export const valueNames = Object.keys(productFields) as readonly ValueName[]
export type ValueName = keyof typeof productFields

/** Facts of a case; one that is '' is the default of the case type (rule: case-facts). */
export const factNames = [
  'material',
  'finish',
  'weight',
  'inParcel',
] as const satisfies readonly ValueName[]
export type FactName = (typeof factNames)[number]

/** Makes a record of the facts. */
export function eachFact<Value>(make: (name: FactName) => Value): Record<FactName, Value> {
  return Object.fromEntries(factNames.map((name) => [name, make(name)])) as Record<FactName, Value>
}

/** Values of a product; `price` is the list price in paisa. */
export type ProductValues = SentBy<typeof productFields>

/** Values as the fields of a form hold them: a list price as typed, the others as in a product. */
export type ProductTyped = {
  readonly [Name in ValueName]: (typeof productFields)[Name]['initial']
}

/** Content of the form of a new product. */
export const initialValues = Object.fromEntries(
  valueNames.map((name) => [name, productFields[name].initial]),
) as unknown as ProductTyped

/** Displayed form of one value. */
export function valueWords(name: ValueName, values: ProductValues): string | readonly string[] {
  const words: (value: never) => string | readonly string[] = productFields[name].words
  return words(values[name] as never)
}

function text(
  label: string,
  rule: FieldRule,
  words = (value: string) => value.trim(),
): ProductField<string> {
  return { label, initial: '', words, ...rule }
}

type Entries = readonly string[]

function list(
  label: string,
  rule: FieldRule<Entries>,
  words = (entries: Entries) => entries,
): ProductField<Entries> {
  return { label, initial: [], words, ...rule }
}

/** The names of colours, in the order of their table. */
function colourNames(slugs: Entries): Entries {
  return colours.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
}

/** Rule of the models: at least one; the brand's table decides which (product-rules.ts). */
function someModels(message: string): FieldRule<Entries> {
  return {
    missing: () => message,
    read: (models) =>
      models.length > 0 && models.length <= MAX_MODELS ? { value: models } : { mistake: message },
  }
}

/** Rule of the colours: slugs of the table, in its order, up to the maximum (rule: colours). */
function knownColours(message: string): FieldRule<Entries> {
  return {
    missing: () => message,
    read: (slugs) =>
      slugs.length <= MAX_COLOURS && slugs.every(isColour)
        ? { value: coloursInOrder(slugs) }
        : { mistake: message },
  }
}

/** Rule of the family: any short name, converted to a key of words and hyphens (rule: families). */
function familyKey(): FieldRule {
  const name = optionalText({ max: MAX_FAMILY_LENGTH })
  return {
    missing: name.missing,
    read(typed) {
      const read = name.read(typed)
      if ('mistake' in read || read.value === '') return read
      return /[a-z0-9]/i.test(read.value)
        ? { value: slugOf(read.value) }
        : { mistake: 'Please use letters or digits' }
    },
  }
}

/** List price, typed in rupees, that is still positive after the discount (rule: sellable-price). */
function sellablePrice(label: string, message: string): ProductField<string, Paisa> {
  return {
    label,
    initial: '',
    words: formatMoney,
    missing: () => message,
    read(typed) {
      const value = listPriceFrom(typed)
      return value === null ? { mistake: message } : { value }
    },
  }
}
