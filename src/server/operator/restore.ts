import { openImageStore } from '#server/images/open.ts'
import { restoreBackup } from './backup/restore.ts'
import { summaryOf } from './backup/summary.ts'
import { UsageError, type Verb } from './verb.ts'

export const restore: Verb = {
  usage: 'restore <file> [--replace]',
  does: 'puts back what a backup holds; --replace throws away what is there now',
  run: async (words, { configuration, say, withDatabaseAlone, pathOf }) => {
    const files = words.filter((word) => word !== '--replace')
    const [file] = files
    if (file === undefined || files.length > 1) throw new UsageError('Name one file.')
    await withDatabaseAlone(async (url) => {
      const restored = await restoreBackup({
        url,
        pictures: await openImageStore(configuration.imageStore),
        path: pathOf(file),
        replace: words.includes('--replace'),
      })
      say(`Restored and compared: ${summaryOf(restored)}`)
    })
  },
}
