import { Bits } from './bits.ts'

/** Values of a member by facet. */
type MemberValues<Facet extends string> = Readonly<Record<Facet, readonly string[]>>

/**
 * Families of the index (rule: families): positions grouped by key, with their facet values. Few
 * products belong to a family, so that the values need little memory.
 */
export class Families<Facet extends string = string> {
  /** All positions with a family. */
  readonly members = new Bits()
  readonly #families = new Map<string, Map<number, MemberValues<Facet>>>()
  readonly #keys = new Map<number, string>()

  add(key: string, position: number, values: MemberValues<Facet>): void {
    const family = this.#families.get(key) ?? new Map<number, MemberValues<Facet>>()
    this.#families.set(key, family.set(position, values))
    this.#keys.set(position, key)
    this.members.add(position)
  }

  delete(position: number): void {
    const key = this.#keys.get(position)
    if (key === undefined) return
    this.#keys.delete(position)
    this.members.delete(position)
    const family = this.#families.get(key)
    family?.delete(position)
    if (family?.size === 0) this.#families.delete(key)
  }

  /** Positions of a product's family, its own included; empty without one. */
  of(position: number): readonly number[] {
    return [...(this.#families.get(this.#keys.get(position) ?? '')?.keys() ?? [])]
  }

  /** All members of each family except the first of `inOrder`. */
  without(inOrder: (members: readonly number[]) => readonly number[]): Bits {
    const others = [...this.#families.values()].flatMap((family) =>
      family.size > 1 ? inOrder([...family.keys()]).slice(1) : [],
    )
    return Bits.of(others)
  }

  /** Number of families with a product among these. */
  countIn(products: Bits): number {
    let count = 0
    for (const family of this.#families.values()) {
      if ([...family.keys()].some((position) => products.has(position))) count += 1
    }
    return count
  }

  /** Values of a facet per family among these products, without duplicates. */
  *valuesIn(products: Bits, facet: Facet): Generator<string> {
    for (const family of this.#families.values()) {
      const values = new Set<string>()
      for (const [position, its] of family) {
        if (products.has(position)) for (const value of its[facet]) values.add(value)
      }
      yield* values
    }
  }
}
