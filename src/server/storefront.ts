import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ShopFacts } from '#config'
import { CATALOGUE_CHANGED } from './catalogue/announce.ts'
import { mappedCatalogue } from './catalogue/source.ts'
import type { Database } from './database/connection.ts'
import { imageRoutes } from './images/routes.ts'
import type { ImageStore } from './images/store.ts'
import { type PageBuild, readBuild } from './pages/build-folder.ts'
import { catalogueReader } from './pages/catalogue-reader.ts'
import { buildPages } from './pages/pages.ts'
import { pageRoutes } from './pages/routes.ts'

export interface StorefrontParts {
  readonly database: Database
  readonly facts: ShopFacts
  readonly imageStore: ImageStore
  /** Origin that shoppers see; known once the shop listens when it is not configured. */
  readonly publicUrl: () => string
  /** The built pages; read from `build/` unless given. */
  readonly build?: PageBuild
}

const BUILD_FOLDER = resolve(import.meta.dirname, '../../build')

/** Everything outside /api: pages, the files of the build, pictures. */
export async function openStorefront(
  app: FastifyInstance,
  { database, facts, imageStore, publicUrl, build }: StorefrontParts,
): Promise<void> {
  const pages = buildPages({
    build: build ?? (await readBuild(BUILD_FOLDER)),
    catalogue: catalogueReader(database.db),
    mapped: () => mappedCatalogue(database.db),
    shop: facts,
    publicUrl,
    onFailure: (error) => app.log.warn({ err: error }, 'a page could not be made'),
    isUnderPressure: () => app.isUnderPressure(),
  })
  await imageRoutes(app, { store: imageStore })
  await pageRoutes(app, { pages })
  // After a gap in hearing, a change may have been missed.
  await database.listener.listen(CATALOGUE_CHANGED, pages.drop, pages.drop)
}

/** Where the drawn pictures of the demo catalogue are kept between starts. */
export const drawnPictures = join(BUILD_FOLDER, 'catalogue-pictures')
