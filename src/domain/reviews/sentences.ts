/** Messages about reviews, beside those of their form. */
export const REVIEW_NOT_FOUND = 'Review not found'
export const REVIEW_REMOVED = 'Review removed'
export const NOT_YOUR_REVIEW = 'Only its author or an admin can remove a review'
export const OWN_REVIEW = 'Your own review can’t be marked as helpful'
export const SAMPLE_REVIEW = 'A sample review can’t be marked as helpful'
