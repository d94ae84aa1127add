import { LONGEST_CODE_DELAY, readCode, type TypedCode } from '#domain/accounts/second-step.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { showsNothing } from '#domain/text/invisible.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { forgetFailures, proofsOf, refuseWhileDelayed, rememberFailure } from '../login-failures.ts'
import type { AccountServices } from '../services.ts'
import { stepOfCode } from './app-key.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

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
  const step = await tx
    .selectFrom('second_steps')
    .select(['sealed_key', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!step) return { accepted: null }
  if (typed === undefined || showsNothing(typed)) return { mistake: t.account.codeNeeded }
  await refuseWhileDelayed(tx, counter, LONGEST_CODE_DELAY)
  const read = readCode(typed)
  const mistake =
    read === null ? t.account.codeWrong : await spend(tx, secrets, { ...step, userId }, read)
  if (mistake === t.account.codeWrong) await rememberFailure(tx, counter)
  if (read === null || mistake !== null) return { mistake: mistake ?? t.account.codeWrong }
  await forgetFailures(tx, counter)
  return { accepted: read.kind }
}

/** The second step of an account, whose row the transaction locks. */
interface HeldStep {
  readonly userId: string
  readonly sealed_key: Buffer
  readonly last_step: number
}

/** Uses up a code; returns the message for an invalid one, otherwise null. */
async function spend(
  tx: ShopTransaction,
  secrets: AccountServices['secrets'],
  { userId, sealed_key, last_step }: HeldStep,
  { kind, code }: TypedCode,
): Promise<string | null> {
  if (kind === 'recovery')
    return (await spendRecoveryCode(tx, userId, code)) ? null : t.account.codeWrong
  const key = await secrets.open(sealed_key, userId)
  if (!key) return t.account.keyLost
  const counted = stepOfCode(key, code, Date.now())
  if (counted === null) return t.account.codeWrong
  if (counted <= last_step) return t.account.codeUsed
  await tx
    .updateTable('second_steps')
    .set({ last_step: counted })
    .where('user_id', '=', userId)
    .execute()
  return null
}

/**
 * Checks the code of a logged-in account with a second step; other accounts need none.
 *
 * @throws Refusal SECOND_STEP_REQUIRED at `code`, TOO_MANY_REQUESTS
 */
export async function proveCode(
  { db, secrets }: Pick<AccountServices, 'db' | 'secrets'>,
  account: Pick<Account, 'id' | 'tokenHash'>,
  typed: string | undefined,
): Promise<void> {
  const from = { userId: account.id, counter: proofsOf(account).codes }
  const checked = await transact(db, (tx) => acceptCode(tx, secrets, from, typed))
  if ('mistake' in checked) throw codeRefused(checked.mistake)
}

export function codeRefused(message: string): Refusal {
  return new Refusal('SECOND_STEP_REQUIRED', message, { fields: [{ field: 'code', message }] })
}
