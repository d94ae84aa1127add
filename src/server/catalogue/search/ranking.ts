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

  /**
   * The positions that are in the set, all of which were added, in this order, from one place of
   * it up to another.
   */
  some(set: Bits, from: number, to: number): readonly number[] {
    const found: number[] = []
    let place = 0
    for (const position of this.#sorted()) {
      if (place >= to) break
      if (set.has(position) && place++ >= from) found.push(position)
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
