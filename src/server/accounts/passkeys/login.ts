import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { SignedOptions } from '#domain/contract/accounts/passkeys.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { AccountServices } from '../services.ts'
import { type LoginOrigin, signIn } from '../sign-in.ts'
import { userColumns, users } from '../users.ts'
import { newChallenge, spendChallenge } from './passkeys.ts'
import { type RelyingParty, webauthn } from './relying-party.ts'

/**
 * WebAuthn options of a login with a passkey of any account.
 *
 * @param address the limit key of the caller's network address
 * @throws Refusal UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function startPasskeyLogin(
  { db, limiter }: AccountServices,
  { id: rpID }: RelyingParty,
  address: string,
): Promise<SignedOptions> {
  await limiter.count([limits.passkeyChallenges, address])
  const challenge = await newChallenge(db, null)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    challenge,
    rpID,
    userVerification: 'required',
  })
  return { ...options }
}

/**
 * Signs in the owner of the passkey that has signed (rule: passkeys). The authenticator has checked
 * a fingerprint, a face or a PIN, so that neither password nor code is required.
 *
 * @throws Refusal WRONG_CREDENTIALS, UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function logInByPasskey(
  { db, limiter }: AccountServices,
  party: RelyingParty,
  response: unknown,
  { address, device }: LoginOrigin,
): Promise<SignedInUser> {
  await limiter.check(limits.failedLoginsOfAddress, address)
  const signed = await verifiedAnswer(db, party, response)
  const user = signed && (await transact(db, (tx) => signInBy(tx, signed, device)))
  if (user) return user
  await limiter.count([limits.failedLoginsOfAddress, address])
  throw new Refusal('WRONG_CREDENTIALS', t.account.passkeyUnknown)
}

/**
 * Verifies an answer, outside of any transaction; null for a wrong one. `counter` is the passkey's
 * signature counter after this login, 0 for an authenticator without one.
 */
async function verifiedAnswer(
  db: Queryable,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  response: unknown,
): Promise<{ readonly id: string; readonly counter: number } | null> {
  const expectedChallenge = await spendChallenge(db, response, null)
  if (expectedChallenge === null) return null
  const answer = response as AuthenticationResponseJSON
  if (typeof answer.id !== 'string') return null
  const passkey = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('id', '=', answer.id)
    .executeTakeFirst()
  if (!passkey || answer.response.userHandle !== Buffer.from(passkey.user_id).toString('base64url'))
    return null
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => null)
  return checked?.verified
    ? { id: passkey.id, counter: checked.authenticationInfo.newCounter }
    : null
}

/** Opens a session, unless a concurrent login has raised the counter as far: one is a copy's. */
async function signInBy(
  tx: ShopTransaction,
  { id, counter }: { readonly id: string; readonly counter: number },
  device: string,
): Promise<SignedInUser | null> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter, used_at: new Date() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!used) return null
  const row = await users(tx)
    .select(userColumns)
    .where('id', '=', used.user_id)
    .forShare()
    .executeTakeFirst()
  return row ? signIn(tx, row, { device }) : null
}
