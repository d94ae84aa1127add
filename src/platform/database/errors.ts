/**
 * Kind of a database failure, as the HTTP layer distinguishes them:
 *
 * - `unavailable`: no connection, or a broken one; whether a commit happened is unknown
 * - `busy`: no connection came free in time, or too many callers wait already
 * - `timeout`: the statement, or the wait for a lock, took too long
 * - `full`: the disk, memory or connection slots of the server are used up
 * - `invalid`: a value PostgreSQL can't take (class 22)
 * - `constraint`: a violated constraint (class 23); `constraint` names it
 * - `conflict`: a deadlock or a serialization failure; the transaction can be retried
 * - `defect`: any other failure, so a mistake in a statement
 */
export type DatabaseErrorKind =
  | 'unavailable'
  | 'busy'
  | 'timeout'
  | 'full'
  | 'invalid'
  | 'constraint'
  | 'conflict'
  | 'defect'

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly kind: DatabaseErrorKind
  /** SQLSTATE, when the server sent one. */
  readonly code: string | undefined
  /** Name of the violated constraint, for `constraint`. */
  readonly constraint: string | undefined

  constructor(kind: DatabaseErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.code = textOf(cause, 'code')
    this.constraint = textOf(cause, 'constraint')
  }

  /** Whether the failure is temporary, so the caller may retry: 503 with Retry-After. */
  get isTemporary(): boolean {
    return temporaryKinds.has(this.kind)
  }
}

const temporaryKinds: ReadonlySet<DatabaseErrorKind> = new Set([
  'unavailable',
  'busy',
  'timeout',
  'full',
  'conflict',
])

/** Whether `error` is a violation of the named constraint: `violates(error, 'products_slug')`. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint
}

/** Classifies an error of `pg`, of its socket, or of the pool. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  return new DatabaseError(kindOf(error), textOf(error, 'message') ?? String(error), error)
}

const kindBySqlState: Readonly<Record<string, DatabaseErrorKind>> = {
  '40001': 'conflict',
  '40P01': 'conflict',
  '55P03': 'timeout',
  '57014': 'timeout',
  '25P03': 'timeout',
  '25P04': 'timeout',
  // The embedded server is read-only while the disk is almost full.
  '25006': 'full',
}

const kindByClass: Readonly<Record<string, DatabaseErrorKind>> = {
  '08': 'unavailable',
  '22': 'invalid',
  '23': 'constraint',
  '53': 'full',
  // 57P01 admin shutdown, 57P02 crash shutdown, 57P03 cannot connect now.
  '57': 'unavailable',
  // 58030 I/O error.
  '58': 'full',
}

/** Messages of `pg` and `pg-pool`, whose errors have no code. */
const kindByMessage: readonly (readonly [RegExp, DatabaseErrorKind])[] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^Query read timeout/, 'timeout'],
  [/^Connection terminated|^timeout expired|not queryable|after calling end/, 'unavailable'],
]

function kindOf(error: unknown): DatabaseErrorKind {
  const code = textOf(error, 'code')
  // ECONNREFUSED, ENOENT of a socket, ECONNRESET, and EPIPE, which looks like an SQLSTATE.
  if (code !== undefined && textOf(error, 'syscall') !== undefined) return 'unavailable'
  if (code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED') return 'unavailable'
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) {
    return kindBySqlState[code] ?? kindByClass[code.slice(0, 2)] ?? 'defect'
  }
  const message = textOf(error, 'message') ?? ''
  return kindByMessage.find(([pattern]) => pattern.test(message))?.[1] ?? 'defect'
}

function textOf(error: unknown, field: string): string | undefined {
  if (typeof error !== 'object' || error === null || !(field in error)) return undefined
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : undefined
}
