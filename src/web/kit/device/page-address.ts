import { addressIn } from '#domain/languages.ts'
import { currentLanguage } from '#messages'

/** Address of a page in the current language, for uses without the router: forms, the address bar. */
export function pageAddress(address: string): string {
  return addressIn(currentLanguage(), address)
}

/** Whether a path lies in the admin area, by its first segment: `/administrator` does not. */
export function isInAdminArea(pathname: string): boolean {
  return pathname.split('/')[1] === 'admin'
}
