import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Ten hexadecimal digits that stand for these texts. */
export function fingerprint(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 10)
}

/** What stands for everything that decides a drawing's pixels but the product: code and libraries. */
export async function drawingFingerprint(): Promise<string> {
  const { vips = '', rsvg = '', webp = '', aom = '' } = sharp.versions
  const encoding = await readFile(join(import.meta.dirname, 'encode.ts'), 'utf8')
  const folder = join(import.meta.dirname, 'drawing')
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return fingerprint(vips, rsvg, webp, aom, encoding, ...sources)
}
