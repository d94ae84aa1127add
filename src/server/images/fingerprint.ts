import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Ten hexadecimal digits that stand for these texts. */
export function fingerprint(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 10)
}

/** What stands for everything that decides a drawing's files but the drawing: code and libraries. */
export async function encodingFingerprint(): Promise<string> {
  const { vips = '', rsvg = '', webp = '', aom = '' } = sharp.versions
  const encoding = await readFile(join(import.meta.dirname, 'encode.ts'), 'utf8')
  return fingerprint(vips, rsvg, webp, aom, encoding)
}
