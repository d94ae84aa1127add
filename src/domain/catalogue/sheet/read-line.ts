import type { Paisa } from '#domain/money.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { type Brand, brandByDisplayName, brandBySlug, isCaseTypeOf } from '../brands.ts'
import { colours } from '../colours.ts'
import { inBrandTableOrder } from '../models/brand-models.ts'
import { eachFact, type FactName, type ProductValues, productFields } from '../product-fields.ts'
import { checkCompatibility, choosableModels } from '../product-rules.ts'
import { type SheetColumn, type SheetProduct, sheetColumns } from './columns.ts'

/** Cells of one line as text; absent columns are omitted. */
export type SheetCells = Readonly<Partial<Record<SheetColumn, string>>>

export interface CellMistake {
  readonly column: SheetColumn
  readonly message: string
}

/** All values of a product after a line's changes. */
export interface SheetProductValues {
  readonly values: ProductValues
  readonly isOnSale: boolean
}

/** Values that are text of the owner's. */
type TextName = 'name' | 'nameUrdu' | 'description' | 'descriptionUrdu' | 'family' | FactName

/** Message for a changed address. */
export const ADDRESS_STAYS = 'A product keeps its address, so that no link to it breaks'

/** Message for a word other than yes or no. */
export const YES_OR_NO = 'Please write yes or no'

/**
 * Product after a line's changes by the rules of the form, or the mistakes of its cells. A missing
 * or unchanged cell keeps the product's value, even if it is invalid by now.
 */
export function readLine(
  cells: SheetCells,
  known: SheetProduct,
): SheetProductValues | readonly CellMistake[] {
  const mistakes: CellMistake[] = []
  const read = <T>(column: SheetColumn, was: T, reader: (cell: string) => CellResult<T>): T => {
    const cell = cells[column]
    if (cell === undefined || plain(cell) === plain(`${sheetColumns[column].cell(known)}`)) {
      return was
    }
    const answer = reader(plain(cell))
    if ('value' in answer) return answer.value
    mistakes.push({ column, message: answer.mistake })
    return was
  }
  const text = (name: TextName) => read(name, known[name], productFields[name].read)
  const brand = read('brand', brandBySlug(known.brand), code(readBrand))
  // Models and type can't be judged without their brand.
  const isBrandKnown = mistakes.length === 0
  const wanted: SheetProductValues = {
    values: {
      name: text('name'),
      nameUrdu: text('nameUrdu'),
      description: text('description'),
      descriptionUrdu: text('descriptionUrdu'),
      brand: brand?.slug ?? known.brand,
      deviceModels: read(
        'deviceModels',
        known.deviceModels,
        code((cell) =>
          isBrandKnown ? readModels(cell, brand, known) : { value: known.deviceModels },
        ),
      ),
      caseType: read(
        'caseType',
        known.caseType,
        code((cell) => (isBrandKnown ? readType(cell, brand) : { value: known.caseType })),
      ),
      price: read('price', known.price, code(priceFromCell)),
      colours: read('colours', known.colours, code(readColours)),
      family: text('family'),
      ...eachFact(text),
    },
    isOnSale: read('onSale', known.isOnSale, code(readYesOrNo)),
  }
  read('address', known.slug, () => ({ mistake: ADDRESS_STAYS }))
  if (mistakes.length === 0) mistakes.push(...misfits(wanted.values, known))
  return mistakes.length > 0 ? mistakes : wanted
}

/** Mistakes of cells that depend on each other, such as a brand without its models. */
function misfits(values: ProductValues, known: SheetProduct): readonly CellMistake[] {
  const { brand, deviceModels, caseType } = values
  // Unchanged models are the product's own list, so that identity suffices.
  const isAsBefore =
    brand === known.brand && deviceModels === known.deviceModels && caseType === known.caseType
  if (isAsBefore) return []
  const checked = checkCompatibility(values, known)
  if ('brand' in checked) return []
  return checked.map(({ field, message }) => ({ column: field, message }))
}

type CellResult<T> = { readonly value: T } | { readonly mistake: string }

/** Normalizes line breaks, which vary between spreadsheets. */
function plain(cell: string): string {
  return cell.replaceAll(/\r\n?/g, '\n').trim()
}

/** A cell that holds a name of the shop's tables, a number or a word, no text of the owner's. */
function code<T>(reader: (cell: string) => CellResult<T>): (cell: string) => CellResult<T> {
  return (cell) => reader(withoutInvisible(cell).trim())
}

function readBrand(cell: string): CellResult<Brand | undefined> {
  const brand = brandByDisplayName(cell) ?? brandBySlug(cell)
  if (brand) return { value: brand }
  return {
    mistake:
      cell === '' ? productFields.brand.missing() : unknownValueMessage(cell, 'brand of the shop'),
  }
}

/** Models in sales order; the product's own list if it names the same ones in any order. */
function readModels(
  cell: string,
  brand: Brand | undefined,
  known: SheetProduct,
): CellResult<readonly string[]> {
  if (!brand) return { mistake: productFields.brand.missing() }
  const named = namesIn(cell)
  const { offered, retired } = choosableModels(brand, known)
  const unknown = named.find((model) => !offered.includes(model) && !retired.includes(model))
  if (unknown !== undefined)
    return { mistake: unknownValueMessage(unknown, `model of ${brand.displayName}`) }
  if (named.length === 0) return { mistake: productFields.deviceModels.missing() }
  return {
    value: hasSameItems(named, known.deviceModels)
      ? known.deviceModels
      : inBrandTableOrder(brand, named),
  }
}

function readType(cell: string, brand: Brand | undefined): CellResult<string> {
  if (cell === '') return { mistake: productFields.caseType.missing() }
  if (!brand) return { mistake: productFields.brand.missing() }
  if (isCaseTypeOf(brand, cell)) return { value: cell }
  return { mistake: unknownValueMessage(cell, `case type of ${brand.displayName}`) }
}

function readColours(cell: string): CellResult<readonly string[]> {
  const slugs: string[] = []
  for (const typed of namesIn(cell)) {
    const wanted = typed.toLowerCase()
    const colour = colours.find(({ slug }) => slug === wanted)
    if (!colour) return { mistake: unknownValueMessage(typed, 'colour of the shop') }
    slugs.push(colour.slug)
  }
  return productFields.colours.read(slugs)
}

/** Accepts TRUE and FALSE too, which spreadsheets make of some words. */
function readYesOrNo(cell: string): CellResult<boolean> {
  const typed = cell.toLowerCase()
  if (['yes', 'y', 'true'].includes(typed)) return { value: true }
  if (['no', 'n', 'false'].includes(typed)) return { value: false }
  return { mistake: YES_OR_NO }
}

/** Splits at semicolons, commas and line breaks, without duplicates. */
function namesIn(cell: string): readonly string[] {
  const names = cell.split(/[;,\n]/).map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

/** Limits the part of a cell that a message repeats. */
const LONGEST_REPEATED = 40

function hasSameItems(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}

function unknownValueMessage(typed: string, what: string): string {
  const shown = typed.length > LONGEST_REPEATED ? `${typed.slice(0, LONGEST_REPEATED)}…` : typed
  return `“${shown}” is not a ${what}`
}

/** Message for a number with ambiguous commas and points. */
export const ODD_PRICE = 'Please write the price as 1199 or 1,199.50'

/** Number with commas before every third digit, or in the lakh notation. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{0,2})?$/

/** Number as a form accepts it, and any other text of digits, commas and points. */
const PLAIN = /^\d*\.?\d{0,2}$/
const ODD = /^[\d.,\s]+$/

/** Parses a price as spreadsheets write it: '1,199.00', 'Rs. 1,199'; ambiguous ones are refused. */
export function priceFromCell(cell: string): { value: Paisa } | { mistake: string } {
  const text = cell
    .replace(/^\s*(?:rs\.?|pkr)/i, '')
    .replace(/\/-\s*$/, '')
    .trim()
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text
  const read = productFields.price.read(plain)
  if ('value' in read) return read
  const isOdd = ODD.test(plain) && /\d/.test(plain) && !PLAIN.test(plain)
  return { mistake: isOdd ? ODD_PRICE : read.mistake }
}
