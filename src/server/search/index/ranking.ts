import type { Bits } from './bits.ts'

/** Positions in one sort order, sorted lazily after additions. */
export class Ranking {
  #positions: number[] = []
  #isSorted = true
  readonly #compare: (a: number, b: number) => number

  /** @param compare a total order, which never returns 0 for two positions */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  add(position: number): void {
    this.#positions.push(position)
    this.#isSorted = false
  }

  /** Slice of a set in this order, `to` exclusive. All its positions must have been added. */
  some(set: Bits, from: number, to: number): readonly number[] {
    const found: number[] = []
    let place = 0
    for (const position of this.#sorted()) {
      if (place >= to) break
      if (set.has(position) && place++ >= from) found.push(position)
    }
    return found
  }

  /** New positions mostly arrive in order, the fastest case of this sort. */
  #sorted(): readonly number[] {
    if (!this.#isSorted) this.#positions.sort(this.#compare)
    this.#isSorted = true
    return this.#positions
  }
}
