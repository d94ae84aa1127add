import type { Shop } from '#domain/contract/shop.ts'
import type { Language } from '#domain/languages.ts'
import * as english from '#messages-of/english/shop-words.ts'
import * as urdu from '#messages-of/urdu/shop-words.ts'

/**
 * The shop's facts for pages in a language: the tagline that a shop comes with is translated, one that the owner
 * has written is shown as written (rule: languages).
 */
export function shopIn<Facts extends Pick<Shop, 'tagline'>>(
  language: Language,
  facts: Facts,
): Facts {
  const isTranslated = language === 'ur' && facts.tagline === english.tagline
  return isTranslated ? { ...facts, tagline: urdu.tagline } : facts
}
