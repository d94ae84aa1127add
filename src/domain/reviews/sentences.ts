import * as messages from '#messages/review-sentences.ts'

/** Messages about reviews, other than those of their form. */
export const REVIEW_NOT_FOUND = messages.notFound
export const REVIEW_REMOVED = messages.removed
export const NOT_YOUR_REVIEW = messages.notYours
export const OWN_REVIEW = messages.own
export const LOGIN_TO_REVIEW = messages.loginToWrite
export const SAMPLE_REVIEW = messages.sample
