import type { Token } from './tokenize.ts'

/** The tokens of a query while its phones are looked for: which are taken, and by what. */
export class OpenWords {
  readonly tokens: readonly Token[]
  private readonly taken: Set<number>
  /** Places of what stood before the number of a phone: the next one may share it. */
  private readonly shared = new Set<number>()
  private readonly brandPlaces: ReadonlySet<number>

  constructor(
    tokens: readonly Token[],
    taken: ReadonlySet<number>,
    brandPlaces: ReadonlySet<number>,
  ) {
    this.tokens = tokens
    this.taken = new Set(taken)
    this.brandPlaces = brandPlaces
  }

  /** Whether a token is there and nothing has been made of it yet. */
  isOpen(place: number): boolean {
    return this.isThere(place) && !this.taken.has(place) && !this.brandPlaces.has(place)
  }

  /** Whether a token names a brand. */
  isOfBrand(place: number): boolean {
    return this.brandPlaces.has(place)
  }

  /** Whether a phone that was found left the word to the next: 'spark' of 'spark 5 and 6'. */
  isShared(place: number): boolean {
    return this.shared.has(place)
  }

  take(places: Iterable<number>): void {
    for (const place of places) this.taken.add(place)
  }

  takeForPhone(places: ReadonlySet<number>): void {
    const numbers = [...places].filter((place) => /\d/.test(this.tokens[place]?.text ?? ''))
    const number = Math.min(...numbers)
    for (const place of places) {
      this.taken.add(place)
      if (place < number && !this.brandPlaces.has(place)) this.shared.add(place)
    }
  }

  /** Whether a token may be part of a model's name: what means something else ends a name. */
  mayNameModel(place: number): boolean {
    if (!this.isOpen(place)) return false
    const means = this.tokens[place]?.means
    if (means === undefined) return false
    return (
      means.model !== undefined || means.number !== undefined || Object.keys(means).length === 0
    )
  }

  /** Whether nothing stands before the number that could be part of its name but another number. */
  beginsName(place: number): boolean {
    return !this.mayNameModel(place - 1) || /\d/.test(this.tokens[place - 1]?.text ?? '')
  }

  /** The token and those around it that may be one name with it. */
  nameAround(place: number, { from = -1 }: { readonly from?: number } = {}): Set<number> {
    let first = place
    while (first - 1 > from && this.mayNameModel(first - 1)) first -= 1
    let last = place
    while (this.mayNameModel(last + 1)) last += 1
    return new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index))
  }

  private isThere(place: number): boolean {
    return place >= 0 && place < this.tokens.length
  }
}
