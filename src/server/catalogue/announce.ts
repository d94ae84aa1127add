import { z } from 'zod'
import { notify, type ShopTransaction } from '#server/database/transaction.ts'

/** The channel on which every process hears that pages of the catalogue are out of date. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

const review = z.object({
  /** Slug of the product that was reviewed. */
  reviewed: z.string(),
  /** Whether its stars, or how many have given them, are others now. */
  isRatedAnew: z.boolean(),
})

/** A review of one product; every other change is not told apart. */
export type ReviewChange = z.output<typeof review>

/** Tells every process, once the transaction commits, that the catalogue has changed. */
export async function announceChange(tx: ShopTransaction): Promise<void> {
  await notify(tx, CATALOGUE_CHANGED)
}

/** Tells every process, once the transaction commits, that somebody has reviewed a product. */
export async function announceReview(tx: ShopTransaction, change: ReviewChange): Promise<void> {
  await notify(tx, CATALOGUE_CHANGED, JSON.stringify(change))
}

/**
 * The review that a message on the channel is about; null where anything may have changed, as for
 * every message of another release.
 */
export function reviewIn(message: string): ReviewChange | null {
  if (!message.startsWith('{')) return null
  try {
    return review.safeParse(JSON.parse(message)).data ?? null
  } catch {
    return null
  }
}
