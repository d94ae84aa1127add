import { sql } from 'kysely'
import type { ParsedRequest } from '#domain/contract/call.ts'
import type * as calls from '#domain/contract/users.ts'
import { clampPage, searchWords } from '#domain/text/lists.ts'
import { holdsWord } from '#platform/database/like.ts'
import { countRows, type Queryable } from '#server/schema/database.ts'
import { untrustedUntil } from './admin-rows.ts'
import { presentUser, type UserRow, userColumns, users } from './users.ts'

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100
const BATCH = 2_000

const nameAndEmail = sql<string>`users.search_text`

/** A page of the users, newest first; the counts are those of all users (rule: owner-figures). */
export async function listUsers(
  db: Queryable,
  { page: wanted, limit, search }: ParsedRequest<typeof calls.listUsers>['query'],
): Promise<calls.UserPage> {
  const words = searchWords(search ?? '')
  const isFound = sql<boolean>`${sql.join(
    [sql`true`, ...words.map((word) => holdsWord(nameAndEmail, word))],
    sql` and `,
  )}`
  const counts = await countUsers(db)
  const found = users(db).where(isFound)
  const total = words.length === 0 ? counts.all : await countRows(found)
  const size = limit === undefined || limit < 1 ? PAGE_SIZE : Math.min(limit, MAX_PAGE_SIZE)
  const { page, pages } = clampPage(wanted, { total, size })
  const rows = await db
    .selectFrom('users')
    .select([...userColumns, untrustedUntil().as('until')])
    .where(
      'sequence',
      'in',
      found
        .select('sequence')
        .orderBy('sequence', 'desc')
        .limit(size)
        .offset((page - 1) * size),
    )
    .orderBy('sequence', 'desc')
    .execute()
  return { users: rows.map(presentListed), page, pages, total, counts }
}

/** Every user, newest first, in batches, as one list. */
export async function* everyUser(db: Queryable): AsyncGenerator<calls.ListedUser[], void, void> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await users(db)
      .select([...userColumns, 'sequence', untrustedUntil().as('until')])
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
export async function countUsers(db: Queryable): Promise<calls.UserPage['counts']> {
  const all = await countRows(users(db))
  const admins = await countRows(users(db).where('is_admin', '=', true))
  return { all, admins, buyers: all - admins }
}

function presentListed({
  until,
  ...row
}: UserRow & { readonly until: Date | null }): calls.ListedUser {
  return { ...presentUser(row), ...(until && { untrustedUntil: until.toISOString() }) }
}
