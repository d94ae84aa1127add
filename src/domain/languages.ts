/** Languages of the shop's pages, by their tags in documents; English is the first, and the default. */
export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]

/**
 * The language of a request by its Accept-Language header (RFC 9110): Urdu if the header prefers it
 * to English, English otherwise (rule: languages).
 */
export function acceptedLanguage(header = ''): Language {
  const weights = { en: 0, ur: 0 }
  for (const range of header.split(',', MOST_RANGES)) {
    const [tag = '', ...parameters] = range.toLowerCase().split(';')
    const language = languages.find((each) => tag.trim().split('-')[0] === each)
    const weight = /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameters.join(';'))?.[1] ?? 1
    if (language && weights[language] === 0) weights[language] = Number(weight)
  }
  return weights.ur > weights.en ? 'ur' : 'en'
}

/** Limits the ranges of an Accept-Language header that are read. */
const MOST_RANGES = 20

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
