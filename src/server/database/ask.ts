import { CompiledQuery } from 'kysely'
import { BatchingConnection } from './driver.ts'
import type { Queryable } from './transaction.ts'

/** A statement with its values, and what its rows mean to whoever asks. */
export interface Question<Answer> {
  readonly query: CompiledQuery
  /** May throw what the rows refuse. */
  readonly read: (rows: readonly unknown[]) => Answer
}

/** A question by the text of a statement. */
export function question<Row, Answer>(
  statement: string,
  values: readonly unknown[],
  read: (rows: readonly Row[]) => Answer,
): Question<Answer> {
  return {
    query: CompiledQuery.raw(statement, [...values]),
    read: read as (rows: readonly unknown[]) => Answer,
  }
}

type Answers<Questions> = {
  [Index in keyof Questions]: Questions[Index] extends Question<infer Answer> | null
    ? Answer | (null extends Questions[Index] ? null : never)
    : never
}

/**
 * Asks everything in one message, in this order, and reads the answers in this order. Each statement sees
 * what those before it did; when one fails, those behind it are not run. Outside a transaction they are
 * one. What is null isn't asked.
 *
 * @throws DatabaseError, and what a question's `read` throws
 */
export async function ask<const Questions extends readonly (Question<unknown> | null)[]>(
  db: Queryable,
  ...questions: Questions
): Promise<Answers<Questions>> {
  const asked = questions.filter((question) => question !== null)
  const results = await db.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof BatchingConnection)) throw new Error('not a connection of the shop')
    return connection.executeTogether(asked.map(({ query }) => query))
  })
  const answers = results.values()
  return questions.map((question) =>
    question === null ? null : question.read(answers.next().value?.rows ?? []),
  ) as Answers<Questions>
}
