import { Bits } from './bits.ts'

/** The values of a member by facet. */
type MemberValues<Facet extends string> = Readonly<Record<Facet, readonly string[]>>

/**
 * The families of the index (rule: families): positions under a common key, with the values by which
 * filters count them. Few products have one, so their values cost little memory.
 */
export class Families<Facet extends string = string> {
  /** All positions that have a family. */
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

  /** The family of a position, itself included; empty without one. */
  of(position: number): readonly number[] {
    return [...(this.#families.get(this.#keys.get(position) ?? '')?.keys() ?? [])]
  }

  /** All but the first of what `inOrder` answers of each family. */
  without(inOrder: (members: readonly number[]) => readonly number[]): Bits {
    const others = [...this.#families.values()].flatMap((family) =>
      family.size > 1 ? inOrder([...family.keys()]).slice(1) : [],
    )
    return Bits.of(others)
  }

  /** How many families have a product among these. */
  countIn(products: Bits): number {
    let count = 0
    for (const family of this.#families.values()) {
      if ([...family.keys()].some((position) => products.has(position))) count += 1
    }
    return count
  }

  /** The values of a facet that each family has among these products, once a family. */
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
