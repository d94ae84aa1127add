import { designMistake } from '@khol/studio'
import {
  type BrandSlug,
  brandByDisplayName,
  brandBySlug,
  type CaseType,
  isCaseTypeOf,
} from '#domain/catalogue/brands.ts'
import { type ColourSlug, coloursInOrder } from '#domain/catalogue/colours.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { designSentences } from '#domain/catalogue/designs/design.ts'
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

/** Product of the demo catalogue as it is stored, except for its pictures. */
export interface DemoProduct {
  readonly slug: string
  readonly name: string
  /** Two to five sentences. */
  readonly description: string
  readonly brand: BrandSlug
  readonly caseType: CaseType
  readonly deviceModels: readonly string[]
  /** List price in paisa. */
  readonly price: Paisa
  /** Days on sale at the time when the samples are stored. */
  readonly daysOnSale: number
  readonly design: Design
  /** Colours by which listings find it. */
  readonly colours: readonly ColourSlug[]
  /** Key of its family; '' for none. */
  readonly family: string
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

type UndatedProduct = Omit<DemoProduct, 'daysOnSale'>

/** @throws RangeError at the first cell that the product form would refuse */
export function productOf({ cells, error }: ProductRow): UndatedProduct {
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
  return {
    ...{ slug, name, description, brand: brand.slug, caseType, deviceModels, price, design },
    colours: coloursInOrder(values.colours),
    family: values.family,
  }
}

/** Days between a look of a brand and the next newer one; the oldest is a little over a year old. */
const DAYS_BETWEEN_LOOKS = 1.8

/** Days between two colours of one look of a brand; the first colour in the table is the newest. */
const DAYS_BETWEEN_COLOURS = 0.05

/** The demo catalogue from the oldest product to the newest; the table begins with the newest. */
export const demoProducts: readonly DemoProduct[] = dated(
  readTable('products.csv', productColumns).map(productOf),
).toReversed()

function dated(products: readonly UndatedProduct[]): DemoProduct[] {
  const looks = Map.groupBy(products, ({ brand, design }) => `${brand} ${design.look}`)
  return [...looks.values()].flatMap((inColours, position) =>
    inColours.map((product, after) => ({
      ...product,
      // One seed for all colours: each shows the same name on the same phone.
      design: { ...product.design, seed: inColours[0]?.slug ?? product.slug },
      daysOnSale: position * DAYS_BETWEEN_LOOKS + 0.5 + after * DAYS_BETWEEN_COLOURS,
    })),
  )
}
