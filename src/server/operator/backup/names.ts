/** `khol-2026-11-22T21-30-00Z.tar.gz`: the name of a backup that nobody named, with its moment in UTC. */
const OWN_NAME = /^khol-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/

/** The shop's own name for a backup that begins at a moment. */
export function backupName(at: Date): string {
  return `khol-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** When a backup was begun, by its name; null for a name that the shop didn't give. */
export function momentOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = OWN_NAME.exec(name) ?? []
  if (day === undefined) return null
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}
