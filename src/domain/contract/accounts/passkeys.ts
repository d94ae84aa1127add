import { z } from 'zod'
import { addresses } from '../addresses/index.ts'
import { call } from '../call.ts'
import { idParams, moment } from '../fields.ts'
import { proof, signedInUser } from '../users.ts'

const passkey = z.object({
  id: z.string(),
  /** Device on which it was made, 'Chrome on Android'; '' when unknown. */
  device: z.string(),
  since: moment,
  /** Latest login by it; null before the first. */
  usedAt: moment.nullable(),
})
export type Passkey = z.output<typeof passkey>

const passkeys = z.object({
  passkeys: z.array(passkey),
  /** Whether passkeys can be used at this address. */
  isAvailable: z.boolean(),
})

/** Options and answers of an authenticator, in the JSON of WebAuthn (level 3). */
const ofAuthenticator = z.record(z.string(), z.unknown())
export type SignedOptions = z.output<typeof ofAuthenticator>

export const listPasskeys = call('accounts', addresses.listPasskeys, {
  summary: 'One’s own passkeys',
  answer: passkeys,
})

export const startPasskey = call('accounts', addresses.startPasskey, {
  summary: 'What an authenticator needs to make a passkey, with the password and a code',
  body: proof,
  answer: ofAuthenticator,
})

export const addPasskey = call('accounts', addresses.addPasskey, {
  summary: 'Keeps the passkey that an authenticator has made',
  body: z.object({ response: ofAuthenticator }),
  answer: passkeys,
})

export const removePasskey = call('accounts', addresses.removePasskey, {
  summary: 'Removes a passkey of one’s own, with the password and a code',
  params: idParams,
  body: proof,
  answer: passkeys,
})

export const startPasskeyLogin = call('accounts', addresses.startPasskeyLogin, {
  summary: 'What an authenticator has to sign for a login',
  answer: ofAuthenticator,
})

export const logInByPasskey = call('accounts', addresses.logInByPasskey, {
  summary: 'Signs in by what a passkey has signed, without password and code',
  body: z.object({ response: ofAuthenticator }),
  answer: signedInUser,
})
