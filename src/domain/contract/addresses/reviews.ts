import type { Address } from '../call.ts'

/** Calls about photos, votes and removal of reviews, loaded with the list of reviews. */
export const reviewAddresses = {
  uploadReviewPhoto: { method: 'POST', path: '/products/:id/reviews/photos', who: 'shopper', priority: 'browsing' },
  voteReview: { method: 'POST', path: '/products/:id/reviews/:reviewId/helpful', who: 'shopper', priority: 'browsing' },
  removeReview: { method: 'DELETE', path: '/products/:id/reviews/:reviewId', who: 'shopper', priority: 'browsing' },
} as const satisfies Record<string, Address>
