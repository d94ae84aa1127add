import {
  ALREADY_ON,
  CODE_WRONG,
  NO_SECRET_KEY,
  NOT_ON,
  readCode,
} from '#domain/accounts/second-step.ts'
import type {
  RecoveryCodes,
  SecondStep,
  SecondStepKey,
} from '#domain/contract/accounts/second-step.ts'
import { emailKey } from '#domain/forms/email.ts'
import { recordActivity } from '#server/activity/record.ts'
import { type Queryable, type ShopTransaction, transact } from '#server/database/transaction.ts'
import type { Parts } from '#server/parts.ts'
import { Refusal } from '#server/refusal.ts'
import type { Account } from '#server/sessions/account.ts'
import { endOtherSessions } from '#server/sessions/session.ts'
import { codesOf, forgetFailures, refuseWhileDelayed, rememberFailure } from '../login-failures.ts'
import { provePassword } from '../prove-password.ts'
import { codeRefused } from './accept-code.ts'
import { newAppKey, qrOfKey, stepOfCode, textOfKey } from './app-key.ts'
import { tellOfLogin } from './letters.ts'
import { proveLogin, type StepProof } from './prove-login.ts'
import { countRecoveryCodes, dropRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'

type StepParts = Pick<Parts, 'db' | 'secrets' | 'facts'>

/** The second step of an account, as its owner sees it. */
export async function showSecondStep(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  { id }: Pick<Account, 'id'>,
): Promise<SecondStep> {
  const step = await db
    .selectFrom('second_steps')
    .select('confirmed_at')
    .where('user_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return {
    since: step?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: step ? await countRecoveryCodes(db, id) : 0,
    isAvailable: secrets.isAvailable,
  }
}

/**
 * Begins an enrolment: makes a key for an authenticator app, in place of one that was never confirmed.
 * Nothing asks for a code until `confirmSecondStep`.
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, CONFLICT when the step is on, UNAVAILABLE,
 *   TOO_MANY_REQUESTS
 */
export async function startSecondStep(
  { db, secrets, facts }: StepParts,
  account: Account,
  currentPassword: string | undefined,
): Promise<SecondStepKey> {
  if (!secrets.isAvailable) throw new Refusal('UNAVAILABLE', NO_SECRET_KEY)
  await provePassword(db, account, currentPassword)
  const key = newAppKey()
  const begun = {
    sealed_key: await secrets.seal(key, account.id),
    created_at: new Date(),
    last_step: 0,
  }
  const row = await db
    .insertInto('second_steps')
    .values({ ...begun, user_id: account.id })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(begun).where('second_steps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!row) throw new Refusal('CONFLICT', ALREADY_ON)
  return { key: textOfKey(key), qr: qrOfKey(key, { shop: facts.name, email: account.email }) }
}

/**
 * Switches the second step on, once the app has shown a code of its key; ends all other sessions, which
 * came without one, and answers the recovery codes, once.
 *
 * @throws Refusal SECOND_STEP_REQUIRED at `code`, CONFLICT without an enrolment, TOO_MANY_REQUESTS
 */
export async function confirmSecondStep(
  { db, secrets, facts }: StepParts,
  account: Account,
  code: string,
): Promise<RecoveryCodes> {
  const recoveryCodes = await transact(db, async (tx) => {
    const step = await tx
      .selectFrom('second_steps')
      .select('sealed_key')
      .where('user_id', '=', account.id)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const key = step && (await secrets.open(step.sealed_key, account.id))
    if (!key) throw new Refusal('CONFLICT', NOT_ON)
    await refuseWhileDelayed(tx, codesOf(account.id))
    const read = readCode(code)
    const counted = read?.kind === 'app' ? stepOfCode(key, read.code, Date.now()) : null
    if (counted === null) {
      await rememberFailure(tx, codesOf(account.id))
      return null
    }
    await forgetFailures(tx, codesOf(account.id))
    await tx
      .updateTable('second_steps')
      .set({ confirmed_at: new Date(), last_step: counted })
      .where('user_id', '=', account.id)
      .execute()
    await endOtherSessions(tx, account)
    await tellOfLogin(tx, facts, account.id, 'The second step of your login was switched on.')
    await noteOfAdmin(tx, account, 'Switched the second step on')
    return renewRecoveryCodes(tx, account.id)
  })
  if (recoveryCodes === null) throw codeRefused(CODE_WRONG)
  return { recoveryCodes }
}

/**
 * Makes eight new recovery codes; the earlier ones are worth nothing from then on.
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, SECOND_STEP_REQUIRED at `code`, CONFLICT when the
 *   step is off, TOO_MANY_REQUESTS
 */
export async function makeRecoveryCodes(
  shop: StepParts,
  account: Account,
  proof: StepProof,
): Promise<RecoveryCodes> {
  await proveLogin(shop, account, proof)
  return transact(shop.db, async (tx) => {
    await requireOn(tx, account.id)
    await noteOfAdmin(tx, account, 'Made new recovery codes')
    return { recoveryCodes: await renewRecoveryCodes(tx, account.id) }
  })
}

/**
 * Switches the second step off.
 *
 * @throws Refusal as `makeRecoveryCodes`
 */
export async function endSecondStep(
  shop: StepParts,
  account: Account,
  proof: StepProof,
): Promise<void> {
  await proveLogin(shop, account, proof)
  await transact(shop.db, async (tx) => {
    await requireOn(tx, account.id)
    await dropSecondStep(tx, account.id)
    await tellOfLogin(tx, shop.facts, account.id, 'The second step of your login was switched off.')
    await noteOfAdmin(tx, account, 'Switched the second step off')
  })
}

/** Forgets the second step of an account, as when it is deleted. */
export async function dropSecondStep(tx: ShopTransaction, userId: string): Promise<boolean> {
  await dropRecoveryCodes(tx, userId)
  await forgetFailures(tx, codesOf(userId))
  const { numDeletedRows } = await tx
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Switches the second step off for somebody who has neither app nor recovery code, on an operator's
 * word; the account is told by mail.
 *
 * @returns what there was to switch off: nothing without an account, or without a second step
 */
export async function switchOffSecondStep(
  db: Queryable,
  facts: Pick<Parts['facts'], 'sendsMail'>,
  email: string,
): Promise<'done' | 'no account' | 'no second step'> {
  return transact(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!user) return 'no account'
    if (!(await dropSecondStep(tx, user.id))) return 'no second step'
    const action = 'Switched the second step off'
    await recordActivity(tx, null, { kind: 'users', action, subject: user.id })
    const sentence =
      'The second step of your login was switched off by the people who run the shop.'
    await tellOfLogin(tx, facts, user.id, sentence)
    return 'done'
  })
}

/** How many second steps can't be checked because the key of this shop is another one than theirs. */
export async function countUnreadable(db: Queryable, secrets: Parts['secrets']): Promise<number> {
  const rows = await db
    .selectFrom('second_steps')
    .select(['user_id', 'sealed_key'])
    .where('confirmed_at', 'is not', null)
    .execute()
  const opened = await Promise.all(rows.map((row) => secrets.open(row.sealed_key, row.user_id)))
  return opened.filter((key) => key === null).length
}

/** Of two changes at the same moment the second finds what the first has left. */
async function requireOn(tx: ShopTransaction, userId: string): Promise<void> {
  const step = await tx
    .selectFrom('second_steps')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!step) throw new Refusal('CONFLICT', NOT_ON)
}

/** The activity is about admins; an account of a customer is the customer's own affair. */
async function noteOfAdmin(tx: ShopTransaction, account: Account, action: string): Promise<void> {
  if (account.isAdmin)
    await recordActivity(tx, account, { kind: 'users', action, subject: account.id })
}
