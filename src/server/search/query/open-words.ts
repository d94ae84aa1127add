import type { Token } from './tokenize.ts'

/** Tokens of a query during the search for phones; each found phone takes its tokens. */
export class OpenWords {
  readonly tokens: readonly Token[]
  private readonly taken: Set<number>
  /** Positions of words before the number of a phone, which the next phone may share. */
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

  isOpen(place: number): boolean {
    const isThere = place >= 0 && place < this.tokens.length
    return isThere && !this.taken.has(place) && !this.brandPlaces.has(place)
  }

  isOfBrand(place: number): boolean {
    return this.brandPlaces.has(place)
  }

  /** Whether a found phone shares the word with the next: 'spark' of 'spark 5 and 6'. */
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

  /** Whether a token may be part of a model's name: a word with another meaning ends a name. */
  mayNameModel(place: number): boolean {
    if (!this.isOpen(place)) return false
    const means = this.tokens[place]?.means
    if (means === undefined) return false
    return (
      means.model !== undefined || means.number !== undefined || Object.keys(means).length === 0
    )
  }

  /** Whether the number is not preceded by a possible part of its name, except another number. */
  beginsName(place: number): boolean {
    return !this.mayNameModel(place - 1) || /\d/.test(this.tokens[place - 1]?.text ?? '')
  }

  /** Positions of the token and its neighbours that may form one name with it. */
  nameAround(place: number, { from = -1 }: { readonly from?: number } = {}): Set<number> {
    let first = place
    while (first - 1 > from && this.mayNameModel(first - 1)) first -= 1
    let last = place
    while (this.mayNameModel(last + 1)) last += 1
    return new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index))
  }
}
