import type { readBackup } from '#server/operator/backup/check.ts'
import { makeBackup } from '#server/operator/backup/make.ts'
import { manifestExceptLogins } from '#testing/stored-content.ts'
import type { Folders } from './used-shop.ts'

/**
 * Backs up the restored shop, and compares both backups part by part, except for the logins that a
 * restore ends (rule: restored-logins).
 * @throws Error for a difference
 */
export async function compareWithBackup(
  saved: Awaited<ReturnType<typeof readBackup>>,
  { url, images, proofs }: Folders,
  file: string,
): Promise<void> {
  const again = manifestExceptLogins(await makeBackup(url, { pictures: images, proofs }, file))
  const before = manifestExceptLogins(saved)
  for (const part of ['tables', 'sequences', 'pictures', 'proofs', 'migrations'] as const) {
    if (JSON.stringify(again[part]) !== JSON.stringify(before[part])) {
      throw new Error(`the ${part} are not what they were`)
    }
  }
}
