import type { Selectable, Updateable } from 'kysely'
import type { Tables } from '#server/schema/tables.ts'
import type { TestShop } from './shop.ts'

type ChangedTable = 'orders' | 'products' | 'users'

/** Changes columns of a stored row, past the rules of the shop. */
export async function changeRow<Name extends ChangedTable>(
  { database: { db } }: Pick<TestShop, 'database'>,
  table: Name,
  id: string,
  values: Updateable<Tables[Name]>,
): Promise<void> {
  const update = db.updateTable(table as 'orders').set(values as Updateable<Tables['orders']>)
  await update.where('id', '=', id).execute()
}

/** All columns of a stored row. @throws when there is none */
export async function storedRow<Name extends ChangedTable>(
  { database: { db } }: Pick<TestShop, 'database'>,
  table: Name,
  id: string,
): Promise<Selectable<Tables[Name]>> {
  const rows = db.selectFrom(table as 'orders').selectAll()
  return (await rows.where('id', '=', id).executeTakeFirstOrThrow()) as Selectable<Tables[Name]>
}

/** Columns of all rows with these values. */
export async function rowsWith<
  Name extends keyof Tables,
  Column extends keyof Selectable<Tables[Name]> & string,
>(
  { database: { db } }: Pick<TestShop, 'database'>,
  table: Name,
  values: Partial<Selectable<Tables[Name]>>,
  columns: readonly Column[],
): Promise<Pick<Selectable<Tables[Name]>, Column>[]> {
  const rows = db.selectFrom(table as 'orders').select(columns as readonly never[])
  const found: unknown = await rows.where((eb) => eb.and(values as object)).execute()
  return found as Pick<Selectable<Tables[Name]>, Column>[]
}

/** Changes columns of all rows with these values, past the rules of the shop. */
export async function changeRowsWith<Name extends keyof Tables>(
  { database: { db } }: Pick<TestShop, 'database'>,
  table: Name,
  values: Partial<Selectable<Tables[Name]>>,
  changes: Updateable<Tables[Name]>,
): Promise<void> {
  const update = db.updateTable(table as 'orders').set(changes as Updateable<Tables['orders']>)
  await update.where((eb) => eb.and(values as object)).execute()
}

/** Activity about an account or order, the oldest first: `Operator: Made an admin`. */
export async function activityAbout(
  { database: { db } }: Pick<TestShop, 'database'>,
  subject: string,
): Promise<readonly string[]> {
  const entries = db.selectFrom('activity').select(['actor_name', 'action'])
  const rows = await entries.where('subject', '=', subject).orderBy('sequence').execute()
  return rows.map(({ actor_name, action }) => `${actor_name}: ${action}`)
}
