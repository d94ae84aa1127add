import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '#domain/text/units.ts'
import { recordStepDone } from './backup/done.ts'
import { folderOf } from './backup/folders.ts'
import { makeBackup } from './backup/make.ts'
import { backupName } from './backup/names.ts'
import { openOffSite } from './backup/off-site.ts'
import { backupsToRemove } from './backup/retention.ts'
import { summaryOf } from './backup/summary.ts'
import { type Operator, UsageError, type Verb } from './verb.ts'

export const backupNightly: Verb = {
  usage: 'backup nightly',
  does: 'makes a backup in BACKUP_FOLDER, sends a copy to BACKUP_S3_BUCKET, and removes old ones',
  failure: 'The nightly backup is not done',
  run: async (words, operator) => {
    if (words.length > 0) throw new UsageError('It takes no words.')
    const { folder, keep, offSite } = operator.configuration.backups
    const path = await makeIn(folder, operator)
    await removeUnfinished(folder)
    for (const name of backupsToRemove(await readdir(folder), keep)) await rm(join(folder, name))
    if (offSite === undefined) {
      operator.say(`The backup is ${path}, on this machine alone: set BACKUP_S3_BUCKET.`)
      return
    }
    const elsewhere = openOffSite(offSite)
    await elsewhere.send(path, operator.signal)
    await recordStepDone(folder, 'sent')
    for (const name of backupsToRemove(await elsewhere.names(), keep)) await elsewhere.remove(name)
    operator.say(`The backup is ${path}, and a copy of it in the bucket ${offSite.bucket}.`)
  },
}

async function makeIn(
  folder: string,
  { configuration: { imageStore, proofStore }, say, signal, withDatabase }: Operator,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, backupName(new Date()))
  const folders = { pictures: folderOf(imageStore), proofs: folderOf(proofStore) }
  await withDatabase(async (url) => {
    say(summaryOf(await makeBackup(url, folders, path, signal)))
  })
  await recordStepDone(folder, 'made')
  return path
}

/** Removes temporary files of an interrupted backup. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^khol-.*\.tar\.gz\.part$/.test(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - DAY) await rm(path, { force: true })
  }
}
