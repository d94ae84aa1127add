import { sceneAmong } from './designs/drawn-picture.ts'

/** Number of cases on a shelf of the home page. */
export const SHELF_SIZE = 10
/** Number of cases offered in place of a design that isn't made for a phone. */
export const NEAREST_SIZE = 4
/** Number of similar cases on a product's page. */
export const RELATED_SIZE = 10

/** Parts of a product's name: the design, and the phones. */
export interface NameParts {
  readonly design: string
  /** 'for iPhone 14'; '' when the name has none. */
  readonly phones: string
}

/** Splits 'Peacock Case for iPhone 14' into 'Peacock Case' and 'for iPhone 14'. */
export function nameParts(name: string): NameParts {
  const at = name.lastIndexOf(' for ')
  if (at <= 0) return { design: name, phones: '' }
  return { design: name.slice(0, at), phones: name.slice(at + 1) }
}

/** Features by which two cases look alike at a glance. */
export interface CaseLikeness {
  readonly design: string
  readonly brand: string
  readonly caseType: string
}

/**
 * Selects the first item, then always the first that resembles the selected ones least, so that a
 * shelf mixes designs and brands (rule: varied-shelves).
 *
 * @param items in descending order of merit
 */
export function varied<Item extends CaseLikeness>(items: readonly Item[], count: number): Item[] {
  const left = items.map((item) => ({ item, traits: traitsOf(item) }))
  const picked: Item[] = []
  const taken = new Map<string, number>()
  const times = (trait: string) => taken.get(trait) ?? 0
  while (picked.length < count && left.length > 0) {
    const likeness = left.map(({ traits }) => traits.reduce((sum, trait) => sum + times(trait), 0))
    const [next] = left.splice(likeness.indexOf(Math.min(...likeness)), 1)
    if (!next) break
    picked.push(next.item)
    for (const trait of next.traits) taken.set(trait, times(trait) + 1)
  }
  return picked
}

/** A design weighs as much as all other traits together, to avoid repetitions. */
function traitsOf({ design, brand, caseType }: CaseLikeness): readonly string[] {
  const look = `design ${design.toLowerCase()}`
  return [look, look, look, `brand ${brand}`, `type ${caseType}`]
}

/** Demand for a case: its sales and ratings. */
export interface Popularity {
  /** Number of pieces in orders that are not cancelled. */
  readonly sold: number
  /** Average of its reviews, 1 to 5; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
}

/**
 * Popularity score: one point per sold piece, and per review two points for every star above three,
 * minus two for every star below. A case without points is not popular (rule: most-loved).
 */
export function popularityScore({ sold, rating, reviewCount }: Popularity): number {
  return sold + (reviewCount === 0 ? 0 : 2 * reviewCount * (rating - 3))
}

/** Best reviewed case among those with a scene, the first of equal ones (rule: collections). */
export function bestInScene<
  Case extends {
    readonly image: readonly string[]
    readonly rating: number
    readonly numReviews: number
  },
>(cases: readonly Case[]): Case | undefined {
  const score = ({ rating, numReviews }: Case) =>
    popularityScore({ sold: 0, rating, reviewCount: numReviews })
  return cases
    .filter(({ image }) => sceneAmong(image) !== undefined)
    .sort((one, other) => score(other) - score(one))[0]
}
