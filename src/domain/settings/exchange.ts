/**
 * Lines about exchanges that a new shop proposes to its owner, without and with a warranty (rule:
 * onboarding). The chosen one is stored like the owner's own words.
 */
export const PROPOSED_EXCHANGE = 'Wrong size or damaged? Exchange within 7 days'
export const WARRANTY = 'Broken within 3 months? A new one'
export const PROPOSED_WARRANTY = `${PROPOSED_EXCHANGE}. ${WARRANTY}`
