import type { KyselyPlugin, QueryResult, RootOperationNode, UnknownRow } from 'kysely'
import type { Database } from '#server/database/connection.ts'

/** Database that passes every result to `hear` before the shop receives it. */
export function overheard(
  database: Database,
  hear: (rows: readonly UnknownRow[]) => Promise<void> | void,
): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => node,
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => {
      await hear(result.rows)
      return result
    },
  }
  return { ...database, db: database.db.withPlugin(plugin) }
}
