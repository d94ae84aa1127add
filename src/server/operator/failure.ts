import { EmbeddedDatabaseError } from '#platform/database/embedded/error.ts'
import { toDatabaseError } from '#platform/database/errors.ts'
import { MigrationError } from '#platform/database/migrate.ts'
import { ConfigurationError } from '#server/configuration/settings.ts'
import { ArchiveError, RestoreError } from './backup/archive.ts'
import table from './failure-reasons.json' with { type: 'json' }
import { OperatorError } from './verb.ts'

const sentences = [OperatorError, ConfigurationError, EmbeddedDatabaseError, MigrationError]

export class InterruptedError extends Error {
  override readonly name = 'Interrupted'

  constructor() {
    super('it was interrupted; do the same again whenever you like')
  }
}

const reasons = [ArchiveError, RestoreError, InterruptedError]

/** Sentence for the operator: the result (`Nothing was restored`), the reason, the remedy. */
export function sentenceOf(error: unknown, failure: string): string {
  if (isOneOf(sentences, error)) return error.message
  return `${failure}: ${reasonOf(error)}.`
}

/** Reasons of the disk by error code, those of the database by SQLSTATE or kind. */
const known: Readonly<Record<'disk' | 'database', Readonly<Record<string, string>>>> = table

function reasonOf(error: unknown): string {
  if (isOneOf(reasons, error)) return error.message
  const { code = '', syscall, path = 'a file' } = Object(error) as NodeJS.ErrnoException
  const isOfDisk = syscall !== undefined && !syscallsOfConnections.has(syscall)
  const ofDisk = isOfDisk ? known.disk[code] : undefined
  if (ofDisk !== undefined) return ofDisk.replace('{place}', () => path)
  const { kind, message } = toDatabaseError(error)
  const detail = message.replace(/\.$/, '')
  const ofDatabase = known.database[code] ?? known.database[kind]
  const unexpected = 'something unexpected happened ({detail}); try once more'
  return (ofDatabase ?? unexpected).replace('{detail}', () => detail)
}

/** System calls of database connections, not of the disk. */
const syscallsOfConnections: ReadonlySet<string> = new Set(['connect', 'getaddrinfo'])

function isOneOf(
  kinds: readonly (abstract new (...args: never[]) => Error)[],
  error: unknown,
): error is Error {
  return kinds.some((kind) => error instanceof kind)
}
