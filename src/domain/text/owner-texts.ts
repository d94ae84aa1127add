import { currentLanguage } from '#messages'

/**
 * A text of the shop's data in the current language: in Urdu the Urdu one, '' being none, and the
 * English one otherwise (rule: urdu-goods).
 */
export function inCurrentLanguage(english: string, urdu: string): string {
  return currentLanguage() === 'ur' && urdu !== '' ? urdu : english
}
