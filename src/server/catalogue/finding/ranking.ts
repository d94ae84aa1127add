import type { Bits } from './bits.ts'

/** Positions in the order of one sort, kept sorted while products come. */
export class Ranking {
  #positions: number[] = []
  #isSorted = true
  readonly #compare: (a: number, b: number) => number

  /** `compare` puts what is shown first before the rest; it never calls two positions equal. */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  add(position: number): void {
    this.#positions.push(position)
    this.#isSorted = false
  }

  /** The positions that are in the set, all of which were added, in this order. */
  of(set: Bits): Uint32Array {
    const found = new Uint32Array(set.count())
    let count = 0
    for (const position of this.#sorted()) {
      if (set.has(position)) found[count++] = position
    }
    return found
  }

  /** The first positions that are in the set, in this order. */
  first(set: Bits, most: number): readonly number[] {
    const found: number[] = []
    for (const position of this.#sorted()) {
      if (found.length === most) break
      if (set.has(position)) found.push(position)
    }
    return found
  }

  /** A catalogue is mostly in order already, which is what this sort is quickest at. */
  #sorted(): readonly number[] {
    if (!this.#isSorted) this.#positions.sort(this.#compare)
    this.#isSorted = true
    return this.#positions
  }
}
