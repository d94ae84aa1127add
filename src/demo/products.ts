import { type Brand, type BrandSlug, brands, type CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { Paisa } from '#domain/money.ts'
import { type Random, seeded } from '#studio/drawing/random.ts'
import { type BrandDesign, designs } from './designs.ts'
import { fitsOf, practicalitiesOf } from './sentences.ts'
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
  /** Days on sale at the moment of filling the shop. */
  readonly daysOnSale: number
  /** Drawn design. */
  readonly design: Design
  /** The colours that a listing finds it by. */
  readonly colours: readonly ColourSlug[]
  /** The key of its family; '' is none. */
  readonly family: string
}

/** Days between one product and the next newer one; the oldest is a little over a year old. */
const DAYS_BETWEEN_PRODUCTS = 1.8

/** Days between two colours of one look of a brand: the one that its table names first is the newest. */
const DAYS_BETWEEN_COLOURS = 0.05

/** Products among which no two are of one look, whichever their brands: a page has twelve. */
const APART = 12

/** The demo catalogue from the oldest product to the newest; brands, types and looks take turns. */
export const demoProducts: readonly DemoProduct[] = takeTurns(brands.map(productsOf))
  .flatMap(({ others, ...product }, place) =>
    [product, ...others].map((one, after) => ({
      ...one,
      daysOnSale: place * DAYS_BETWEEN_PRODUCTS + 0.5 + after * DAYS_BETWEEN_COLOURS,
    })),
  )
  .reverse()

type UndatedProduct = Omit<DemoProduct, 'daysOnSale'>

/** A product that takes a turn, and those of its brand and look in other colours. */
interface ProductWithColours extends UndatedProduct {
  readonly others: readonly UndatedProduct[]
}

/** A brand's products from newest to oldest: each of its designs once, for every model that it fits. */
function productsOf(brand: Brand): ProductWithColours[] {
  const looks = Map.groupBy(
    designs.filter((design) => design.brand.slug === brand.slug),
    ({ design }) => design.look,
  )
  const firsts = [...looks.values()].flatMap(([first]) => first ?? [])
  const dealt = alternateTypes(firsts, seeded(`rack of ${brand.slug}`))
  const seenOfType = new Map<CaseType, number>()
  return dealt.map((row, place) => {
    const ofType = seenOfType.get(row.caseType) ?? 0
    seenOfType.set(row.caseType, ofType + 1)
    const productOf = (other: BrandDesign): UndatedProduct => {
      const { slug, name, caseType, deviceModels, price, colours, family } = other
      // The same name on the same phone, whatever the colour.
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
 * Deals the designs out from the highest piles, so that neighbours on a page differ in type and, where
 * they can, in colour.
 */
function alternateTypes(designs: readonly BrandDesign[], random: Random): BrandDesign[] {
  const piles = [...Map.groupBy(shuffled(designs, random), ({ caseType }) => caseType).values()]
  const dealt: BrandDesign[] = []
  while (dealt.length < designs.length) {
    const last = dealt.at(-1)
    const isOther = (design: BrandDesign) => isOtherColour(design.mainColour, last?.mainColour)
    const choice = shuffled(piles, random)
      .filter((pile) => pile[0]?.caseType !== last?.caseType)
      .sort((a, b) => b.length - a.length)
    const [highest = []] = choice
    const pile =
      choice.find((other) => other.length >= highest.length - 1 && other.some(isOther)) ?? highest
    dealt.push(...pile.splice(Math.max(0, pile.findIndex(isOther)), 1))
  }
  return dealt
}

/** Whether two products differ at first sight; a product without a colour of its own differs from all. */
function isOtherColour(a: ColourSlug | undefined, b: ColourSlug | undefined): boolean {
  return a === undefined || a !== b
}

/**
 * Merges the brands' rows so that each is spread over the whole: always the brand that is the most
 * due, unless its next product resembles those before it and that of another one doesn't.
 */
function takeTurns(rows: readonly (readonly ProductWithColours[])[]): ProductWithColours[] {
  const taken = rows.map(() => 0)
  const dealt: ProductWithColours[] = []
  for (;;) {
    const due = rows
      .flatMap((row, index) => {
        const next = row[taken[index] ?? 0]
        return next ? [{ next, index, turn: ((taken[index] ?? 0) + 0.5) / row.length }] : []
      })
      .sort((a, b) => a.turn - b.turn)
    const choice = due.slice(0, 6).find(({ next }) => isChange(next, dealt)) ?? due[0]
    if (!choice) return dealt
    taken[choice.index] = (taken[choice.index] ?? 0) + 1
    dealt.push(choice.next)
  }
}

function isChange(next: UndatedProduct, dealt: readonly UndatedProduct[]): boolean {
  const last = dealt.at(-1)
  return (
    last?.brand !== next.brand &&
    last?.caseType !== next.caseType &&
    isOtherColour(next.colours[0], last?.colours[0]) &&
    dealt.slice(1 - APART).every(({ design }) => design.look !== next.design.look)
  )
}

/** The item at an index that goes round and round. */
function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('Nothing to choose from')
  return item
}
