import type { KyselyPlugin, QueryResult, RootOperationNode, UnknownRow } from 'kysely'
import type { Database } from '#server/schema/database.ts'

/** Database that passes every result to `onRows` before the shop receives it. */
export function observedDatabase(
  database: Database,
  onRows: (rows: readonly UnknownRow[]) => Promise<void> | void,
): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => node,
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => {
      await onRows(result.rows)
      return result
    },
  }
  return { ...database, db: database.db.withPlugin(plugin) }
}
