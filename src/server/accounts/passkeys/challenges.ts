import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { CHALLENGE_LIFETIME } from '#domain/accounts/second-step.ts'
import type { Queryable } from '#server/schema/database.ts'
import { hashSecret } from '#server/sessions/identity.ts'

/**
 * Stores a challenge of this account, or of a login if null. The statement runs before the first
 * load of the library, so that it doesn't wait for it.
 */
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
