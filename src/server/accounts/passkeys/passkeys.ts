import { randomBytes } from 'node:crypto'
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { CHALLENGE_LIFETIME, MAX_PASSKEYS, tooManyPasskeys } from '#domain/accounts/second-step.ts'
import type { Passkey, SignedOptions } from '#domain/contract/accounts/passkeys.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { queueLoginLetter } from '../login-letters.ts'
import { type LoginProof, proveLogin } from '../prove-login.ts'
import type { AccountServices } from '../services.ts'
import { lockAccount, recordOfAdmin } from '../users.ts'
import { type RelyingParty, userHandleOf, webauthn } from './relying-party.ts'

/** COSE numbers of EdDSA, ES256 and RS256; every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257]

/** The passkeys of an account, the oldest first. */
export async function passkeysOf(db: Queryable, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, device, created_at, used_at }) => ({
    id,
    device,
    since: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }))
}

/**
 * WebAuthn options for a new passkey. The account has to prove its login first (rule: passkeys).
 *
 * @throws Refusal as `proveLogin`, CONFLICT with too many, UNAVAILABLE without HTTPS or localhost
 */
export async function startPasskey(
  shop: AccountServices,
  { id: rpID }: RelyingParty,
  account: Account,
  proof: LoginProof,
): Promise<SignedOptions> {
  await proveLogin(shop, account, proof)
  await shop.limiter.count([limits.passkeyChallenges, account.id])
  const known = await knownPasskeys(shop.db, account.id)
  const challenge = await newChallenge(shop.db, account.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    challenge,
    rpID,
    rpName: shop.facts.name,
    userID: userHandleOf(account.id),
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/**
 * Stores a new passkey.
 *
 * @param device on which it was made; '' if unknown
 * @throws Refusal INVALID_INPUT for an answer to another challenge or from a frame of another site,
 *   CONFLICT with too many passkeys, UNAVAILABLE
 */
export async function addPasskey(
  { db }: AccountServices,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  account: Account,
  { response, device }: { readonly response: unknown; readonly device: string },
): Promise<Passkey[]> {
  const expectedChallenge = await spendChallenge(db, response, account.id)
  if (expectedChallenge === null) throw new Refusal('INVALID_INPUT', t.account.passkeyRefused)
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw new Refusal('INVALID_INPUT', t.account.passkeyRefused)
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  await transact(db, async (tx) => {
    // Several answers may have been kept back; the lock counts them one after the other.
    await lockAccount(tx, account.id)
    await knownPasskeys(tx, account.id)
    await tx
      .insertInto('passkeys')
      .values({
        id,
        user_id: account.id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: [...transports],
        device,
      })
      .execute()
    await queueLoginLetter(tx, account.id, 'passkeyAdded')
    await recordOfAdmin(tx, account, 'Added a passkey')
  })
  return passkeysOf(db, account.id)
}

/**
 * Removes a passkey of the account, which has to prove its login first, so that a stolen session
 * can't remove the owner's passkey (rule: passkeys).
 *
 * @throws Refusal as `proveLogin`, NOT_FOUND
 */
export async function removePasskey(
  shop: AccountServices,
  account: Account,
  id: string,
  proof: LoginProof,
): Promise<Passkey[]> {
  const { db } = shop
  await proveLogin(shop, account, proof)
  await transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', account.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound(t.refusals.passkeyNotFound)
    await queueLoginLetter(tx, account.id, 'passkeyRemoved')
    await recordOfAdmin(tx, account, 'Removed a passkey')
  })
  return passkeysOf(db, account.id)
}

/** @throws Refusal CONFLICT when there can be no further one (rule: passkeys) */
async function knownPasskeys(db: Queryable, userId: string) {
  const known = await db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  if (known.length >= MAX_PASSKEYS) throw new Refusal('CONFLICT', tooManyPasskeys())
  return known
}

/** Stores a challenge of this account, or of a login if null. */
export async function newChallenge(
  db: Queryable,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32)
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashSecret(challenge.toString('base64url')),
      user_id: userId,
      expires_at: new Date(Date.now() + CHALLENGE_LIFETIME),
    })
    .execute()
  return new Uint8Array(challenge)
}

/** The parts of an authenticator's answer that are read before its signature is verified. */
const signedAnswer = z.object({ response: z.object({ clientDataJSON: z.string() }) })
const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/**
 * Deletes the challenge that an answer claims to have signed: it counts once, whatever becomes of
 * the answer, and no transaction waits for it.
 *
 * @param userId account that asked for the challenge; null for a login
 * @returns the challenge; null for an unknown or expired one, and for an answer from a frame of
 *   another site
 */
export async function spendChallenge(
  db: Queryable,
  answer: unknown,
  userId: string | null,
): Promise<string | null> {
  const client = clientDataOf(answer)
  if (client === null) return null
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(client.challenge))
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', new Date())
    .returning('challenge_hash')
    .executeTakeFirst()
  return used !== undefined && client.crossOrigin !== true ? client.challenge : null
}

function clientDataOf(answer: unknown): z.infer<typeof clientData> | null {
  const signed = signedAnswer.safeParse(answer)
  if (!signed.success) return null
  const text = Buffer.from(signed.data.response.clientDataJSON, 'base64url').toString()
  try {
    return clientData.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
