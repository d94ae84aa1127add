import type { readBackup } from '#server/operator/backup/check.ts'
import { makeBackup } from '#server/operator/backup/make.ts'
import type { Folders } from './used-shop.ts'

/**
 * Makes another backup of what was restored, and compares the two, part by part.
 *
 * @throws Error for what is not as it was
 */
export async function compareWithBackup(
  saved: Awaited<ReturnType<typeof readBackup>>,
  { url, images, proofs }: Folders,
  file: string,
): Promise<void> {
  const again = await makeBackup(url, { pictures: images, proofs }, file)
  for (const part of ['tables', 'sequences', 'pictures', 'proofs', 'migrations'] as const) {
    if (JSON.stringify(again[part]) !== JSON.stringify(saved[part])) {
      throw new Error(`the ${part} are not what they were`)
    }
  }
}
