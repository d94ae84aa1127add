/** Cases on a shelf of the home page. */
export const SHELF_SIZE = 10
/** Cases beside another one that are like it. */
export const RELATED_SIZE = 10

/** A product's name in its two halves: what it is called, and for which phones. */
export interface NameParts {
  readonly design: string
  /** 'for iPhone 14'; '' where the name says none. */
  readonly phones: string
}

/** 'Peacock Case for iPhone 14' is the design 'Peacock Case', here 'for iPhone 14'. */
export function nameParts(name: string): NameParts {
  const at = name.lastIndexOf(' for ')
  if (at <= 0) return { design: name, phones: '' }
  return { design: name.slice(0, at), phones: name.slice(at + 1) }
}

/** Features by which two cases look alike from afar. */
export interface CaseLikeness {
  readonly design: string
  readonly brand: string
  readonly caseType: string
}

/**
 * Picks the first of these, then always the first that resembles those before it least, so that a
 * shelf is neither one design after another nor one brand's (rule: varied-shelves).
 *
 * @param items in the order of their merit
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

/** A design counts as much as everything else together: nobody wants to see it twice. */
function traitsOf({ design, brand, caseType }: CaseLikeness): readonly string[] {
  const look = `design ${design.toLowerCase()}`
  return [look, look, look, `brand ${brand}`, `type ${caseType}`]
}

/** The demand for a case: its sales and ratings. */
export interface Favour {
  /** Pieces in orders that are not cancelled. */
  readonly sold: number
  /** Average of its reviews, 1 to 5; 0 without any. */
  readonly rating: number
  readonly reviewCount: number
}

/**
 * How loved a case is: a point for each piece that was sold, and for each review two for every star
 * above three and two less for every star below. Nothing that has no point is loved
 * (rule: most-loved).
 */
export function love({ sold, rating, reviewCount }: Favour): number {
  return sold + (reviewCount === 0 ? 0 : 2 * reviewCount * (rating - 3))
}
