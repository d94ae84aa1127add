import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatMoment } from '#domain/times.ts'
import { readBackup } from './backup/check.ts'
import { recordStepDone } from './backup/done.ts'
import { type BackedUpFolders, makeBackup } from './backup/make.ts'
import { summaryOf } from './backup/manifest.ts'
import { openOffSite } from './backup/off-site.ts'
import {
  backupName,
  backupsToRemove,
  listBackups,
  momentOf,
  removeOlderThanADay,
  type StoredBackup,
} from './backup/stored-backups.ts'
import { noWords, type Operator, OperatorError, UsageError, type Verb } from './verb.ts'

export const backup: Verb = {
  usage: 'backup [file]',
  does: 'writes all data and pictures into one file, while the shop stays open',
  failure: 'No backup was made',
  run: async (words, operator) => {
    const [file, ...more] = words
    if (more.length > 0) throw new UsageError('One file at most.')
    const { backups, imageStore } = operator.configuration
    const path = file === undefined ? newPathIn(backups.folder) : operator.pathOf(file)
    await mkdir(dirname(path), { recursive: true })
    await makeAt(path, operator)
    if (imageStore.kind === 's3') {
      operator.say('The pictures and screenshots stay in the bucket; back that up as well.')
    }
    sayWhere(path, operator)
  },
}

export const backupList: Verb = {
  usage: 'backup list',
  does: 'says which nightly backups there are, here and in the bucket',
  failure: 'The backups could not be listed',
  run: async (words, { configuration, say }) => {
    noWords(words)
    const all = await listBackups(configuration.backups)
    for (const { name, at, isHere, isElsewhere } of all) {
      const where = [isHere && 'here', isElsewhere && 'in the bucket'].filter(Boolean).join(' and ')
      say(`${name}  ${formatMoment(at)}  ${where}`)
    }
    if (all.length === 0) say('There is none yet.')
  },
}

export const backupFetch: Verb = {
  usage: 'backup fetch [name]',
  does: 'brings a backup from the bucket into BACKUP_FOLDER: the newest, unless one is named',
  failure: 'No backup was fetched',
  run: async (words, operator) => {
    if (words.length > 1) throw new UsageError('One name at most.')
    const { backups } = operator.configuration
    const { folder, offSite } = backups
    if (offSite === undefined) {
      throw new OperatorError('No backup was fetched: BACKUP_S3_BUCKET is not set.')
    }
    const isElsewhere = (stored: StoredBackup) => stored.isElsewhere
    const name = words[0] ?? (await listBackups(backups)).find(isElsewhere)?.name
    if (name === undefined) throw new OperatorError('There is no backup in the bucket.')
    if (momentOf(name) === null) throw new UsageError(`${name} is no name of a nightly backup.`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, name)
    await openOffSite(offSite).fetch(name, path, operator.signal)
    operator.say(`Fetched and read: ${summaryOf(await readBackup(path, operator.signal))}`)
    sayWhere(path, operator)
  },
}

export const backupNightly: Verb = {
  usage: 'backup nightly',
  does: 'makes a backup in BACKUP_FOLDER, sends a copy to BACKUP_S3_BUCKET, and removes old ones',
  failure: 'The nightly backup is not done',
  run: async (words, operator) => {
    noWords(words)
    const { folder, keep, offSite } = operator.configuration.backups
    const path = newPathIn(folder)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await makeAt(path, operator)
    await recordStepDone(folder, 'made')
    // Temporary files of an interrupted backup.
    await removeOlderThanADay(folder, /^khol-.*\.tar\.gz\.part$/)
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

function newPathIn(folder: string): string {
  return join(folder, backupName(new Date()))
}

async function makeAt(
  path: string,
  { configuration: { imageStore, proofStore }, say, signal, withDatabase }: Operator,
): Promise<void> {
  // A bucket isn't included.
  const folders: BackedUpFolders = {
    pictures: imageStore.kind === 'folder' ? imageStore.folder : undefined,
    proofs: proofStore.kind === 'folder' ? proofStore.folder : undefined,
  }
  await withDatabase(async (url) => {
    say(summaryOf(await makeBackup(url, folders, path, signal)))
  })
}

function sayWhere(path: string, { say }: Operator): void {
  say(`The backup is ${path}. It holds personal data: keep it where nobody else can read it.`)
}
