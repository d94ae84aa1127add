import { Secret, TOTP } from 'otpauth'
import type { Calls, Visitor } from './calls.ts'
import { testPassword } from './passwords.ts'

/** Simulated authenticator app. */
export interface TestApp {
  /** Code of the time step at this distance from the current one; 0 by default. */
  readonly code: (steps?: number) => string
  /** Code that is invalid in all accepted time steps. */
  readonly wrongCode: () => string
}

/** App with a key in base 32. */
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

/** Account with an enabled second step. */
export interface EnrolledAccount {
  readonly app: TestApp
  readonly recoveryCodes: readonly string[]
}

/**
 * Enables the second step of a logged-in account with the previous time step's code, so that the
 * current one stays unused.
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
