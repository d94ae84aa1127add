import type { Selectable } from 'kysely'
import type { SignedInUser, User } from '#domain/contract/users.ts'
import type { Tables } from '#server/schema/tables.ts'

/** The public fields of an account, without the password's hash. */
export const userColumns = [
  'id',
  'name',
  'email',
  'phone',
  'is_admin',
  'created_at',
] as const satisfies readonly (keyof Tables['users'])[]

export type UserRow = Pick<Selectable<Tables['users']>, (typeof userColumns)[number]>

/** An account as it appears in responses. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    isAdmin: row.is_admin,
    createdAt: row.created_at.toISOString(),
  }
}

/** An account with its bearer token. */
export function presentSignedIn(row: UserRow, token: string): SignedInUser {
  return { ...presentUser(row), token }
}
