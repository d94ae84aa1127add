import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { t } from '#messages'
import { ApiError, send } from '#web/kit/api/send.ts'
import '../second-step/calls.ts'

/** The library is loaded with the first press of a button for it. */
const webauthn = () => import('@simplewebauthn/browser')

/** Whether a host name is an IPv4 address, or an IPv6 address in brackets. */
export function isIpAddress(hostname: string): boolean {
  return /^(?:[\d.]+$|\[)/.test(hostname)
}

/** Whether the browser supports passkeys and the page is secure and has a host name, not an IP. */
export function supportsPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !isIpAddress(location.hostname)
}

/** Creates a passkey on this device. @throws ApiError with a sentence to show */
export async function makePasskey(proof: {
  readonly currentPassword: string
  readonly code?: string
}) {
  const options = await send('startPasskey', { body: proof })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { startRegistration } = await webauthn()
  const response = await startRegistration({ optionsJSON }).catch(throwNotUsed)
  return send('addPasskey', { body: { response: { ...response } } })
}

/** Logs in by a passkey; the caller signs the user in by `enter`. @throws as `makePasskey` */
export async function logInByPasskey() {
  const options = await send('startPasskeyLogin', {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { startAuthentication } = await webauthn()
  const response = await startAuthentication({ optionsJSON }).catch(throwNotUsed)
  return send('logInByPasskey', { body: { response: { ...response } } })
}

/** Replaces the error of an authenticator that was cancelled, or that refused. */
function throwNotUsed(): never {
  throw new ApiError(0, 'PASSKEY_UNUSED', t.account.passkeyNotUsed)
}
