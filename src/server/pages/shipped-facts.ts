import type { Shop } from '#domain/contract/shop.ts'
import type { Language } from '#domain/languages.ts'
import * as english from '#messages-of/english/shop-facts.ts'
import * as urdu from '#messages-of/urdu/shop-facts.ts'

/**
 * Localizes the facts of the shop for its pages: shipped defaults are translated, texts that the
 * owner changed stay as they are.
 */
export function factsIn<Facts extends Pick<Shop, 'tagline' | 'city' | 'province'>>(
  language: Language,
  facts: Facts,
): Facts {
  if (language === 'en') return facts
  const said = (own: string, shipped: string, translated: string) =>
    own === shipped ? translated : own
  return {
    ...facts,
    tagline: said(facts.tagline, english.tagline, urdu.tagline),
    city: said(facts.city, english.city, urdu.city),
    province: said(facts.province, english.province, urdu.province),
  }
}
