/** Why the embedded database can't be had, in a sentence for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name: string = 'EmbeddedDatabaseError'
}

/** Another running shop owns the data directory. */
export class AlreadyRunningError extends EmbeddedDatabaseError {
  override readonly name = 'AlreadyRunningError'
}
