import { createHash } from 'node:crypto'

/** Ten hexadecimal digits that stand for these texts. */
export function fingerprint(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 10)
}
