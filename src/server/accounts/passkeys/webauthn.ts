/** Lazy import of the library, which takes longer to load than the other modules of accounts. */
export const webauthn = () => import('@simplewebauthn/server')

/** The account's name within its passkeys, which an authenticator returns with each login. */
export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId))
}
