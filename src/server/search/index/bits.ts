const WORD = 32
const SMALLEST = 32

/**
 * Bitset of positions in the catalogue index, one bit per product. Filters are combined by
 * intersection, and a facet count is the population count of an intersection.
 */
export class Bits {
  #words = new Uint32Array(SMALLEST)

  static of(positions: Iterable<number>): Bits {
    const bits = new Bits()
    for (const position of positions) bits.add(position)
    return bits
  }

  /** The intersection of one or more sets. */
  static all([first, ...others]: readonly [Bits, ...Bits[]]): Bits {
    const result = new Bits()
    result.#words = first.#words.slice()
    const words = result.#words
    for (const other of others) {
      const theirs = other.#words
      const length = Math.min(words.length, theirs.length)
      for (let at = 0; at < length; at += 1) words[at] = word(words, at) & word(theirs, at)
      words.fill(0, length)
    }
    return result
  }

  /** The difference: members of the first set that are not in the second. */
  static without(set: Bits, other: Bits): Bits {
    const result = new Bits()
    result.#words = set.#words.map((bits, at) => bits & ~(other.#words[at] ?? 0))
    return result
  }

  /** The union of the sets. */
  static any(sets: readonly Bits[]): Bits {
    const result = new Bits()
    for (const set of sets) result.addAll(set)
    return result
  }

  add(position: number): void {
    const at = Math.floor(position / WORD)
    this.#makeRoom(at + 1)
    this.#words[at] = word(this.#words, at) | (1 << (position % WORD))
  }

  /** Adds all members of another set. */
  addAll(other: Bits): void {
    const theirs = other.#words
    this.#makeRoom(theirs.length)
    const words = this.#words
    for (let at = 0; at < theirs.length; at += 1) words[at] = word(words, at) | word(theirs, at)
  }

  #makeRoom(length: number): void {
    if (length <= this.#words.length) return
    const larger = new Uint32Array(Math.max(length, this.#words.length * 2))
    larger.set(this.#words)
    this.#words = larger
  }

  delete(position: number): void {
    const at = Math.floor(position / WORD)
    if (at < this.#words.length) {
      this.#words[at] = word(this.#words, at) & ~(1 << (position % WORD))
    }
  }

  has(position: number): boolean {
    return ((this.#words[Math.floor(position / WORD)] ?? 0) & (1 << (position % WORD))) !== 0
  }

  get isEmpty(): boolean {
    return this.#words.every((bits) => bits === 0)
  }

  count(): number {
    const words = this.#words
    let count = 0
    for (let at = 0; at < words.length; at += 1) {
      if (words[at] !== 0) count += ones(word(words, at))
    }
    return count
  }

  /** The members in ascending order. */
  positions(): Uint32Array {
    const found = new Uint32Array(this.count())
    const words = this.#words
    let count = 0
    for (let at = 0; at < words.length; at += 1) {
      for (let bits = word(words, at); bits !== 0; bits &= bits - 1) {
        found[count++] = at * WORD + (31 - Math.clz32(bits & -bits))
      }
    }
    return found
  }

  /** Size of the intersection, computed without creating a set. */
  countWith(other: Bits): number {
    const words = this.#words
    const theirs = other.#words
    const length = Math.min(words.length, theirs.length)
    let count = 0
    for (let at = 0; at < length; at += 1) {
      const both = word(words, at) & word(theirs, at)
      if (both !== 0) count += ones(both)
    }
    return count
  }
}

/** Reads a word; `at` is within the array. */
const word = (words: Uint32Array, at: number): number => words[at] as number

/** Population count of a 32-bit word, summed in pairs, fours and eights. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
