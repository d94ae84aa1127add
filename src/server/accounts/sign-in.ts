import type { FastifyRequest } from 'fastify'
import type { SignedInUser } from '#domain/contract/users.ts'
import { recordActivity } from '#server/activity/record.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import { deviceOf } from '#server/sessions/devices.ts'
import { openSession, type SessionLogin } from '#server/sessions/session.ts'
import { queueDeviceLetter } from './admin-letters.ts'
import { presentSignedIn, type UserRow } from './present.ts'

/** Origin of a login. */
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

/**
 * Opens the session of a login. An admin's login from a kind of device on which that admin has not
 * logged in before is recorded in the activity log and reported by mail (rules: activity,
 * account-letters).
 */
export async function signIn(
  tx: ShopTransaction,
  row: UserRow,
  login: SessionLogin,
): Promise<SignedInUser> {
  if (row.is_admin && (await isNewDevice(tx, row.id, login.device))) {
    const action = `Logged in on a new device: ${login.device || 'unknown'}`
    await recordActivity(tx, row, { kind: 'users', action, subject: row.id })
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

/** Deletes the remembered devices of an account. */
export async function forgetDevices(tx: ShopTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('admin_devices').where('user_id', '=', userId).execute()
}
