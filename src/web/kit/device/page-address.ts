import { addressIn, splitAddress } from '#domain/languages.ts'
import { language } from '#messages/language.ts'

/** Address of a page in this build's language, for uses without the router: forms, the address bar. */
export function pageAddress(address: string): string {
  return language === 'en' ? address : addressIn(language, address)
}

/** The address without its language prefix, which the router adds itself. */
export function routedAddress(address: string): string {
  return language === 'en' ? address : splitAddress(address).address
}
