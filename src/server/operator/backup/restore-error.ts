/** Reason why a backup is not restored: the rest of a sentence, with the remedy. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}
