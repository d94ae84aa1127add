import { randomBytes } from 'node:crypto'
import {
  groupedByFour,
  LONGEST_CODE_DELAY,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  readCode,
  type TypedCode,
} from '#domain/accounts/second-step.ts'
import { type Refusal, refusalAt } from '#domain/contract/refusal.ts'
import { showsNothing } from '#domain/text/invisible.ts'
import { t } from '#messages'
import { countRows, type Queryable, type ShopTransaction } from '#server/schema/database.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { forgetFailures, refuseWhileDelayed, rememberFailure } from '../login-failures.ts'
import type { AccountServices } from '../services.ts'
import { dropRows } from '../users.ts'
import { stepOfCode } from './app-key.ts'

/** Query of the enabled second steps; the caller selects and filters. */
export function enabledSteps(db: Queryable) {
  return db.selectFrom('second_steps').where('confirmed_at', 'is not', null)
}

/** Result of a check of a code: the accepted kind, or the message about a wrong code. */
export type CheckedCode =
  | { readonly accepted: 'app' | 'recovery' | null }
  | { readonly mistake: string }

/**
 * Checks and uses up a code of an account (rule: second-step). `accepted` is null for an account
 * without a second step, which needs none. A row lock serialises the checks of one account across
 * all processes, so that a code counts once and delays apply; a wrong code is counted, so the
 * transaction must be committed.
 *
 * @param counter of the caller's wrong codes: `codesOf` the account at login, otherwise `proofsOf`
 *   the session
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function acceptCode(
  tx: ShopTransaction,
  secrets: AccountServices['secrets'],
  { userId, counter }: { readonly userId: string; readonly counter: string },
  typed: string | undefined,
): Promise<CheckedCode> {
  const step = await enabledSteps(tx)
    .select(['user_id', 'sealed_key', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!step) return { accepted: null }
  if (typed === undefined || showsNothing(typed)) return { mistake: t.account.codeNeeded }
  await refuseWhileDelayed(tx, counter, LONGEST_CODE_DELAY)
  const read = readCode(typed)
  const mistake = read === null ? t.account.codeWrong : await spend(tx, secrets, step, read)
  if (mistake === t.account.codeWrong) await rememberFailure(tx, counter)
  if (read === null || mistake !== null) return { mistake: mistake ?? t.account.codeWrong }
  await forgetFailures(tx, counter)
  return { accepted: read.kind }
}

/** Uses up a code of a locked second step; returns the message for an invalid one, otherwise null. */
async function spend(
  tx: ShopTransaction,
  secrets: AccountServices['secrets'],
  step: { readonly user_id: string; readonly sealed_key: Buffer; readonly last_step: number },
  { kind, code }: TypedCode,
): Promise<string | null> {
  if (kind === 'recovery')
    return (await spendRecoveryCode(tx, step.user_id, code)) ? null : t.account.codeWrong
  const key = await secrets.open(step.sealed_key, step.user_id)
  if (!key) return t.account.keyLost
  const counted = stepOfCode(key, code, Date.now())
  if (counted === null) return t.account.codeWrong
  if (counted <= step.last_step) return t.account.codeUsed
  await tx
    .updateTable('second_steps')
    .set({ last_step: counted })
    .where('user_id', '=', step.user_id)
    .execute()
  return null
}

export function codeRefused(message: string): Refusal {
  return refusalAt('code', 'SECOND_STEP_REQUIRED', message)
}

/**
 * Replaces the recovery codes of an account and returns the new ones in the form that is shown
 * once: only their SHA-256 is stored, which suffices for 80 random bits (rule: second-step).
 */
export async function renewRecoveryCodes(tx: ShopTransaction, userId: string): Promise<string[]> {
  await dropRows(tx, userId, 'recovery_codes')
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

export function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId))
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
