import { z } from 'zod'
import { addresses } from '../addresses/index.ts'
import { call } from '../call.ts'
import { done, moment } from '../fields.ts'
import { proof, signedInUser, typedCode } from '../users.ts'

export const finishLogin = call('accounts', addresses.finishLogin, {
  summary: 'Signs in with the challenge of a login and a code; wrong codes are throttled',
  body: z.object({ challenge: z.string().min(1).max(200), code: typedCode }),
  answer: signedInUser,
})

const secondStep = z.object({
  /** Time when it was switched on; null while it is off. */
  since: moment.nullable(),
  recoveryCodesLeft: z.number(),
  /** Whether a key to encrypt the app's key is configured. */
  isAvailable: z.boolean(),
})
export type SecondStep = z.output<typeof secondStep>

export const getSecondStep = call('accounts', addresses.getSecondStep, {
  summary: 'Two-step verification of one’s own login',
  answer: secondStep,
})

const secondStepKey = z.object({
  /** Key in base 32, to be typed into the app. */
  key: z.string(),
  /** QR code of the same key: modules per side, and the dark ones as an SVG path. */
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type SecondStepKey = z.output<typeof secondStepKey>

export const startSecondStep = call('accounts', addresses.startSecondStep, {
  summary: 'Makes a key for an authenticator app; counts only once a code has confirmed it',
  body: proof.pick({ currentPassword: true }),
  answer: secondStepKey,
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof recoveryCodes>

export const confirmSecondStep = call('accounts', addresses.confirmSecondStep, {
  summary: 'Switches two-step verification on; answers its recovery codes, once',
  body: z.object({ code: typedCode }),
  answer: recoveryCodes,
})

export const endSecondStep = call('accounts', addresses.endSecondStep, {
  summary: 'Switches two-step verification off, with the password and a code',
  body: proof,
  answer: done,
})

export const makeRecoveryCodes = call('accounts', addresses.makeRecoveryCodes, {
  summary: 'Makes new recovery codes in place of the earlier ones, with the password and a code',
  body: proof,
  answer: recoveryCodes,
})
