import { resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BucketConfiguration, ImageStoreConfiguration } from '#platform/storage/store.ts'
import type { Settings } from './settings.ts'

/** Base of relative paths in the settings. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Store of pictures: a bucket if one is named, else a folder. */
export function imageStoreFrom(
  values: Settings,
  dataDirectory: string,
  problems: string[],
): ImageStoreConfiguration {
  if (values.S3_BUCKET === undefined) {
    const folder = resolve(projectRoot, values.IMAGE_FOLDER ?? resolve(dataDirectory, 'images'))
    return { kind: 'folder', folder }
  }
  return { kind: 's3', ...bucketFrom(values, '', problems) }
}

/** Bucket of the settings with this prefix, whose name is set. */
function bucketFrom(
  values: Settings,
  prefix: '' | 'BACKUP_',
  problems: string[],
): BucketConfiguration {
  const needed = (
    name: 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  ): string => {
    const value = values[`${prefix}${name}`]
    if (value === undefined) {
      problems.push(`${prefix}${name} is needed, because ${prefix}S3_BUCKET is set`)
    }
    return value ?? ''
  }
  return {
    endpoint: needed('S3_ENDPOINT'),
    region: values[`${prefix}S3_REGION`],
    bucket: needed('S3_BUCKET'),
    prefix: values[`${prefix}S3_PREFIX`],
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

export interface BackupConfiguration {
  /** Absolute folder of the nightly backups. */
  readonly folder: string
  /** Number of backups of each kind to keep (rule: backup-retention). */
  readonly keep: { readonly days: number; readonly weeks: number; readonly months: number }
  /** Bucket for a copy of each backup; undefined for none. */
  readonly offSite: BucketConfiguration | undefined
}

/** Configuration of the backups, never inside a store, which pages and sweeps reach. */
export function backupsFrom(
  values: Settings,
  dataDirectory: string,
  stores: readonly ImageStoreConfiguration[],
  problems: string[],
): BackupConfiguration {
  const folder = resolve(projectRoot, values.BACKUP_FOLDER ?? resolve(dataDirectory, 'backups'))
  const offSite =
    values.BACKUP_S3_BUCKET === undefined ? undefined : bucketFrom(values, 'BACKUP_', problems)
  for (const store of stores) {
    if (store.kind === 'folder') {
      if (isWithin(folder, store.folder)) {
        problems.push('BACKUP_FOLDER must not lie in IMAGE_FOLDER or PROOF_FOLDER')
      }
    } else if (
      offSite?.bucket === store.bucket &&
      (offSite.prefix.startsWith(store.prefix) || store.prefix.startsWith(offSite.prefix))
    ) {
      problems.push('BACKUP_S3_PREFIX must not begin like S3_PREFIX or S3_PROOF_PREFIX')
    }
  }
  return {
    folder,
    keep: {
      days: values.BACKUP_KEEP_DAYS,
      weeks: values.BACKUP_KEEP_WEEKS,
      months: values.BACKUP_KEEP_MONTHS,
    },
    offSite,
  }
}

/** Store of the screenshots of transfers, never inside that of the pictures, which is public. */
export function proofStoreFrom(
  values: Settings,
  dataDirectory: string,
  imageStore: ImageStoreConfiguration,
  problems: string[],
): ImageStoreConfiguration {
  if (imageStore.kind === 's3') {
    const prefix = values.S3_PROOF_PREFIX
    if (prefix.startsWith(imageStore.prefix) || imageStore.prefix.startsWith(prefix)) {
      problems.push('S3_PROOF_PREFIX and S3_PREFIX must not begin with each other')
    }
    return { ...imageStore, prefix }
  }
  const folder = resolve(projectRoot, values.PROOF_FOLDER ?? resolve(dataDirectory, 'proofs'))
  if (isWithin(folder, imageStore.folder) || isWithin(imageStore.folder, folder)) {
    problems.push('PROOF_FOLDER and IMAGE_FOLDER must lie beside each other, neither in the other')
  }
  return { kind: 'folder', folder, isPrivate: true }
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}${sep}`.startsWith(`${outer}${sep}`)
}
