import { paths } from '#domain/paths.ts'
import { countCodeHolders } from '#server/accounts/second-step/accept-code.ts'
import { countUnreadable } from '#server/accounts/second-step/enrolment.ts'
import { SecretSeal } from '#server/accounts/second-step/secret-seal.ts'
import type { Configuration } from '#server/configuration/configuration.ts'
import { openImageStore } from '#server/images/open.ts'
import { checkBackup } from './backup/check.ts'
import { summaryOf } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore.ts'
import { connected, UsageError, type Verb } from './verb.ts'

export const restore: Verb = {
  usage: 'restore <file> [--replace]',
  does: 'puts back what a backup holds; --replace throws away what is there now',
  failure: 'Nothing was restored',
  run: async (words, { configuration, say, signal, withDatabaseAlone, pathOf }) => {
    const files = words.filter((word) => word !== '--replace')
    const [file] = files
    if (file === undefined || files.length > 1) throw new UsageError('Name one file.')
    // An invalid file is refused before the embedded database starts.
    const backup = await checkBackup(pathOf(file), signal)
    await withDatabaseAlone(async (url) => {
      const leftOut = await restoreBackup(backup, {
        url,
        pictures: await openImageStore(configuration.imageStore),
        proofs: await openImageStore(configuration.proofStore),
        replace: words.includes('--replace'),
        signal,
      })
      say(`Restored and compared: ${summaryOf(backup.manifest)}`)
      await reportLogins(url, configuration, say)
      if (leftOut.length > 0) say(`Left out, being no tables of the shop: ${leftOut.join(', ')}`)
    })
  },
}

/**
 * Reports ended logins and recovery codes that count again (rule: restored-logins), and second steps
 * made under another key, since a backup contains no key (rule: second-step).
 */
async function reportLogins(
  url: string,
  configuration: Configuration,
  say: (line: string) => void,
): Promise<void> {
  say(
    'Everybody is logged out, and links for a new password no longer work: the backup’s may have been ended since.',
  )
  const [holders, unreadable] = await connected(url, async (db) => [
    await countCodeHolders(db),
    await countUnreadable(db, new SecretSeal(configuration)),
  ])
  if (holders > 0) {
    say(
      `Recovery codes that were used since the backup work again, of ${holders === 1 ? 'one account' : `${holders} accounts`}: each should make new ones at ${paths.profile()}, under Second step, with ‘New recovery codes’.`,
    )
  }
  if (unreadable > 0) {
    say(
      `${unreadable === 1 ? 'One account has' : `${unreadable} accounts have`} two-step verification whose key is not here, so that codes of the app are refused. Put the previous shop’s secret.key into DATA_DIR, or its text into SECRET_KEY. Until then recovery codes still work, and second-step off <email> switches it off.`,
    )
  }
}
