import type { FastifyRequest } from 'fastify'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { Answer } from '#domain/contract/call.ts'
import type { listSessions } from '#domain/contract/users.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from './account.ts'

/** The kind of device of a request: 'Chrome on Android'; '' if unknown. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return deviceName(headers['user-agent'] ?? '')
}

const LISTED = 50

/** The sessions of an account, the caller's first, then the newest. */
export async function sessionsOf(
  db: Queryable,
  { id, tokenHash }: Pick<Account, 'id' | 'tokenHash'>,
): Promise<Answer<typeof listSessions>['sessions']> {
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
