/** Languages of the shop's pages, by their tags in documents; English is the first, and the default. */
export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]

/** Direction of each language's script, for the `dir` of documents. */
export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', ur: 'rtl' }

/** Path prefix of pages in Urdu; the rest of the path is that of the English page. */
export const URDU_PREFIX = '/ur'

/** Address of a page in a language, from its English one, which begins with its path. */
export function addressIn(language: Language, address: string): string {
  if (language === 'en') return address
  return URDU_PREFIX + address.replace(/^\/(?=$|[?#])/, '')
}

/** The language of an address and its English form, `/help` for `/ur/help`. */
export function splitAddress(address: string): {
  readonly language: Language
  readonly address: string
} {
  if (!/^\/ur(?:$|[/?#])/.test(address)) return { language: 'en', address }
  const rest = address.slice(URDU_PREFIX.length)
  return { language: 'ur', address: rest.startsWith('/') ? rest : `/${rest}` }
}

/**
 * Values of `hreflang` for a page in several languages: each tag with the language of its address.
 * English is the default for all other languages. Empty in a shop of one language.
 */
export function alternatesOf(
  published: readonly Language[],
): readonly (readonly [string, Language])[] {
  if (published.length < 2) return []
  return [...published.map((language) => [language, language] as const), ['x-default', 'en']]
}
