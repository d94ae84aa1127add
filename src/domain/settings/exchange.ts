import { t } from '#messages'

/**
 * Exchange line that a new shop proposes to its owner (rule: onboarding). It is stored like the
 * owner's own words.
 */
export const PROPOSED_EXCHANGE = 'Wrong size or damaged? Exchange within 7 days'

/** The owner's exchange line for a page: the proposed one is in the page's language. */
export function exchangeWords(line: string): string {
  return line === PROPOSED_EXCHANGE ? t.common.exchangeProposed : line
}
