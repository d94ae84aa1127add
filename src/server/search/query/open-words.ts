import type { Token } from './tokenize.ts'

/** Tokens of a query during the search for phones; each found phone takes its tokens. */
export class OpenWords {
  readonly tokens: readonly Token[]
  private readonly taken: Set<number>
  /** Positions of words before the number of a phone, which the next phone may share. */
  private readonly shared = new Set<number>()
  private readonly brandPositions: ReadonlySet<number>

  constructor(
    tokens: readonly Token[],
    taken: ReadonlySet<number>,
    brandPositions: ReadonlySet<number>,
  ) {
    this.tokens = tokens
    this.taken = new Set(taken)
    this.brandPositions = brandPositions
  }

  isOpen(position: number): boolean {
    const isThere = position >= 0 && position < this.tokens.length
    return isThere && !this.taken.has(position) && !this.brandPositions.has(position)
  }

  isOfBrand(position: number): boolean {
    return this.brandPositions.has(position)
  }

  /** Whether a found phone shares the word with the next: 'spark' of 'spark 5 and 6'. */
  isShared(position: number): boolean {
    return this.shared.has(position)
  }

  take(positions: Iterable<number>): void {
    for (const position of positions) this.taken.add(position)
  }

  takeForPhone(positions: ReadonlySet<number>): void {
    const numbers = [...positions].filter((position) =>
      /\d/.test(this.tokens[position]?.text ?? ''),
    )
    const number = Math.min(...numbers)
    for (const position of positions) {
      this.taken.add(position)
      if (position < number && !this.brandPositions.has(position)) this.shared.add(position)
    }
  }

  /** Whether a token may be part of a model's name: a word with another meaning ends a name. */
  mayNameModel(position: number): boolean {
    if (!this.isOpen(position)) return false
    const means = this.tokens[position]?.means
    if (means === undefined) return false
    return (
      means.model !== undefined || means.number !== undefined || Object.keys(means).length === 0
    )
  }

  /** Whether the number is not preceded by a possible part of its name, except another number. */
  beginsName(position: number): boolean {
    return !this.mayNameModel(position - 1) || /\d/.test(this.tokens[position - 1]?.text ?? '')
  }

  /** Positions of the token and its neighbours that may form one name with it. */
  nameAround(position: number, { from = -1 }: { readonly from?: number } = {}): Set<number> {
    let first = position
    while (first - 1 > from && this.mayNameModel(first - 1)) first -= 1
    let last = position
    while (this.mayNameModel(last + 1)) last += 1
    return new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index))
  }
}
