/**
 * Exchange line that a new shop proposes to its owner (rule: onboarding). It is stored like the
 * owner's own words.
 */
export const PROPOSED_EXCHANGE = 'Wrong size or damaged? Exchange within 7 days'
