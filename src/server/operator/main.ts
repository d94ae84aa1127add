import { resolve } from 'node:path'
import { type Configuration, ConfigurationError, readConfiguration } from '#server/configuration.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { AlreadyRunningError, EmbeddedDatabaseError } from '#server/database/embedded-error.ts'
import { DatabaseError } from '#server/database/errors.ts'
import { MigrationError } from '#server/database/migrate.ts'
import { adminCreate } from './admin-create.ts'
import { ArchiveError } from './backup/archive.ts'
import { RestoreError } from './backup/restore.ts'
import { backup } from './backup.ts'
import { exportVerb } from './export.ts'
import { passwordResetLink } from './password-reset-link.ts'
import { restore } from './restore.ts'
import { type Operator, OperatorError, UsageError, type Verb } from './verb.ts'

const verbs: readonly Verb[] = [backup, restore, exportVerb, adminCreate, passwordResetLink]

async function main(words: readonly string[]): Promise<number> {
  const found = verbs.find(({ usage }) => nameOf(usage).every((part, i) => words[i] === part))
  if (found === undefined) {
    const lines = verbs.map(({ usage, does }) => `  ${usage}\n      ${does}`)
    say(`npm run shop -- <command>\n${lines.join('\n')}`)
    return words.length === 0 ? 0 : 1
  }
  try {
    await found.run(words.slice(nameOf(found.usage).length), operatorOf(readConfiguration()))
    return 0
  } catch (error) {
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error
    note(error.message)
    if (error instanceof UsageError) note(`npm run shop -- ${found.usage}`)
    return 1
  }
}

const expected = [
  OperatorError,
  ConfigurationError,
  EmbeddedDatabaseError,
  DatabaseError,
  MigrationError,
  ArchiveError,
  RestoreError,
]

/** The words of a usage before its first parameter. */
function nameOf(usage: string): readonly string[] {
  return usage.split(/ [[<]/)[0]?.split(' ') ?? []
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function note(line: string): void {
  process.stderr.write(`${line}\n`)
}

function operatorOf(configuration: Configuration): Operator {
  return {
    configuration,
    say,
    note,
    output: process.stdout,
    withDatabase: (work) => withDatabase(configuration, work, { alone: false }),
    withDatabaseAlone: (work) => withDatabase(configuration, work, { alone: true }),
    pathOf: (word) => resolve(process.env.INIT_CWD ?? process.cwd(), word),
  }
}

async function withDatabase(
  { databaseUrl, dataDirectory }: Configuration,
  work: (url: string) => Promise<void>,
  { alone }: { readonly alone: boolean },
): Promise<void> {
  if (databaseUrl !== undefined) return work(databaseUrl)
  const server = await startEmbedded({ dataDirectory, onProgress: note }).catch((error) => {
    if (!alone && error instanceof AlreadyRunningError) return error.url
    throw error
  })
  if (typeof server === 'string') return work(server)
  try {
    await work(server.url)
  } finally {
    await server.stop()
  }
}

process.exitCode = await main(process.argv.slice(2))
