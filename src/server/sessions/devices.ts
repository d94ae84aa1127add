import type { FastifyRequest } from 'fastify'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { Queryable } from '#server/database/transaction.ts'
import type { Account } from './account.ts'
import { hashSecret } from './identity.ts'

/** Stores the device of a new session. A failure is ignored and leaves the login valid. */
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

/** A session in the form that its owner sees. */
export interface OpenSession {
  /** 'Chrome on Android'; '' for an unknown device. */
  readonly device: string
  /** ISO 8601. */
  readonly since: string
  /** Whether it is the caller's session. */
  readonly isThis: boolean
}

/** Maximum number of sessions in the list. */
const LISTED = 50

/** The sessions of an account, the caller's first, then the newest. */
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
