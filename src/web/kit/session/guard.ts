import { paths } from '#domain/paths.ts'
import { currentUser, signOut } from './session.ts'

type Navigate = (to: string) => void
let navigateTo: Navigate = (to) => location.assign(to)

/** Sets how the guard navigates: through the router instead of loading a document. */
export function guardNavigatesWith(navigate: Navigate): void {
  navigateTo = navigate
}

/** Whether a path lies in the admin area, by its first segment: `/administrator` does not. */
export function isInAdminArea(pathname: string): boolean {
  return pathname.split('/')[1] === 'admin'
}

/** Handles a 401: clears the stored user and leads from the admin area to the login (rule: session-ends). */
export function signedOutByServer(): void {
  signOut()
  if (isInAdminArea(location.pathname)) navigateTo(paths.login())
}

/**
 * Ends the session whose token a refused call was sent with. A wrong password ends none, nor does a
 * refusal of an older token (rule: session-ends).
 */
export function unauthorized(code: string, token: string | undefined): void {
  if (code !== 'WRONG_CREDENTIALS' && token === currentUser()?.token) signedOutByServer()
}
