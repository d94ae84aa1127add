import { currentLanguage } from '#messages'

/**
 * A product's name or description in the current language: the Urdu text in Urdu where the owner has
 * written one, '' being none, the English text otherwise (rule: urdu-goods).
 */
export function inCurrentLanguage(english: string, urdu: string): string {
  return currentLanguage() === 'ur' && urdu !== '' ? urdu : english
}
