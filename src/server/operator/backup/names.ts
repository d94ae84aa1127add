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
