import { randomBytes } from 'node:crypto'
import {
  groupedByFour,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '#domain/accounts/second-step.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { hashSecret } from '#server/sessions/identity.ts'

/**
 * Replaces the recovery codes of an account and returns the new ones in the form that is shown
 * once: only their SHA-256 is stored, which suffices for 80 random bits (rule: second-step).
 */
export async function renewRecoveryCodes(tx: ShopTransaction, userId: string): Promise<string[]> {
  await dropRecoveryCodes(tx, userId)
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashSecret(code) })))
    .execute()
  return codes.map((code) => groupedByFour(code, '-'))
}

/** Uses up a recovery code; false for an unknown or used one. */
export async function spendRecoveryCode(
  tx: ShopTransaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashSecret(code))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function dropRecoveryCodes(tx: ShopTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Number of accounts that have recovery codes. */
export async function countCodeHolders(db: Queryable): Promise<number> {
  const { accounts } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('accounts'))
    .executeTakeFirstOrThrow()
  return accounts
}

function newCode(): string {
  // 256 is a multiple of 32, so that all letters are equally likely.
  const letters = Array.from(randomBytes(RECOVERY_LENGTH), (byte) => RECOVERY_ALPHABET[byte % 32])
  return letters.join('')
}
