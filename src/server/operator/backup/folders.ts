import type { ImageStoreConfiguration } from '#server/configuration/configuration.ts'

/** The folder of a store that a backup takes with it; undefined for a bucket, which stays as it is. */
export function folderOf(store: ImageStoreConfiguration): string | undefined {
  return store.kind === 'folder' ? store.folder : undefined
}
