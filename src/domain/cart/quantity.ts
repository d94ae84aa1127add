import { terms } from '#domain/terms.ts'

/** The choices of every quantity select: 1 to 10. */
export const quantityChoices: readonly number[] = Array.from(
  { length: terms.maxQuantity },
  (_, index) => index + 1,
)

/** A line's new quantity after adding; what lies beyond the limit is cut off (rule: line-limit). */
export function cappedQuantity(wanted: number): { quantity: number; capped: boolean } {
  const quantity = Math.min(wanted, terms.maxQuantity)
  return { quantity, capped: quantity < wanted }
}

/** Notice when an addition, update or merge met the limit of a line. */
export const cappedNotice = `You can order at most ${terms.maxQuantity} of one case per model.`
