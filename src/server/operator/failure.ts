import { EmbeddedDatabaseError } from '#platform/database/embedded/error.ts'
import { type DatabaseErrorKind, toDatabaseError } from '#platform/database/errors.ts'
import { MigrationError } from '#platform/database/migrate.ts'
import { ConfigurationError } from '#server/configuration/settings.ts'
import { ArchiveError, RestoreError } from './backup/archive.ts'
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

function reasonOf(error: unknown): string {
  if (isOneOf(reasons, error)) return error.message
  const { code = '', syscall, path } = Object(error) as NodeJS.ErrnoException
  const isOfDisk = syscall !== undefined && !syscallsOfConnections.has(syscall)
  const ofDisk = isOfDisk ? diskReasons[code] : undefined
  if (ofDisk !== undefined) return ofDisk(path ?? 'a file')
  const { kind, message } = toDatabaseError(error)
  const detail = message.replace(/\.$/, '')
  const ofDatabase = codeReasons[code] ?? kindReasons[kind]
  return ofDatabase?.(detail) ?? `something unexpected happened (${detail}); try once more`
}

/** System calls of database connections, not of the disk. */
const syscallsOfConnections: ReadonlySet<string> = new Set(['connect', 'getaddrinfo'])

type Reason = (detail: string) => string

const nowhere: Reason = (file) => `there is no ${file}; see how it is spelt`
const noRoom: Reason = () => 'the disk is full; make room on it and do the same again'
const noRight: Reason = (file) =>
  `this user may not use ${file}; give it the right to, or run the command as another user`

const diskReasons: Readonly<Record<string, Reason>> = {
  ENOENT: nowhere,
  ENOTDIR: nowhere,
  EISDIR: (file) => `${file === 'a file' ? 'that' : file} is a folder; name a file`,
  EACCES: noRight,
  EPERM: noRight,
  EROFS: noRight,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EFBIG: noRoom,
  EIO: (file) => `the disk can’t read or write ${file}; check the disk, or use another`,
}

const accessRefused: Reason = (detail) =>
  `the database does not let the shop in (${detail}); see that DATABASE_URL is right`

/** Reasons by SQLSTATE. */
const codeReasons: Readonly<Record<string, Reason>> = {
  '28000': accessRefused,
  '28P01': accessRefused,
  '3D000': accessRefused,
  '42501': (detail) =>
    `the database’s user may not do that (${detail}); use the one that owns the database`,
}

const unreachable: Reason = (detail) =>
  `the database can’t be reached or broke off (${detail}); see that it runs and do the same again`

const kindReasons: Readonly<Partial<Record<DatabaseErrorKind, Reason>>> = {
  unavailable: unreachable,
  busy: unreachable,
  timeout: unreachable,
  full: (detail) =>
    `the database takes nothing more (${detail}); make room on its disk and do the same again`,
}

function isOneOf(
  kinds: readonly (abstract new (...args: never[]) => Error)[],
  error: unknown,
): error is Error {
  return kinds.some((kind) => error instanceof kind)
}
