import { readCode } from '#domain/accounts/second-step.ts'
import type {
  RecoveryCodes,
  SecondStep,
  SecondStepKey,
} from '#domain/contract/accounts/second-step.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { endOtherSessions } from '#server/sessions/session.ts'
import {
  codesOf,
  forgetFailures,
  proofsOf,
  refuseWhileDelayed,
  rememberFailure,
} from '../login-failures.ts'
import { queueLoginLetter } from '../login-letters.ts'
import { type LoginProof, proveLogin, provePassword } from '../prove-login.ts'
import type { AccountServices } from '../services.ts'
import { dropRows, recordOfAdmin, recordOfUser, usersByEmail } from '../users.ts'
import { codeRefused, countRecoveryCodes, enabledSteps, renewRecoveryCodes } from './accept-code.ts'
import { newAppKey, qrOfKey, stepOfCode, textOfKey } from './app-key.ts'

/** The second step of an account in the form that its owner sees. */
export async function showSecondStep(
  { db, secrets }: AccountServices,
  { id }: Pick<Account, 'id'>,
): Promise<SecondStep> {
  const step = await enabledSteps(db)
    .select('confirmed_at')
    .where('user_id', '=', id)
    .executeTakeFirst()
  return {
    since: step?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: step ? await countRecoveryCodes(db, id) : 0,
    isAvailable: secrets.isAvailable,
  }
}

/**
 * Begins an enrolment: creates a key for an authenticator app, which replaces an unconfirmed one.
 * Logins require no code before `confirmSecondStep`.
 *
 * @throws Refusal as `provePassword`, CONFLICT when the step is on, UNAVAILABLE without a key
 */
export async function startSecondStep(
  { db, secrets, facts }: AccountServices,
  account: Account,
  currentPassword: string | undefined,
): Promise<SecondStepKey> {
  if (!secrets.isAvailable) throw new Refusal('UNAVAILABLE', t.account.noSecretKey)
  await provePassword(db, account, currentPassword)
  const key = newAppKey()
  const unconfirmed = {
    sealed_key: await secrets.seal(key, account.id),
    created_at: new Date(),
    last_step: 0,
  }
  const row = await db
    .insertInto('second_steps')
    .values({ ...unconfirmed, user_id: account.id })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(unconfirmed)
        .where('second_steps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!row) throw new Refusal('CONFLICT', t.account.secondStepAlreadyOn)
  return { key: textOfKey(key), qr: qrOfKey(key, { shop: facts.name, email: account.email }) }
}

/**
 * Enables the second step after a code of its key. It ends all other sessions, which have passed no
 * second step. The recovery codes are returned this once.
 *
 * @throws Refusal SECOND_STEP_REQUIRED at `code`, CONFLICT without an enrolment, TOO_MANY_REQUESTS
 */
export async function confirmSecondStep(
  { db, secrets }: AccountServices,
  account: Account,
  code: string,
): Promise<RecoveryCodes> {
  const { codes } = proofsOf(account)
  const recoveryCodes = await transact(db, async (tx) => {
    const step = await tx
      .selectFrom('second_steps')
      .select('sealed_key')
      .where('user_id', '=', account.id)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const key = step && (await secrets.open(step.sealed_key, account.id))
    if (!key) throw new Refusal('CONFLICT', t.account.secondStepNotOn)
    await refuseWhileDelayed(tx, codes)
    const read = readCode(code)
    const counted = read?.kind === 'app' ? stepOfCode(key, read.code, Date.now()) : null
    if (counted === null) {
      await rememberFailure(tx, codes)
      return null
    }
    await forgetFailures(tx, codes)
    await tx
      .updateTable('second_steps')
      .set({ confirmed_at: new Date(), last_step: counted })
      .where('user_id', '=', account.id)
      .execute()
    await endOtherSessions(tx, account)
    await queueLoginLetter(tx, account.id, 'secondStepOn')
    await recordOfAdmin(tx, account, 'Switched two-step verification on')
    return renewRecoveryCodes(tx, account.id)
  })
  if (recoveryCodes === null) throw codeRefused(t.account.codeWrong)
  return { recoveryCodes }
}

/**
 * Creates eight new recovery codes, which replace the earlier ones.
 *
 * @throws Refusal as `proveLogin`, CONFLICT when the step is off
 */
export async function makeRecoveryCodes(
  shop: AccountServices,
  account: Account,
  proof: LoginProof,
): Promise<RecoveryCodes> {
  await proveLogin(shop, account, proof)
  return transact(shop.db, async (tx) => {
    await requireOn(tx, account.id)
    await recordOfAdmin(tx, account, 'Made new recovery codes')
    return { recoveryCodes: await renewRecoveryCodes(tx, account.id) }
  })
}

/** Disables the second step. @throws Refusal as `makeRecoveryCodes` */
export async function endSecondStep(
  shop: AccountServices,
  account: Account,
  proof: LoginProof,
): Promise<void> {
  await proveLogin(shop, account, proof)
  await transact(shop.db, async (tx) => {
    await requireOn(tx, account.id)
    await dropSecondStep(tx, account.id)
    await queueLoginLetter(tx, account.id, 'secondStepOff')
    await recordOfAdmin(tx, account, 'Switched two-step verification off')
  })
}

/** Deletes the second step of an account. */
export async function dropSecondStep(tx: ShopTransaction, userId: string): Promise<boolean> {
  await dropRows(tx, userId, 'recovery_codes')
  await forgetFailures(tx, codesOf(userId))
  const { numDeletedRows } = await tx
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Disables the second step of an account on behalf of an operator, for an owner without app and
 * recovery codes; the account is notified by mail.
 *
 * @returns 'no account' for an unknown address, 'no second step' where none was enabled
 */
export async function switchOffSecondStep(
  db: Queryable,
  email: string,
): Promise<'done' | 'no account' | 'no second step'> {
  return transact(db, async (tx) => {
    const user = await usersByEmail(tx, email).select('id').executeTakeFirst()
    if (!user) return 'no account'
    if (!(await dropSecondStep(tx, user.id))) return 'no second step'
    await recordOfUser(tx, null, user.id, 'Switched two-step verification off')
    await queueLoginLetter(tx, user.id, 'secondStepOffByShop')
    return 'done'
  })
}

/** Number of second steps that this shop's key can't decrypt. */
export async function countUnreadable(
  db: Queryable,
  secrets: AccountServices['secrets'],
): Promise<number> {
  const rows = await enabledSteps(db).select(['user_id', 'sealed_key']).execute()
  const opened = await Promise.all(rows.map((row) => secrets.open(row.sealed_key, row.user_id)))
  return opened.filter((key) => key === null).length
}

/** Locks the row of an enabled second step, so that concurrent changes run one by one. */
async function requireOn(tx: ShopTransaction, userId: string): Promise<void> {
  const step = await enabledSteps(tx)
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!step) throw new Refusal('CONFLICT', t.account.secondStepNotOn)
}
