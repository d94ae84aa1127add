import { randomBytes } from 'node:crypto'
import type { SignedInUser } from '#domain/contract/users.ts'
import { makeAdmin, type TestAccountOptions } from './accounts.ts'
import type { Calls, Visitor } from './calls.ts'
import type { TestShop } from './shop.ts'

/** Password of accounts that tests register. */
export const testPassword = 'lahore-1947'

/** E-mail address that no other test uses. */
export function newEmail(): string {
  return `sana.${randomBytes(8).toString('hex')}@example.com`
}

/** Visitor with the token that a login or sign-up returned. */
export function as({ token }: Pick<SignedInUser, 'token'>): Visitor {
  return { headers: { authorization: `Bearer ${token}` } }
}

/** Signs up as a browser would, with a real password. */
export async function signedUp(
  shop: Calls,
  wanted: { readonly email?: string; readonly password?: string } = {},
): Promise<SignedInUser> {
  const { email = newEmail(), password = testPassword } = wanted
  const made = await shop.send('register', { body: { name: 'Sana Malik', email, password } })
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
  return made.body
}

/** Signs up an admin with a real password, trusted by default. */
export async function signedUpAdmin(
  shop: TestShop,
  { email = newEmail(), ...wanted }: Pick<TestAccountOptions, 'email' | 'isTrusted'> = {},
): Promise<SignedInUser & Visitor> {
  const user = await signedUp(shop, { email })
  await makeAdmin(shop, user._id, wanted)
  return { ...user, ...as(user) }
}
