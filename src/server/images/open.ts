import { BucketError } from '#platform/storage/bucket-client.ts'
import { bucketStore, tryBucket } from '#platform/storage/bucket-store.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { ImageStore, ImageStoreConfiguration } from '#platform/storage/store.ts'
import { ConfigurationError } from '#server/configuration/settings.ts'

/**
 * Opens the configured store. A bucket that can't be reached now is accepted: pictures work once it
 * can.
 *
 * @throws ConfigurationError when the bucket refuses
 */
export async function openImageStore(wanted: ImageStoreConfiguration): Promise<ImageStore> {
  if (wanted.kind === 'folder') return folderStore(wanted.folder, wanted)
  try {
    await tryBucket(wanted)
  } catch (error) {
    if (!(error instanceof BucketError)) throw error
    const names = 'S3_ENDPOINT, S3_REGION, S3_BUCKET or its keys'
    throw new ConfigurationError([`${names} are wrong: the service answered ${error.status}`])
  }
  return bucketStore(wanted)
}
