/** Why the embedded database can't be had, in a sentence for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name: string = 'EmbeddedDatabaseError'
}

/** Another running shop owns the data directory. */
export class AlreadyRunningError extends EmbeddedDatabaseError {
  override readonly name = 'AlreadyRunningError'
  /** The database of that shop, for whoever wants to use it beside the shop. */
  readonly url: string

  constructor(message: string, url: string) {
    super(message)
    this.url = url
  }
}
