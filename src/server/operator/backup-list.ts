import { formatMoment } from '#domain/dates.ts'
import { listBackups } from './backup/stored-backups.ts'
import { UsageError, type Verb } from './verb.ts'

export const backupList: Verb = {
  usage: 'backup list',
  does: 'says which nightly backups there are, here and in the bucket',
  failure: 'The backups could not be listed',
  run: async (words, { configuration, say }) => {
    if (words.length > 0) throw new UsageError('It takes no words.')
    const all = await listBackups(configuration.backups)
    for (const { name, at, isHere, isElsewhere } of all) {
      const where = [isHere && 'here', isElsewhere && 'in the bucket'].filter(Boolean).join(' and ')
      say(`${name}  ${formatMoment(at)}  ${where}`)
    }
    if (all.length === 0) say('There is none yet.')
  },
}
