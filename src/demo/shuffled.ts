import type { Random } from '#studio/drawing/random.ts'

/** The items in an order decided by chance; the given array stays as it is. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
