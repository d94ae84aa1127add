import { type FieldRule, optionalText, requiredText } from '#domain/forms/rules.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { isColour } from './colours.ts'
import { listPriceFrom } from './list-price.ts'
import type { ValueName } from './product-values.ts'
import { slugOf } from './slug.ts'

/** Most pictures of one product. */
export const MAX_PICTURES = 10

/** Most device models of one product; no brand has as many. */
export const MAX_MODELS = 200

/** Most colours of one product; a product with more is multicolour. */
export const MAX_COLOURS = 16

/** Maximum length of a family's key. */
const MAX_FAMILY_LENGTH = 60

/** Maximum length of material, finish, weight and parcel contents in the owner's words. */
const MAX_FACT_LENGTH = 80

const fact = optionalText({ max: MAX_FACT_LENGTH })

/**
 * Rules of a product's values as text, for form and sheet; models and colours have one entry per
 * line. Messages are in English only, as the admin area is.
 */
export const productFields = {
  name: requiredText(() => 'Please enter product name', { max: 120 }),
  description: requiredText(() => 'Please enter product description', { max: 4000 }),
  brand: requiredText(() => 'Please select a brand', { max: 60 }),
  deviceModels: requiredText(() => 'Please add at least one compatible device model', {
    max: 20_000,
  }),
  caseType: requiredText(() => 'Please select case type', { max: 60 }),
  price: sellablePrice('Please enter a valid price greater than 0'),
  colours: knownColours(`Please choose at most ${MAX_COLOURS} colours of the list`),
  family: familyKey(),
  material: fact,
  finish: fact,
  weight: fact,
  inParcel: fact,
} as const satisfies Record<ValueName, FieldRule>

/** Rule of the colours: slugs of the table, one per line, up to the maximum (rule: colours). */
function knownColours(message: string): FieldRule {
  return {
    missing: () => message,
    read(typed) {
      const slugs = typed.split('\n').filter((line) => line !== '')
      return slugs.length <= MAX_COLOURS && slugs.every(isColour)
        ? { value: typed }
        : { mistake: message }
    },
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

/** Rule of a list price in rupees that is still positive after the discount (rule: sellable-price). */
function sellablePrice(message: string): FieldRule {
  return {
    missing: () => message,
    read(typed) {
      const price = listPriceFrom(typed)
      return price === null ? { mistake: message } : { value: String(rupeesFromPaisa(price)) }
    },
  }
}

/**
 * Initial description of a new product, true of every case and cover of the shop, so that the owner
 * may keep it.
 */
export const defaultDescription = [
  'Made for exactly the model you choose, so every button, port and opening stays within reach.',
  'Please choose your model with care before you add it to your cart.',
  'Colours can look a little different from screen to screen.',
].join(' ')
