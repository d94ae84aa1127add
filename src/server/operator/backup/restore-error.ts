/** Why a backup is not restored: the rest of a sentence, with what to do about it. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
}
