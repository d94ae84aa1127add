import { join } from 'node:path'
import type { Configuration, ImageStoreConfiguration } from '#server/configuration/configuration.ts'
import { openImageStore } from '#server/images/open.ts'
import { checkBackup } from './backup/check.ts'
import { restoreBackup } from './backup/restore.ts'
import { summaryOf } from './backup/summary.ts'
import { UsageError, type Verb } from './verb.ts'

export const restore: Verb = {
  usage: 'restore <file> [--replace]',
  does: 'puts back what a backup holds; --replace throws away what is there now',
  failure: 'Nothing was restored',
  run: async (words, { configuration, say, signal, withDatabaseAlone, pathOf }) => {
    const files = words.filter((word) => word !== '--replace')
    const [file] = files
    if (file === undefined || files.length > 1) throw new UsageError('Name one file.')
    // A file that is no good is found out before there is a database.
    const backup = await checkBackup(pathOf(file), signal)
    await withDatabaseAlone(async (url) => {
      const leftOut = await restoreBackup(backup, {
        url,
        pictures: {
          store: await openImageStore(configuration.imageStore),
          staging: stagingFolder(configuration.imageStore, configuration),
        },
        proofs: {
          store: await openImageStore(configuration.proofStore),
          staging: stagingFolder(configuration.proofStore, configuration, '.restoring-proofs'),
        },
        replace: words.includes('--replace'),
        signal,
      })
      say(`Restored and compared: ${summaryOf(backup.manifest)}`)
      if (leftOut.length > 0) say(`Left out, being no tables of the shop: ${leftOut.join(', ')}`)
    })
  },
}

/** On the disk of the store, under a name that no picture has. */
function stagingFolder(
  store: ImageStoreConfiguration,
  { dataDirectory }: Configuration,
  name = '.restoring',
): string {
  return join(store.kind === 'folder' ? store.folder : dataDirectory, name)
}
