import type { readBackup } from '#server/operator/backup/check.ts'
import { makeBackup } from '#server/operator/backup/make.ts'
import type { Folders } from './used-shop.ts'

/**
 * Backs up the restored shop, and compares both backups part by part.
 * @throws Error for a difference
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
