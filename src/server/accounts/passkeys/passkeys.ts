import { randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import {
  MAX_PASSKEYS,
  NO_PASSKEYS_HERE,
  PASSKEY_REFUSED,
  PASSKEY_UNKNOWN,
  TOO_MANY_PASSKEYS,
} from '#domain/accounts/passkeys.ts'
import { CHALLENGE_LIFETIME } from '#domain/accounts/second-step.ts'
import type { Passkey, SignedOptions } from '#domain/contract/accounts/passkeys.ts'
import { notFound, Refusal } from '#domain/contract/refusal.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import * as messages from '#messages/refusals-accounts.ts'
import { recordActivity } from '#server/activity/record.ts'
import { type Queryable, type ShopTransaction, transact } from '#server/database/transaction.ts'
import { limits } from '#server/http/limits/limits.ts'
import type { Parts } from '#server/parts.ts'
import type { Account } from '#server/sessions/account.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { userColumns } from '../present.ts'
import { queueLoginLetter } from '../second-step/letters.ts'
import { proveLogin, type StepProof } from '../second-step/prove-login.ts'
import { type LoginOrigin, signIn } from '../sign-in.ts'
import type { RelyingParty } from './relying-party.ts'

/** Lazy import of the library, which takes longer to load than the other modules of accounts. */
const webauthn = () => import('@simplewebauthn/server')

/** COSE numbers of EdDSA, ES256 and RS256; every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257]

type PasskeyParts = Pick<Parts, 'db' | 'secrets' | 'facts' | 'limiter'>

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
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, SECOND_STEP_REQUIRED at `code`, CONFLICT
 *   with too many passkeys, UNAVAILABLE without HTTPS or localhost, TOO_MANY_REQUESTS
 */
export async function startPasskey(
  shop: PasskeyParts,
  party: RelyingParty | null,
  account: Account,
  proof: StepProof,
): Promise<SignedOptions> {
  const { id: rpID } = requireParty(party)
  await proveLogin(shop, account, proof)
  const known = await shop.db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', account.id)
    .execute()
  if (known.length >= MAX_PASSKEYS) throw new Refusal('CONFLICT', TOO_MANY_PASSKEYS)
  const challenge = await newChallenge(shop.db, account.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    challenge,
    rpID,
    rpName: shop.facts.name,
    userID: new Uint8Array(Buffer.from(account.id)),
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
 * @throws Refusal INVALID_INPUT for an answer to another challenge, UNAVAILABLE
 */
export async function addPasskey(
  { db, facts }: PasskeyParts,
  party: RelyingParty | null,
  account: Account,
  { response, device }: { readonly response: unknown; readonly device: string },
): Promise<Passkey[]> {
  const { id: expectedRPID, origin: expectedOrigin } = requireParty(party)
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, account.id),
    expectedOrigin,
    expectedRPID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw new Refusal('INVALID_INPUT', PASSKEY_REFUSED)
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  await transact(db, async (tx) => {
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
    await queueLoginLetter(tx, facts, account.id, 'passkeyAdded')
    await noteOfAdmin(tx, account, 'Added a passkey')
  })
  return passkeysOf(db, account.id)
}

/**
 * Removes a passkey of the account, which has to prove its login first, so that a stolen session
 * can't remove the owner's passkey (rule: passkeys).
 *
 * @throws Refusal REAUTH_REQUIRED at `currentPassword`, SECOND_STEP_REQUIRED at `code`, NOT_FOUND,
 *   TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function removePasskey(
  shop: PasskeyParts,
  account: Account,
  id: string,
  proof: StepProof,
): Promise<Passkey[]> {
  const { db, facts } = shop
  await proveLogin(shop, account, proof)
  await transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', account.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound(messages.passkeyNotFound)
    await queueLoginLetter(tx, facts, account.id, 'passkeyRemoved')
    await noteOfAdmin(tx, account, 'Removed a passkey')
  })
  return passkeysOf(db, account.id)
}

/** WebAuthn options of a login with a passkey of any account. */
export async function startPasskeyLogin(
  { db }: PasskeyParts,
  party: RelyingParty | null,
): Promise<SignedOptions> {
  const { id: rpID } = requireParty(party)
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
  { db, limiter }: PasskeyParts,
  party: RelyingParty | null,
  response: unknown,
  { address, device }: LoginOrigin,
): Promise<SignedInUser> {
  const known = requireParty(party)
  await limiter.check(limits.failedLoginsOfAddress, address)
  // Outside of the transaction, which must not wait for the library.
  const { verifyAuthenticationResponse: verify } = await webauthn()
  const signed = response as AuthenticationResponseJSON
  const user = await transact(db, (tx) => signInBy(tx, { db, verify, known, device }, signed))
  if (user) return user
  await limiter.count([limits.failedLoginsOfAddress, address])
  throw new Refusal('WRONG_CREDENTIALS', PASSKEY_UNKNOWN)
}

async function signInBy(
  tx: ShopTransaction,
  {
    db,
    verify,
    known: { id: expectedRPID, origin: expectedOrigin },
    device,
  }: {
    readonly db: Queryable
    readonly verify: typeof verifyAuthenticationResponse
    readonly known: RelyingParty
    readonly device: string
  },
  response: AuthenticationResponseJSON,
): Promise<SignedInUser | null> {
  if (typeof response.id !== 'string') return null
  const passkey = await tx
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('id', '=', response.id)
    .forUpdate()
    .executeTakeFirst()
  if (!passkey) return null
  const checked = await verify({
    response,
    // Deleted outside of the transaction: a challenge counts once, even if the login fails.
    expectedChallenge: (challenge) => spendChallenge(db, challenge, null),
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!checked?.verified) return null
  await tx
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, used_at: new Date() })
    .where('id', '=', passkey.id)
    .execute()
  const row = await tx
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', passkey.user_id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row ? signIn(tx, row, { device }) : null
}

/** Deletes the passkeys of an account. */
export async function dropPasskeys(tx: ShopTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

function requireParty(party: RelyingParty | null): RelyingParty {
  if (party === null) throw new Refusal('UNAVAILABLE', NO_PASSKEYS_HERE)
  return party
}

/**
 * Stores a challenge. The statement runs before the first load of the library, so that it doesn't
 * wait for it.
 */
async function newChallenge(db: Queryable, userId: string | null) {
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

/** Deletes a challenge of this account, or of a login if null; false for an unknown one. */
async function spendChallenge(db: Queryable, challenge: string, userId: string | null) {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', new Date())
    .returning('challenge_hash')
    .executeTakeFirst()
  return used !== undefined
}

async function noteOfAdmin(tx: ShopTransaction, account: Account, action: string): Promise<void> {
  if (!account.isAdmin) return
  await recordActivity(tx, account, { kind: 'users', action, subject: account.id })
}
