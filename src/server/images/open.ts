import { ConfigurationError, type ImageStoreConfiguration } from '#server/configuration.ts'
import { folderStore } from './folder-store.ts'
import type { ImageStore } from './store.ts'

/** Opens the store that the configuration names. */
export async function openImageStore(wanted: ImageStoreConfiguration): Promise<ImageStore> {
  if (wanted.kind === 'folder') return folderStore(wanted.folder)
  throw new ConfigurationError(['S3_BUCKET is of no use yet: pictures are kept in a folder'])
}
