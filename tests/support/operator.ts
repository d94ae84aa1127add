import { readConfiguration } from '#server/configuration/configuration.ts'
import type { Operator } from '#server/operator/verb.ts'

/** Operator of a test, with the lines that its command has printed. */
export interface TestOperator extends Operator {
  readonly lines: readonly string[]
}

/**
 * Operator without settings, whose commands use the database at `url`, if any; `changes` override
 * its parts.
 */
export function testOperator(
  url: string | undefined,
  changes: Partial<Operator> = {},
): TestOperator {
  const lines: string[] = []
  const withDatabase: Operator['withDatabase'] = async (work) => {
    if (url === undefined) throw new Error('the command needs no database')
    await work(url)
  }
  return {
    lines,
    configuration: readConfiguration({}),
    say: (line) => lines.push(line),
    note: (line) => lines.push(line),
    output: process.stdout,
    signal: new AbortController().signal,
    withDatabase,
    withDatabaseAlone: withDatabase,
    pathOf: (word) => word,
    ...changes,
  }
}
