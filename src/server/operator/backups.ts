import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayOf } from '#domain/dates.ts'
import { HOUR, inSeconds } from '#domain/text/units.ts'
import { formatMoment } from '#domain/times.ts'
import { startEmbedded } from '#platform/database/embedded/server.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { checkBackup, readBackup } from './backup/check.ts'
import { recordStepDone } from './backup/done.ts'
import { type BackedUpFolders, makeBackup } from './backup/make.ts'
import { summaryOf } from './backup/manifest.ts'
import { openOffSite } from './backup/off-site.ts'
import { restoreBackup } from './backup/restore.ts'
import {
  backupName,
  backupsToRemove,
  listBackups,
  momentOf,
  removeOlderThanADay,
  type StoredBackup,
} from './backup/stored-backups.ts'
import { mailToOwner } from './mail.ts'
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

/** Maximum age of the backup, in milliseconds: one day, and an hour until the rehearsal. */
const OLDEST = 25 * HOUR

export const backupRehearse: Verb = {
  usage: 'backup rehearse [--tell-on <weekday>]',
  does: 'restores the newest backup, the bucket’s if there is one, beside the shop, and compares it',
  failure: 'The newest backup was not restored',
  run: async (words, operator) => {
    const weekday = weekdayOf(words)
    const { backups } = operator.configuration
    const all = await listBackups(backups)
    const newest = all.find(({ isElsewhere }) => isElsewhere || backups.offSite === undefined)
    if (newest === undefined) {
      throw new OperatorError('There is no backup: see why none is made or sent.')
    }
    const sentence = await rehearse(newest, operator)
    if (newest.at.getTime() < Date.now() - OLDEST) {
      throw new OperatorError(
        `${sentence} But it is of ${formatMoment(newest.at)}: see why there is none since.`,
      )
    }
    await recordStepDone(backups.folder, 'rehearsed')
    operator.say(sentence)
    if (weekday !== new Date(dayOf(new Date())).getUTCDay()) return
    await mailToOwner(operator, { subject: 'The backups can be restored', text: sentence })
  },
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Weekday of the mail about a success, 0 for Sunday; undefined for no such mail. */
function weekdayOf(words: readonly string[]): number | undefined {
  try {
    const { values } = parseArgs({ args: [...words], options: { 'tell-on': { type: 'string' } } })
    const day = values['tell-on']
    if (day === undefined) return undefined
    const at = weekdays.indexOf(day.toLowerCase())
    if (at >= 0) return at
  } catch {
    // Falls through to the usage error.
  }
  throw new UsageError('Say --tell-on and a weekday, or nothing.')
}

/** Restores into a temporary database with temporary folders, all removed afterwards. */
async function rehearse(
  { name, at, isElsewhere }: StoredBackup,
  { configuration: { backups }, note, signal }: Operator,
): Promise<string> {
  const began = performance.now()
  await mkdir(backups.folder, { recursive: true, mode: 0o700 })
  // Files of a killed rehearsal.
  await removeOlderThanADay(backups.folder, /^\.rehearsal-/)
  const scratch = await mkdtemp(join(backups.folder, '.rehearsal-'))
  try {
    const path = isElsewhere ? join(scratch, name) : join(backups.folder, name)
    if (isElsewhere && backups.offSite) await openOffSite(backups.offSite).fetch(name, path, signal)
    const backup = await checkBackup(path, signal)
    const server = await startEmbedded({ dataDirectory: scratch, onProgress: note })
    try {
      await restoreBackup(backup, {
        url: server.url,
        pictures: await folderStore(join(scratch, 'images')),
        proofs: await folderStore(join(scratch, 'proofs')),
        replace: false,
        signal,
      })
    } finally {
      await server.stop()
      // Root's database is outside of the temporary folder.
      await rm(server.folder, { recursive: true, force: true })
    }
    const seconds = Math.round(inSeconds(performance.now() - began))
    const from = isElsewhere ? 'fetched from the bucket, ' : ''
    return `${name} of ${formatMoment(at)} was ${from}restored and compared in ${seconds} s: ${summaryOf(backup.manifest)}.`
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
