import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayOf } from '#domain/dates.ts'
import { HOUR, inSeconds } from '#domain/text/units.ts'
import { formatMoment } from '#domain/times.ts'
import { startEmbedded } from '#platform/database/embedded/server.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { checkBackup } from './backup/check.ts'
import { recordStepDone } from './backup/done.ts'
import { summaryOf } from './backup/manifest.ts'
import { openOffSite } from './backup/off-site.ts'
import { restoreBackup } from './backup/restore.ts'
import { listBackups, removeOlderThanADay, type StoredBackup } from './backup/stored-backups.ts'
import { mailToOwner } from './mail.ts'
import { type Operator, OperatorError, UsageError, type Verb } from './verb.ts'

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
