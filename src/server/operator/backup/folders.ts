import type { ImageStoreConfiguration } from '#platform/storage/store-configuration.ts'

/** Folder of a store, which a backup includes; undefined for a bucket, which it doesn't. */
export function folderOf(store: ImageStoreConfiguration): string | undefined {
  return store.kind === 'folder' ? store.folder : undefined
}
