import { basename, join } from 'node:path'
import { pictureFiles } from '#domain/catalogue/pictures.ts'
import type { ImageStore } from './store.ts'

/** Puts drawn pictures into the store that the shop serves, every file of each. */
export async function placePictures(
  addresses: Iterable<readonly string[]>,
  directory: string,
  store: Pick<ImageStore, 'adopt'>,
): Promise<void> {
  const files = [...addresses]
    .flat()
    .flatMap((address) => pictureFiles(basename(address, '.webp')))
    .map((name) => join(directory, name))
  await store.adopt(files)
}
