import type { FastifyRequest } from 'fastify'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Account } from './account.ts'
import { hashSecret } from './identity.ts'

/**
 * Notes on which device a session was opened, once it is. A login whose device can't be noted is a login
 * all the same.
 */
export async function noteDevice<T extends { readonly token: string }>(
  db: Queryable,
  { headers }: Pick<FastifyRequest, 'headers'>,
  opening: Promise<T>,
): Promise<T> {
  const opened = await opening
  const device = deviceName(headers['user-agent'] ?? '')
  if (device === '') return opened
  await db
    .updateTable('sessions')
    .set({ device })
    .where('token_hash', '=', hashSecret(opened.token))
    .execute()
    .catch(() => undefined)
  return opened
}

/** A session of an account, for its owner. */
export interface OpenSession {
  /** 'Chrome on Android'; '' when nobody knows. */
  readonly device: string
  /** ISO 8601. */
  readonly since: string
  /** Whether it is the one that asks. */
  readonly isThis: boolean
}

/** Most sessions that are listed. */
const LISTED = 50

/** The sessions of an account, this one first, then the newest. */
export async function sessionsOf(
  db: Queryable,
  { id, tokenHash }: Pick<Account, 'id' | 'tokenHash'>,
): Promise<readonly OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows
    .map((row) => ({
      device: row.device,
      since: row.created_at.toISOString(),
      isThis: row.token_hash.equals(tokenHash),
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}
