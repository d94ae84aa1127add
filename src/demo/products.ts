import {
  type Brand,
  type BrandSlug,
  brands,
  type CaseType,
  inSalesOrder,
} from '#domain/catalogue/brands.ts'
import { type ColourSlug, coloursInOrder } from '#domain/catalogue/colours.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import type { Paisa } from '#domain/money.ts'
import { type Random, seeded } from '#studio/drawing/random.ts'
import { airpodsDesigns, airpodsPracticalities } from './designs/airpods.ts'
import type { Design, Practicalities } from './designs/design.ts'
import { girlishDesigns, girlishPracticalities } from './designs/girlish-covers.ts'
import { graphicalDesigns, graphicalPracticalities } from './designs/graphical.ts'
import { monoColourDesigns, monoColourPracticalities } from './designs/mono-colour.ts'
import { nameDesigns, namePracticalities } from './designs/name-customization.ts'
import { siliconDesigns, siliconPracticalities } from './designs/silicon.ts'
import { transparentDesigns, transparentPracticalities } from './designs/transparent.ts'
import { familiesOfBrand } from './families/families.ts'
import type { BrandFamilies, Family } from './families/family.ts'
import { shuffled } from './shuffled.ts'

/** A product of the demo catalogue, as the shop stores it but for its pictures. */
export interface DemoProduct {
  readonly slug: string
  readonly name: string
  /** Two to four sentences. */
  readonly description: string
  readonly brand: BrandSlug
  readonly caseType: CaseType
  readonly deviceModels: readonly string[]
  /** List price in paisa. */
  readonly price: Paisa
  /** How long it has been on sale, in days before the moment of filling the shop. */
  readonly daysOnSale: number
  /** The colour that name and description promise, as `#rrggbb`; null leaves it to the picture. */
  readonly colour: string | null
  /** The colours that a listing finds it by. */
  readonly colours: readonly ColourSlug[]
}

/** Days between one product and the next newer one; the oldest is a little over a year old. */
const DAYS_BETWEEN_PRODUCTS = 1.8

const practicalities: Readonly<Partial<Record<CaseType, Practicalities>>> = {
  Transparent: transparentPracticalities,
  Graphical: graphicalPracticalities,
  'Mono colour': monoColourPracticalities,
  Silicon: siliconPracticalities,
  'Girlish Covers': girlishPracticalities,
  'Name Customization': namePracticalities,
}

const phoneDesigns: readonly Design[] = [
  ...transparentDesigns,
  ...graphicalDesigns,
  ...monoColourDesigns,
  ...siliconDesigns,
  ...girlishDesigns,
  ...nameDesigns,
]

/** The demo catalogue from the oldest product to the newest; brands take turns. */
export const demoProducts: readonly DemoProduct[] = takeTurns(brands.map(productsOf)).map(
  (product, index, all) => ({
    ...product,
    daysOnSale: (all.length - 1 - index) * DAYS_BETWEEN_PRODUCTS + 0.5,
  }),
)

type UndatedProduct = Omit<DemoProduct, 'daysOnSale'>

/** A brand's products from oldest to newest: every design that is cut for it, once. */
function productsOf(brand: Brand): UndatedProduct[] {
  const stocked = familiesOfBrand[brand.slug]
  if (stocked === undefined) return []
  const designs = alternateTypes(
    [...phoneDesigns, ...airpodsDesigns].filter((design) => design.brands.includes(brand.slug)),
    seeded(`designs of ${brand.slug}`),
  )
  const seenOfType = new Map<CaseType, number>()
  return designs.map((design, index) => {
    const newness = designs.length - 1 - index
    const family = at(stocked.families, newness)
    const ofType = seenOfType.get(design.caseType) ?? 0
    seenOfType.set(design.caseType, ofType + 1)
    const name = design.brands.length > 1 ? `${design.name} for ${family.label}` : design.name
    return {
      slug: slugOf(name),
      name,
      description: descriptionOf(design, brand, family, stocked.fits, { newness, ofType }),
      brand: brand.slug,
      caseType: design.caseType,
      deviceModels: inSalesOrder(null, family.models),
      price: Math.round((design.price + (family.surcharge ?? 0)) * 100),
      colour: design.colour ?? null,
      colours: coloursInOrder(design.colours ?? []),
    }
  })
}

/** What the design is, then how it fits and what to know about its type, in either order. */
function descriptionOf(
  design: Design,
  brand: Brand,
  family: Family,
  fits: BrandFamilies['fits'],
  { newness, ofType }: { readonly newness: number; readonly ofType: number },
): string {
  const fit = family.fit ?? at(fits, Math.floor(newness / 2)).replaceAll('{phones}', family.label)
  const ofCaseType = brand.kind === 'phone' ? practicalities[design.caseType] : undefined
  const practical = ofCaseType
    ? at(ofCaseType, ofType + 3 * Object.keys(familiesOfBrand).indexOf(brand.slug))
    : at(airpodsPracticalities, newness)
  return [design.about, ...(newness % 2 === 0 ? [fit, practical] : [practical, fit])].join(' ')
}

/** Deals the designs out type by type, so that neighbours on a page differ in type. */
function alternateTypes(designs: readonly Design[], random: Random): Design[] {
  const piles = Map.groupBy(shuffled(designs, random), (design) => design.caseType)
  const dealt: Design[] = []
  while (dealt.length < designs.length) {
    const filled = shuffled([...piles.values()], random).filter((pile) => pile.length > 0)
    if (filled[0]?.[0]?.caseType === dealt.at(-1)?.caseType) filled.reverse()
    for (const pile of filled) dealt.push(...pile.splice(0, 1))
  }
  return dealt
}

/** Merges rows of different lengths so that each is spread evenly over the whole. */
function takeTurns<T>(rows: readonly (readonly T[])[]): T[] {
  return rows
    .flatMap((row) => row.map((item, index) => ({ item, turn: (index + 0.5) / row.length })))
    .sort((a, b) => a.turn - b.turn)
    .map(({ item }) => item)
}

/** The item at an index that goes round and round. */
function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('Nothing to choose from')
  return item
}
