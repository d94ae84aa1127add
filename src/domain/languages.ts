/** Languages of the shop's pages, by their tags in documents; English is the first of them. */
export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]

/**
 * Languages that shoppers can open. Urdu joins them once every table of src/messages is translated; until
 * then its addresses are answered as any that the shop doesn't have.
 */
export const publishedLanguages: readonly Language[] = ['en']
