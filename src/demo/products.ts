import { designMistake } from '@khol/studio'
import {
  type Brand,
  type BrandSlug,
  brandByDisplayName,
  brands,
  type CaseType,
  isCaseTypeOf,
} from '#domain/catalogue/brands.ts'
import { type ColourSlug, coloursInOrder } from '#domain/catalogue/colours.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { designSentences } from '#domain/catalogue/designs/design.ts'
import { brandOfModel, modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { eachFact } from '#domain/catalogue/product-fields.ts'
import {
  ENTRY_SEPARATOR,
  type SheetProduct,
  sheetColumns,
} from '#domain/catalogue/sheet/columns.ts'
import { readLine } from '#domain/catalogue/sheet/read-line.ts'
import { slugForBrand, slugOf } from '#domain/catalogue/slug.ts'
import type { Paisa } from '#domain/money.ts'
import { type Row, readTable } from './table.ts'

/** Product of the demo catalogue as it is stored, except for its pictures. */
export interface DemoProduct {
  readonly slug: string
  readonly name: string
  /** Shown on pages in Urdu. */
  readonly nameUrdu: string
  /** Two to five sentences. */
  readonly description: string
  readonly descriptionUrdu: string
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
 * Columns of products.csv, a row for each design in a colour: those of the owner's product sheet
 * that a sample needs, and of its drawing. The brand is the one whose product has the address
 * without a brand; every brand of that kind of device has a product of the design. An empty cell
 * means all models of each brand, or the look's own colour instead of a `#rrggbb`.
 */
export const productColumns = {
  Name: 'required',
  'Urdu name': 'required',
  Brand: 'required',
  'Case type': 'required',
  Look: 'required',
  Motif: 'optional',
  'Drawn colour': 'optional',
  Colours: 'optional',
  Family: 'optional',
  'List price (Rs.)': 'required',
  'Device models': 'optional',
  Description: 'required',
  'Urdu description': 'required',
} as const

type ProductRow = Row<keyof typeof productColumns>

const unknown: SheetProduct = {
  id: '',
  slug: '',
  version: 0,
  name: '',
  nameUrdu: '',
  description: '',
  descriptionUrdu: '',
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

/**
 * The products of a row, one for each brand with a model that the design fits.
 *
 * @throws RangeError at the first cell that the product form would refuse
 */
export function productsOf(row: ProductRow): UndatedProduct[] {
  const { cells, error } = row
  const own = brandByDisplayName(cells.Brand)
  if (!own) throw error('Brand', 'cannot be read')
  const models = cells['Device models'].split(ENTRY_SEPARATOR.trim()).map((model) => model.trim())
  const listed = models.filter((model) => model !== '')
  const stranger = listed.find((model) => brandOfModel(model) === undefined)
  if (stranger !== undefined) throw error('Device models', `“${stranger}” is unknown`)
  const isFitting = (model: string) => listed.length === 0 || listed.includes(model)
  return brands
    .filter(({ kind }) => kind === own.kind)
    .map((brand) => ({ brand, deviceModels: modelsOf(brand.slug).filter(isFitting) }))
    .filter(({ deviceModels }) => deviceModels.length > 0)
    .map(({ brand, deviceModels }) => productFor(brand, brand === own, deviceModels, row))
}

function productFor(
  brand: Brand,
  isOwn: boolean,
  deviceModels: readonly string[],
  { cells, error }: ProductRow,
): UndatedProduct {
  const read = readLine(
    {
      name: cells.Name,
      nameUrdu: cells['Urdu name'],
      brand: brand.displayName,
      caseType: cells['Case type'],
      colours: cells.Colours,
      family: cells.Family,
      price: cells['List price (Rs.)'],
      deviceModels: deviceModels.join(ENTRY_SEPARATOR),
      description: cells.Description,
      descriptionUrdu: cells['Urdu description'],
    },
    unknown,
  )
  if (!('isOnSale' in read)) {
    const [{ column, message } = { column: 'name', message: 'cannot be read' } as const] = read
    throw error(sheetColumns[column].title as keyof typeof productColumns, message)
  }
  const { name, nameUrdu, price, caseType, description, descriptionUrdu, ...values } = read.values
  if (!isCaseTypeOf(brand, caseType)) throw error('Case type', 'cannot be read')
  return {
    ...{ name, nameUrdu, description, descriptionUrdu, caseType, deviceModels, price },
    slug: isOwn ? slugOf(name) : slugForBrand(name, brand),
    brand: brand.slug,
    design: designIn({ cells, error }, brand, caseType),
    colours: coloursInOrder(values.colours),
    family: values.family,
  }
}

function designIn({ cells, error }: ProductRow, { kind }: Brand, caseType: CaseType): Design {
  const colour = cells['Drawn colour'] || null
  if (colour !== null && !/^#[0-9a-f]{6}$/.test(colour)) {
    throw error('Drawn colour', `“${colour}” is not like #1b1b1f`)
  }
  const motif = cells.Motif || null
  const design = { look: cells.Look, colour, motif, artwork: null, seed: slugOf(cells.Name) }
  const mistake = designMistake(design, kind, caseType)
  if (mistake !== null)
    throw error(mistake === 'style' ? 'Look' : 'Motif', designSentences[mistake])
  return design
}

/** Days between two products; the oldest is a little over a year old. */
const DAYS_BETWEEN_PRODUCTS = 0.36

/** Designs by which each brand begins further up the table than the brand before it. */
const DESIGNS_BETWEEN_BRANDS = 13

/** The demo catalogue from the oldest product to the newest; the table begins with the newest. */
export const demoProducts: readonly DemoProduct[] = dated(
  readTable('products.csv', productColumns).flatMap(productsOf),
).toReversed()

/**
 * Each brand begins the table at another place: otherwise the newest products would be one design
 * on seven phones, and all brands' pages would begin alike.
 */
function dated(products: readonly UndatedProduct[]): DemoProduct[] {
  const placed = brands.flatMap(({ slug }, brandPosition) => {
    const own = products.filter(({ brand }) => brand === slug)
    const designs = [...Map.groupBy(own, designOf).values()]
    return designs.flatMap((inColours, row) => {
      const position = (row + brandPosition * DESIGNS_BETWEEN_BRANDS) % designs.length
      return inColours.map((product) => ({
        // One seed for all colours: each shows the same name on the same phone.
        product: {
          ...product,
          design: { ...product.design, seed: inColours[0]?.design.seed ?? '' },
        },
        place: (position + brandPosition / brands.length) / designs.length,
      }))
    })
  })
  return placed
    .toSorted((a, b) => a.place - b.place)
    .map(({ product }, rank) => ({ ...product, daysOnSale: 0.5 + rank * DAYS_BETWEEN_PRODUCTS }))
}

/** The family of a product, or else its drawing, within its brand. */
function designOf({ caseType, family, design }: UndatedProduct): string {
  return `${caseType} ${family || (design.motif ?? design.look)}`
}
