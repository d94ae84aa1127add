import { addressIn, splitAddress } from '#domain/languages.ts'
import { language } from '#messages/language.ts'

/** Address of a page in this build's language, for where no router writes it: forms, the bar of addresses. */
export function pageAddress(address: string): string {
  return language === 'en' ? address : addressIn(language, address)
}

/** The address as the router takes it, which adds the language itself. */
export function routedAddress(address: string): string {
  return language === 'en' ? address : splitAddress(address).address
}
