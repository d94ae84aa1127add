import { type Random, seeded } from '@khol/studio'
import { type Brand, type BrandSlug, brands, type CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { Paisa } from '#domain/money.ts'
import { type BrandDesign, designs } from './designs.ts'
import { fitsOf, practicalitiesOf } from './sentences.ts'
import { shuffled } from './shuffled.ts'

/** Product of the demo catalogue as it is stored, except for its pictures. */
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
  /** Days on sale at the time when the samples are stored. */
  readonly daysOnSale: number
  /** Drawn design. */
  readonly design: Design
  /** Colours by which listings find it. */
  readonly colours: readonly ColourSlug[]
  /** Key of its family; '' for none. */
  readonly family: string
}

/** Days between a product and the next newer one; the oldest is a little over a year old. */
const DAYS_BETWEEN_PRODUCTS = 1.8

/** Days between two colours of one look of a brand; the first colour in the table is the newest. */
const DAYS_BETWEEN_COLOURS = 0.05

/** Number of consecutive products without a repeated look, across all brands: a page has twelve. */
const APART = 12

/** The demo catalogue from the oldest product to the newest; brands, types and looks alternate. */
export const demoProducts: readonly DemoProduct[] = interleaved(brands.map(productsOf))
  .flatMap(({ others, ...product }, place) =>
    [product, ...others].map((one, after) => ({
      ...one,
      daysOnSale: place * DAYS_BETWEEN_PRODUCTS + 0.5 + after * DAYS_BETWEEN_COLOURS,
    })),
  )
  .reverse()

type UndatedProduct = Omit<DemoProduct, 'daysOnSale'>

/** Product of the alternating order, with those of its brand and look in other colours. */
interface ProductWithColours extends UndatedProduct {
  readonly others: readonly UndatedProduct[]
}

/** A brand's products from newest to oldest: each design once, for all models that it fits. */
function productsOf(brand: Brand): ProductWithColours[] {
  const looks = Map.groupBy(
    designs.filter((design) => design.brand.slug === brand.slug),
    ({ design }) => design.look,
  )
  const firsts = [...looks.values()].flatMap(([first]) => first ?? [])
  const ordered = alternateTypes(firsts, seeded(`rack of ${brand.slug}`))
  const seenOfType = new Map<CaseType, number>()
  return ordered.map((row, place) => {
    const ofType = seenOfType.get(row.caseType) ?? 0
    seenOfType.set(row.caseType, ofType + 1)
    const productOf = (other: BrandDesign): UndatedProduct => {
      const { slug, name, caseType, deviceModels, price, colours, family } = other
      // One seed for all colours: each shows the same name on the same phone.
      const design = { ...other.design, seed: row.design.seed }
      const description = descriptionOf(other, { place, ofType })
      return {
        ...{ slug, name, description, brand: brand.slug },
        ...{ caseType, deviceModels, price, design, colours, family },
      }
    }
    const [, ...others] = looks.get(row.design.look) ?? []
    return { ...productOf(row), others: others.map(productOf) }
  })
}

/** Describes the design, then how it fits and the facts of its type, in either order. */
function descriptionOf(
  design: BrandDesign,
  { place, ofType }: { readonly place: number; readonly ofType: number },
): string {
  const fit = at(fitsOf(design.brand), place)
  const turn = design.brand.kind === 'phone' ? ofType + 3 * brands.indexOf(design.brand) : place
  const practical = at(practicalitiesOf(design), turn)
  return [design.about, ...(place % 2 === 0 ? [fit, practical] : [practical, fit])].join(' ')
}

/**
 * Orders designs so that adjacent ones differ in type and, if possible, in colour: each step takes one
 * from the case types with the most designs left.
 */
function alternateTypes(designs: readonly BrandDesign[], random: Random): BrandDesign[] {
  const piles = [...Map.groupBy(shuffled(designs, random), ({ caseType }) => caseType).values()]
  const ordered: BrandDesign[] = []
  while (ordered.length < designs.length) {
    const last = ordered.at(-1)
    const isOther = (design: BrandDesign) => isOtherColour(design.mainColour, last?.mainColour)
    const choice = shuffled(piles, random)
      .filter((pile) => pile[0]?.caseType !== last?.caseType)
      .sort((a, b) => b.length - a.length)
    const [highest = []] = choice
    const pile =
      choice.find((other) => other.length >= highest.length - 1 && other.some(isOther)) ?? highest
    ordered.push(...pile.splice(Math.max(0, pile.findIndex(isOther)), 1))
  }
  return ordered
}

/** Whether two main colours differ; a product without a main colour differs from all. */
function isOtherColour(a: ColourSlug | undefined, b: ColourSlug | undefined): boolean {
  return a === undefined || a !== b
}

/**
 * Interleaves the brands' products, each brand spread evenly: each step takes the brand that is most
 * overdue, unless its next product resembles the preceding ones and another brand's doesn't.
 */
function interleaved(rows: readonly (readonly ProductWithColours[])[]): ProductWithColours[] {
  const taken = rows.map(() => 0)
  const ordered: ProductWithColours[] = []
  for (;;) {
    const due = rows
      .flatMap((row, index) => {
        const next = row[taken[index] ?? 0]
        return next ? [{ next, index, turn: ((taken[index] ?? 0) + 0.5) / row.length }] : []
      })
      .sort((a, b) => a.turn - b.turn)
    const choice = due.slice(0, 6).find(({ next }) => isChange(next, ordered)) ?? due[0]
    if (!choice) return ordered
    taken[choice.index] = (taken[choice.index] ?? 0) + 1
    ordered.push(choice.next)
  }
}

function isChange(next: UndatedProduct, ordered: readonly UndatedProduct[]): boolean {
  const last = ordered.at(-1)
  return (
    last?.brand !== next.brand &&
    last?.caseType !== next.caseType &&
    isOtherColour(next.colours[0], last?.colours[0]) &&
    ordered.slice(1 - APART).every(({ design }) => design.look !== next.design.look)
  )
}

/** Item at an index modulo the number of items. */
function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('Nothing to choose from')
  return item
}
