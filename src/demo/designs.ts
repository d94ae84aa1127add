import { designMistake } from '@khol/studio'
import {
  type Brand,
  brandByDisplayName,
  brandBySlug,
  type CaseType,
  isCaseTypeOf,
} from '#domain/catalogue/brands.ts'
import { type ColourSlug, colours, coloursInOrder } from '#domain/catalogue/colours.ts'
import { type Design, designSentences } from '#domain/catalogue/designs/design.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { eachFact } from '#domain/catalogue/product-fields.ts'
import {
  ENTRY_SEPARATOR,
  type SheetProduct,
  sheetColumns,
} from '#domain/catalogue/sheet/columns.ts'
import { readLine } from '#domain/catalogue/sheet/read-line.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import type { Paisa } from '#domain/money.ts'
import { type Row, readTable } from './table.ts'

/** Design of the demo catalogue for the phones of one brand. */
export interface BrandDesign {
  readonly slug: string
  readonly name: string
  readonly brand: Brand
  readonly caseType: CaseType
  readonly deviceModels: readonly string[]
  /** One or two sentences about this look only. */
  readonly about: string
  /** List price. */
  readonly price: Paisa
  readonly design: Design
  readonly colours: readonly ColourSlug[]
  /** Key of its family; '' for none. */
  readonly family: string
  /** First colour of its row: the most conspicuous one. */
  readonly mainColour: ColourSlug | undefined
}

/**
 * Columns of products.csv: those of the owner's product sheet that a sample needs, and of its drawing.
 * An empty cell means all models of the brand, or the look's own colour instead of a `#rrggbb`.
 */
export const productColumns = {
  Name: 'required',
  Brand: 'required',
  'Case type': 'required',
  Look: 'required',
  'Drawn colour': 'optional',
  Colours: 'optional',
  Family: 'optional',
  'List price (Rs.)': 'required',
  'Device models': 'optional',
  Description: 'required',
} as const

type ProductRow = Row<keyof typeof productColumns>

/** An empty product to compare the cells of the sheet with. */
const unknown: SheetProduct = {
  id: '',
  slug: '',
  version: 0,
  name: '',
  description: '',
  brand: '',
  deviceModels: [],
  caseType: '',
  price: 0,
  colours: [],
  family: '',
  ...eachFact(() => ''),
  isOnSale: true,
}

/** @throws RangeError at the first cell that the product form would refuse */
export function designOf({ cells, error }: ProductRow): BrandDesign {
  const allModels = modelsOf(brandByDisplayName(cells.Brand)?.slug ?? '').join(ENTRY_SEPARATOR)
  const read = readLine(
    {
      name: cells.Name,
      brand: cells.Brand,
      caseType: cells['Case type'],
      colours: cells.Colours,
      family: cells.Family,
      price: cells['List price (Rs.)'],
      deviceModels: cells['Device models'] || (allModels ?? ''),
      description: cells.Description,
    },
    unknown,
  )
  if (!('isOnSale' in read)) {
    const [{ column, message } = { column: 'name', message: 'cannot be read' } as const] = read
    throw error(sheetColumns[column].title as keyof typeof productColumns, message)
  }
  const { name, price, caseType, deviceModels, description, ...values } = read.values
  const brand = brandBySlug(values.brand)
  if (!brand || !isCaseTypeOf(brand, caseType)) throw error('Brand', 'cannot be read')

  const slug = slugOf(name)
  const colour = cells['Drawn colour'] || null
  if (colour !== null && !/^#[0-9a-f]{6}$/.test(colour)) {
    throw error('Drawn colour', `“${colour}” is not like #1b1b1f`)
  }
  const design = { look: cells.Look, colour, motif: null, artwork: null, seed: slug }
  const mistake = designMistake(design, brand.kind, caseType)
  if (mistake !== null) throw error('Look', designSentences[mistake])
  const [firstColour] = cells.Colours.split(ENTRY_SEPARATOR)
  return {
    slug,
    name,
    brand,
    caseType,
    deviceModels,
    about: description,
    price,
    design,
    colours: coloursInOrder(values.colours),
    family: values.family,
    mainColour: colours.find(({ slug }) => slug === firstColour?.toLowerCase())?.slug,
  }
}

/** The rows of products.csv in their order. */
export const designs: readonly BrandDesign[] = readTable('products.csv', productColumns).map(
  designOf,
)
