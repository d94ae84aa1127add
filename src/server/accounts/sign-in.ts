import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { networkOf } from '#server/http/limits/limit-key.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { deviceOf } from '#server/sessions/devices.ts'
import { openChallenge, openSession, type SessionLogin } from '#server/sessions/session.ts'
import { queueDeviceLetter } from './admin-letters.ts'
import { enabledSteps } from './second-step/accept-code.ts'
import { presentSignedIn, recordOfUser, type UserRow } from './users.ts'

export interface LoginOrigin {
  /** Limit key of the network address. */
  readonly address: string
  /** 'Chrome on Android'; '' if unknown. */
  readonly device: string
}

/** The origin of a request, should it log in. */
export function originOf(request: FastifyRequest): LoginOrigin {
  return { address: networkOf(request), device: deviceOf(request) }
}

/** Result of a login by password: a session, or the token of its pending second step. */
type Login = { readonly user: SignedInUser } | { readonly challenge: string }

/** Opens the session of a login by password, or begins its second step (rule: second-step). */
export async function openLogin(tx: ShopTransaction, row: UserRow, device: string): Promise<Login> {
  const step = await enabledSteps(tx)
    .select('user_id')
    .where('user_id', '=', row.id)
    .executeTakeFirst()
  if (step) return { challenge: await openChallenge(tx, row.id) }
  return { user: await signIn(tx, row, { device }) }
}

/**
 * The user of a login, after its transaction has committed.
 *
 * @throws Refusal SECOND_STEP_REQUIRED with the `challenge`
 */
export function signedIn(login: Login): SignedInUser {
  if ('user' in login) return login.user
  throw new Refusal('SECOND_STEP_REQUIRED', t.account.codeNeeded, { challenge: login.challenge })
}

/**
 * Opens the session of a login. An admin's first login on a kind of device is recorded in the
 * activity log and reported by mail (rules: activity, account-letters).
 */
export async function signIn(
  tx: ShopTransaction,
  row: UserRow,
  login: SessionLogin,
): Promise<SignedInUser> {
  if (row.is_admin && (await isNewDevice(tx, row.id, login.device))) {
    await recordOfUser(tx, row, row.id, `Logged in on a new device: ${login.device || 'unknown'}`)
    await queueDeviceLetter(tx, row.id, login.device)
  }
  return presentSignedIn(row, await openSession(tx, row, login))
}

/** Remembers a device of an admin; false for a known one. */
async function isNewDevice(tx: ShopTransaction, userId: string, device: string): Promise<boolean> {
  const added = await tx
    .insertInto('admin_devices')
    .values({ user_id: userId, device })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device')
    .executeTakeFirst()
  return added !== undefined
}
