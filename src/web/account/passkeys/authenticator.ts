import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as messages from '#messages/passkey-login.ts'
import { ApiError, send } from '#web/api/send.ts'
import '../second-step/calls.ts'

/** The library is loaded with the first press of a button for it. */
const webauthn = () => import('@simplewebauthn/browser')

/** Whether the browser supports passkeys and the page is secure and has a host name, not an IP. */
export function knowsPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.[]/.test(location.hostname)
}

/**
 * Creates a passkey on this device.
 * @throws ApiError, or an Error with a sentence to show
 */
export async function makePasskey(proof: {
  readonly currentPassword: string
  readonly code?: string
}) {
  const options = await send('startPasskey', { body: proof })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { startRegistration } = await webauthn()
  const response = await startRegistration({ optionsJSON }).catch(notUsed)
  return send('addPasskey', { body: { response: { ...response } } })
}

/**
 * Logs in by a passkey of this device.
 * @throws as `makePasskey`
 */
export async function logInByPasskey() {
  const options = await send('startPasskeyLogin', {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { startAuthentication } = await webauthn()
  const response = await startAuthentication({ optionsJSON }).catch(notUsed)
  return send('logInByPasskey', { body: { response: { ...response } } })
}

/** Replaces the error of an authenticator that was cancelled, or that refused. */
function notUsed(): never {
  throw new ApiError(0, 'UNREADABLE', messages.notUsed)
}
