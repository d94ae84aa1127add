import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackup } from './backup/check.ts'
import { momentOf } from './backup/names.ts'
import { openOffSite } from './backup/off-site.ts'
import { summaryOf } from './backup/summary.ts'
import { OperatorError, UsageError, type Verb } from './verb.ts'

export const backupFetch: Verb = {
  usage: 'backup fetch [name]',
  does: 'brings a backup from the bucket into BACKUP_FOLDER: the newest, unless one is named',
  failure: 'No backup was fetched',
  run: async (words, { configuration: { backups }, say, signal }) => {
    if (words.length > 1) throw new UsageError('One name at most.')
    if (backups.offSite === undefined) {
      throw new OperatorError('No backup was fetched: BACKUP_S3_BUCKET is not set.')
    }
    const elsewhere = openOffSite(backups.offSite)
    const name = words[0] ?? (await elsewhere.names()).toSorted().at(-1)
    if (name === undefined) throw new OperatorError('There is no backup in the bucket.')
    if (momentOf(name) === null) throw new UsageError(`${name} is no name of a nightly backup.`)
    await mkdir(backups.folder, { recursive: true, mode: 0o700 })
    const path = join(backups.folder, name)
    await elsewhere.fetch(name, path, signal)
    say(`Fetched and read: ${summaryOf(await readBackup(path, signal))}`)
    say(`The backup is ${path}. It holds personal data: keep it where nobody else can read it.`)
  },
}
