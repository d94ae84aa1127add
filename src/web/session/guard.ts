import { paths } from '#domain/paths.ts'
import { currentUser, signOut } from './session.ts'

type Go = (to: string) => void
let go: Go = (to) => location.assign(to)

/** Lets the guard move through the router instead of loading a page anew. */
export function guardNavigatesWith(navigate: Go): void {
  go = navigate
}

/**
 * Whether a path lies in the admin area: by its segment, so that `/administrator` does not
 * (rule: session-ends).
 */
export function isInAdminArea(pathname: string): boolean {
  return pathname.split('/')[1] === 'admin'
}

/**
 * The rule of a 401: the stored user is cleared, and whoever stands in the admin area goes to the
 * login (rule: session-ends).
 */
export function signedOutByServer(): void {
  signOut()
  if (isInAdminArea(location.pathname)) go(paths.login())
}

/**
 * Ends the session that a refused call was sent with. A wrong password ends none, and whoever has
 * come in since with another token stays (rule: session-ends).
 */
export function unauthorized(code: string, token: string | undefined): void {
  if (code !== 'WRONG_CREDENTIALS' && token === currentUser()?.token) signedOutByServer()
}
