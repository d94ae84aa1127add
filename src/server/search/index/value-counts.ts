import type { Bits } from './bits.ts'

/** Number of values; the array grows by doubling. */
const INITIAL_CAPACITY = 1_024

/**
 * Forward index from products to their values, for facet counts. It iterates over the found products
 * instead of intersecting one bitset per value: a product has a few dozen models, the shop some five
 * hundred.
 */
export class ValueCounts {
  /** Code of each value, at most 65,536. */
  readonly #codes = new Map<string, number>()
  /** Dictionary-encoded values of all positions in sequence; those of a position end at `#ends`. */
  #values = new Uint16Array(INITIAL_CAPACITY)
  readonly #ends: number[] = []

  /** Adds the values of the next position. */
  add(values: readonly string[]): void {
    let end = this.#ends.at(-1) ?? 0
    if (end + values.length > this.#values.length) {
      const larger = new Uint16Array(Math.max(end + values.length, this.#values.length * 2))
      larger.set(this.#values)
      this.#values = larger
    }
    for (const value of values) {
      const number = this.#codes.get(value) ?? this.#codes.size
      this.#codes.set(value, number)
      this.#values[end++] = number
    }
    this.#ends.push(end)
  }

  /** Number of these products per value; values without products are left out. */
  count(products: Bits): Map<string, number> {
    const counts = new Uint32Array(this.#codes.size)
    const values = this.#values
    const ends = this.#ends
    for (const position of products.positions()) {
      const end = ends[position] ?? 0
      for (let at = ends[position - 1] ?? 0; at < end; at += 1) {
        const number = values[at] as number
        counts[number] = (counts[number] as number) + 1
      }
    }
    const found = new Map<string, number>()
    for (const [value, number] of this.#codes) {
      const count = counts[number] ?? 0
      if (count > 0) found.set(value, count)
    }
    return found
  }
}
