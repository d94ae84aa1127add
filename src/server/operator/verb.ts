import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Configuration } from '#server/configuration/configuration.ts'
import { openDatabase, type Queryable } from '#server/schema/database.ts'

export interface Verb {
  /** Such as `backup [file]`. */
  readonly usage: string
  readonly does: string
  /** Result of a failed run, such as `Nothing was restored`. */
  readonly failure: string
  readonly run: (words: readonly string[], operator: Operator) => Promise<void>
}

export interface Operator {
  readonly configuration: Configuration
  readonly say: (line: string) => void
  /** Prints a message that is not part of the result, and stays out of redirected output. */
  readonly note: (line: string) => void
  /** Output stream for the result of a command. */
  readonly output: NodeJS.WritableStream
  /** Aborted when the operator stops the command, which then leaves no partial result. */
  readonly signal: AbortSignal
  /** Runs `work` with the URL of the shop's database, which a running shop may use meanwhile. */
  readonly withDatabase: (work: (url: string) => Promise<void>) => Promise<void>
  /** As `withDatabase`, but throws while a running shop uses the embedded database. */
  readonly withDatabaseAlone: (work: (url: string) => Promise<void>) => Promise<void>
  /** Resolves a path against the operator's working directory, which npm may have changed. */
  readonly pathOf: (word: string) => string
}

export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}

export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}

/** The email that is the only argument of a command. @throws UsageError for any others */
export function onlyEmail(words: readonly string[]): string {
  const [email] = words
  if (words.length !== 1 || !email?.includes('@')) throw new UsageError('Name one email.')
  return email
}

/** @throws UsageError for any argument of a command that has none */
export function noWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError('It takes no words.')
}

/** Runs `work` on one connection to the database at `url`. */
export async function connected<T>(url: string, work: (db: Queryable) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, poolSize: 1 })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Writes a file, readable by its owner only, atomically: it is renamed once it is on disk. */
export async function writePrivately(
  path: string,
  content: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const unfinished = `${path}.part`
  try {
    await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }), { signal })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
