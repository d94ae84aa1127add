import { dayOf, daysAfter } from '#domain/dates.ts'
import type { BackupConfiguration } from '#server/configuration/configuration.ts'
import { momentOf } from './names.ts'

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
