/** Failure to run the embedded database, as a sentence for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name: string = 'EmbeddedDatabaseError'
}

/** Refusal because another running shop owns the data directory. */
export class AlreadyRunningError extends EmbeddedDatabaseError {
  override readonly name = 'AlreadyRunningError'
  /** URL of the running shop's database, for tools that work beside it. */
  readonly url: string

  constructor(message: string, url: string) {
    super(message)
    this.url = url
  }
}
