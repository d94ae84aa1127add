import type pg from 'pg'
import { formatMoment } from '#domain/times.ts'

const loginTables = ['sessions', 'login_challenges', 'passkey_challenges', 'reset_links']

/**
 * Ends the logins that a backup holds, which were perhaps ended since, and records the restore in
 * the activity log as the operator's, in the transaction of the restore (rule: restored-logins).
 *
 * @param tables names of the restored tables
 * @param backedUpAt ISO 8601
 */
export async function endLogins(
  client: pg.Client,
  tables: ReadonlySet<string>,
  backedUpAt: string,
): Promise<void> {
  for (const table of loginTables.filter((name) => tables.has(name))) {
    await client.query(`delete from ${table}`)
  }
  if (!tables.has('activity')) return
  await client.query(
    `insert into activity (actor_name, kind, action) values ('Operator', 'settings', $1)`,
    [`Restored the backup of ${formatMoment(backedUpAt)}, which logged everybody out`],
  )
}
