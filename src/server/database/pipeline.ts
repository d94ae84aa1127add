import { CompiledQuery } from 'kysely'
import { BatchingConnection } from './driver.ts'
import type { Queryable } from './transaction.ts'

/** A SQL statement with its parameters and the function that reads its rows. */
export interface Statement<Result> {
  readonly query: CompiledQuery
  /** May throw when the rows mean a refusal. */
  readonly read: (rows: readonly unknown[]) => Result
}

/** Builds a statement from SQL text. */
export function sqlStatement<Row, Result>(
  text: string,
  values: readonly unknown[],
  read: (rows: readonly Row[]) => Result,
): Statement<Result> {
  return {
    query: CompiledQuery.raw(text, [...values]),
    read: read as (rows: readonly unknown[]) => Result,
  }
}

type Results<Statements> = {
  [Index in keyof Statements]: Statements[Index] extends Statement<infer Result> | null
    ? Result | (null extends Statements[Index] ? null : never)
    : never
}

/**
 * Pipelines statements: sends them in one message and reads the results in the same order. Each
 * statement sees the effects of the earlier ones; after one that fails, the rest is not run.
 * Outside a transaction they form one. Null entries are skipped and return null.
 *
 * @throws DatabaseError, and any error of a statement's `read`
 */
export async function pipeline<const Statements extends readonly (Statement<unknown> | null)[]>(
  db: Queryable,
  ...statements: Statements
): Promise<Results<Statements>> {
  const sent = statements.filter((statement) => statement !== null)
  const results = await db.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof BatchingConnection)) throw new Error('not a connection of the shop')
    return connection.executePipeline(sent.map(({ query }) => query))
  })
  const remaining = results.values()
  return statements.map((statement) =>
    statement === null ? null : statement.read(remaining.next().value?.rows ?? []),
  ) as Results<Statements>
}
