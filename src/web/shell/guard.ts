import { paths } from '#domain/paths.ts'
import { signOut } from './session.ts'

type Go = (to: string) => void
let go: Go = (to) => location.assign(to)

/** Lets the guard move through the router instead of loading a page anew. */
export function guardNavigatesWith(navigate: Go): void {
  go = navigate
}

/**
 * The rule of a 401: the stored user is cleared, and whoever stands in the admin area goes to the
 * login. Decided by path segment, so that `/administrator` is not `/admin` (D56).
 */
export function signedOutByServer(): void {
  signOut()
  if (location.pathname.split('/')[1] === 'admin') go(paths.login())
}
