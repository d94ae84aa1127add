import { Secret, TOTP } from 'otpauth'
import type { Calls, Visitor } from './calls.ts'
import { testPassword } from './passwords.ts'

/** The authenticator app of a test. */
export interface TestApp {
  /** The code of the time step that is so far from the current one; 0 by default. */
  readonly code: (steps?: number) => string
  /** A code that is wrong now and in the steps that would count. */
  readonly wrongCode: () => string
}

/** An app that was given a key in base 32. */
export function appOf(key: string): TestApp {
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  return {
    code,
    wrongCode() {
      const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(code)
      for (let number = 100_000; ; number += 1) {
        if (!near.includes(String(number))) return String(number)
      }
    },
  }
}

/** An account whose second step was switched on. */
export interface EnrolledAccount {
  readonly app: TestApp
  readonly recoveryCodes: readonly string[]
}

/**
 * Switches the second step of a logged-in account on, with the code of the step before: that of now still
 * counts.
 */
export async function enrol(shop: Calls, by: Visitor): Promise<EnrolledAccount> {
  const body = { currentPassword: testPassword }
  const started = await shop.send('startSecondStep', { body }, by)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  const app = appOf(started.body.key)
  const confirmed = await shop.send('confirmSecondStep', { body: { code: app.code(-1) } }, by)
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
  return { app, recoveryCodes: confirmed.body.recoveryCodes }
}
