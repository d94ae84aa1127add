import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf, daysAfter } from '#domain/dates.ts'
import { DAY } from '#domain/text/units.ts'
import { absent } from '#platform/storage/folder-store.ts'
import type { BackupConfiguration } from '#server/configuration/stores.ts'
import { openOffSite } from './off-site.ts'

/** Default name of a backup with its time in UTC: `khol-2026-11-22T21-30-00Z.tar.gz`. */
const OWN_NAME = /^khol-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/

/** Default name of a backup that begins at a given time. */
export function backupName(at: Date): string {
  return `khol-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** Time in the name of a backup; null for a name that the shop didn't give. */
export function momentOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = OWN_NAME.exec(name) ?? []
  if (day === undefined) return null
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Backup with a default name, which contains its time. */
export interface StoredBackup {
  readonly name: string
  readonly at: Date
  readonly isHere: boolean
  readonly isElsewhere: boolean
}

/** Backups of the local folder and of the off-site bucket, newest first. */
export async function listBackups({
  folder,
  offSite,
}: BackupConfiguration): Promise<readonly StoredBackup[]> {
  const here = new Set(await readdir(folder).catch(absent))
  const elsewhere = new Set(offSite ? await openOffSite(offSite).names() : [])
  return [...new Set([...here, ...elsewhere])]
    .flatMap((name) => {
      const at = momentOf(name)
      return at === null
        ? []
        : [{ name, at, isHere: here.has(name), isElsewhere: elsewhere.has(name) }]
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/**
 * Selects the backups to remove (rule: backup-retention): the newest of each of the last days, weeks
 * and months with a backup stays. Days are Pakistan's, and weeks begin on Monday. Files that the
 * shop did not name are never removed.
 */
export function backupsToRemove(
  names: readonly string[],
  keep: BackupConfiguration['keep'],
): readonly string[] {
  const backups = names
    .flatMap((name) => {
      const at = momentOf(name)
      return at === null ? [] : [{ name, day: dayOf(at) }]
    })
    // Names sort by time.
    .toSorted((a, b) => (a.name < b.name ? 1 : -1))
  const kept = new Set<string>()
  for (const [count, periodOf] of [
    [keep.days, (day: string) => day],
    [keep.weeks, mondayOf],
    [keep.months, (day: string) => day.slice(0, 'YYYY-MM'.length)],
  ] as const) {
    const newest = new Map<string, string>()
    for (const { name, day } of backups) {
      const period = periodOf(day)
      if (!newest.has(period)) newest.set(period, name)
    }
    for (const name of [...newest.values()].slice(0, count)) kept.add(name)
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return daysAfter(day, -((weekday + 6) % 7))
}

/** Removes entries of a folder that a killed command left, as they contain personal data. */
export async function removeOlderThanADay(folder: string, pattern: RegExp): Promise<void> {
  for (const name of (await readdir(folder)).filter((name) => pattern.test(name))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - DAY) await rm(path, { recursive: true, force: true })
  }
}
