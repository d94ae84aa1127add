import sharp from 'sharp'
import { pictureFiles } from '#domain/catalogue/pictures.ts'
import { openDatabase } from '#server/database/connection.ts'
import { migrate } from '#server/database/migrate.ts'
import { drawPictures } from '#server/first-start/drawn-pictures.ts'
import { seedDemoCatalogue } from '#server/first-start/seed.ts'
import { folderStore } from '#server/images/folder-store.ts'

/**
 * A process of its own that fills an empty shop as a first start does, with the same drawings in a
 * tenth of their size: whole ones take two cores a minute, and no journey looks at a picture's points.
 *
 * Its arguments: the database's address, the folder of pictures, a folder to draw in.
 */
const [url = '', images = '', directory = ''] = process.argv.slice(2)

/** Dots an inch; 72 draw a picture in its own size. */
const density = 7.2

async function encodeSmall(base: string, svg: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const small = sharp(Buffer.from(svg), { density })
  const encoded = {
    avif: await small.clone().avif({ effort: 0 }).toBuffer(),
    webp: await small.clone().webp({ effort: 0 }).toBuffer(),
  }
  return new Map(
    pictureFiles(base).map((name) => [name, name.endsWith('avif') ? encoded.avif : encoded.webp]),
  )
}

await migrate(url)
const database = openDatabase({ url, poolSize: 2 })
await seedDemoCatalogue({
  db: database.db,
  imageStore: await folderStore(images),
  picturesDirectory: directory,
  at: new Date(),
  draw: (folder) => drawPictures(folder, encodeSmall),
})
await database.close()
