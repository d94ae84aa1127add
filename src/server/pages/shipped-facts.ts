import type { Shop } from '#domain/contract/shop.ts'
import type { Language } from '#domain/languages.ts'
import { sentencesIn } from '#messages'

/** Translates shipped facts of the shop for its pages; texts that the owner changed stay. */
export function factsIn<Facts extends Pick<Shop, 'tagline' | 'city' | 'province'>>(
  language: Language,
  facts: Facts,
): Facts {
  const shipped = sentencesIn('en').documents
  const translated = sentencesIn(language).documents
  const localized = (name: 'tagline' | 'city' | 'province') =>
    facts[name] === shipped[name] ? translated[name] : facts[name]
  return {
    ...facts,
    tagline: localized('tagline'),
    city: localized('city'),
    province: localized('province'),
  }
}
