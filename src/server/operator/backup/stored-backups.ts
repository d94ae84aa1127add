import { readdir } from 'node:fs/promises'
import type { BackupConfiguration } from '#server/configuration/configuration.ts'
import { momentOf } from './names.ts'
import { openOffSite } from './off-site.ts'

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
  const here = new Set(await namesIn(folder))
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

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
