import { type RawBuilder, sql } from 'kysely'
import type { ListedUser, UserPage } from '#domain/contract/users.ts'
import { clampPage, searchWords } from '#domain/text/lists.ts'
import { holdsWord } from '#platform/database/like.ts'
import type { Queryable } from '#server/schema/database.ts'
import { presentUser, type UserRow, userColumns } from './present.ts'
import { untrustedUntil } from './trust.ts'

/** A request for the list of users; an empty one selects every user. */
export interface UsersRequest {
  readonly page?: number | undefined
  readonly limit?: number | undefined
  /** Words of the name or e-mail address. */
  readonly search?: string | undefined
}

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100
/** Users in one batch of the complete list. */
const BATCH = 2_000

const nameAndEmail = sql<string>`users.search_text`

/** A page of the users, newest first; the counts are those of all users (rule: owner-figures). */
export async function listUsers(
  db: Queryable,
  { page: wanted, limit, search }: UsersRequest,
): Promise<UserPage> {
  const words = searchWords(search ?? '')
  const isFound: RawBuilder<boolean> =
    words.length === 0
      ? sql`true`
      : sql.join(
          words.map((word) => holdsWord(nameAndEmail, word)),
          sql` and `,
        )
  const counts = await countUsers(db)
  const total = words.length === 0 ? counts.all : await countFound(db, isFound)
  const size = limit === undefined || limit < 1 ? PAGE_SIZE : Math.min(limit, MAX_PAGE_SIZE)
  const { page, pages } = clampPage(wanted, { total, size })
  const rows = await db
    .selectFrom('users')
    .select([...userColumns, waitOfAdmin()])
    .where('sequence', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('sequence')
        .where('deleted_at', 'is', null)
        .where(isFound)
        .orderBy('sequence', 'desc')
        .limit(size)
        .offset((page - 1) * size),
    )
    .orderBy('sequence', 'desc')
    .execute()
  return { users: rows.map(presentListed), page, pages, total, counts }
}

/** Every user, newest first, in batches, as one list. */
export async function* everyUser(db: Queryable): AsyncGenerator<ListedUser[], void, void> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await db
      .selectFrom('users')
      .select([...userColumns, 'sequence', waitOfAdmin()])
      .where('deleted_at', 'is', null)
      .where('sequence', '<', before)
      .orderBy('sequence', 'desc')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(presentListed)
    before = last.sequence
  }
}

/** Number of accounts that are not deleted. Each count scans a partial index. */
export async function countUsers(db: Queryable): Promise<UserPage['counts']> {
  const present = db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('accounts'))
    .where('deleted_at', 'is', null)
  const { accounts: all } = await present.executeTakeFirstOrThrow()
  const { accounts: admins } = await present.where('is_admin', '=', true).executeTakeFirstOrThrow()
  return { all, admins, buyers: all - admins }
}

async function countFound(db: Queryable, isFound: RawBuilder<boolean>): Promise<number> {
  const { found } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .where('deleted_at', 'is', null)
    .where(isFound)
    .executeTakeFirstOrThrow()
  return found
}

function waitOfAdmin() {
  return untrustedUntil().as('until')
}

function presentListed({ until, ...row }: UserRow & { readonly until: Date | null }): ListedUser {
  return { ...presentUser(row), ...(until && { untrustedUntil: until.toISOString() }) }
}
