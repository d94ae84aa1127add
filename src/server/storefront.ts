import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languages as allLanguages, type Language } from '#domain/languages.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { type Drawer, drawerInChild } from '#server/images/drawing/drawing-child.ts'
import type { Database } from '#server/schema/database.ts'
import { CATALOGUE_CHANGED, REVIEWS_CHANGED } from './catalogue/announce.ts'
import { findDesigned, findMainPicture } from './catalogue/product-pictures.ts'
import { mappedCatalogue } from './catalogue/source.ts'
import { pictureCache } from './images/answers.ts'
import { DrawnPictures } from './images/drawing/drawn-pictures.ts'
import { drawnRoutes } from './images/drawing/routes.ts'
import { openNameSeal } from './images/named/named-pictures.ts'
import { imageRoutes } from './images/routes.ts'
import { spaceOf } from './images/space.ts'
import { drawnFilesOfOrders } from './orders/access/picture-references.ts'
import { type PageBuild, readBuild } from './pages/build-folder.ts'
import { catalogueReader } from './pages/catalogue-reader.ts'
import { Pages } from './pages/pages.ts'
import { releaseFiles } from './pages/release-files.ts'
import { expiryOfReviews } from './pages/review-expiry.ts'
import { pageRoutes } from './pages/routes.ts'
import type { LiveSettings } from './settings/live-settings.ts'

export interface PictureDependencies {
  readonly database: Database
  readonly imageStore: ImageStore
  /** Limits the total bytes of all pictures. */
  readonly imageQuotaBytes: number
  /** Draws the pictures of designs; a worker process by default. */
  readonly drawer?: Drawer
  /** Limits the queue of drawings; a minute's worth by default. */
  readonly drawingsWaiting?: number
}

export interface StorefrontDependencies extends PictureDependencies {
  readonly settings: Pick<LiveSettings, 'facts' | 'onChange'>
  /** Origin that shoppers see; unless configured, known once the shop listens. */
  readonly publicUrl: () => string
  /** Built pages; those of `build/` by default. */
  readonly build?: PageBuild
  /** Languages that shoppers can open; all by default. */
  readonly languages?: readonly Language[]
}

const BUILD_FOLDER = resolve(import.meta.dirname, '../../build')

export type Storefront = Awaited<ReturnType<typeof openStorefront>>

/** Registers all routes outside /api: pages, the files of the build, pictures. */
export async function openStorefront(
  app: FastifyInstance,
  { settings, publicUrl, build: given, languages = allLanguages, ...parts }: StorefrontDependencies,
) {
  const { db, listener } = parts.database
  const build = given ?? (await readBuild(BUILD_FOLDER))
  const files = releaseFiles(db, build.files)
  const pages = new Pages({
    build,
    languages,
    catalogue: catalogueReader(db),
    mapped: () => mappedCatalogue(db),
    shop: () => settings.facts,
    publicUrl,
    onFailure: (error) =>
      app.log.warn({ event: 'page_failed', err: error }, 'a page was not rendered'),
    isUnderPressure: () => app.isUnderPressure(),
  })
  const drawn = await openPictures(app, parts)
  await pageRoutes(app, { pages, findFile: files.find })
  // After a gap in listening, a change may have been missed.
  await listener.listen(CATALOGUE_CHANGED, pages.expire, pages.expire)
  const reviews = expiryOfReviews(pages)
  await listener.listen(REVIEWS_CHANGED, reviews.note)
  app.addHook('onClose', async () => reviews.stop())
  settings.onChange(pages.renew)
  // Published before its first page is served; without it, pages still work while requests reach
  // this release.
  await files.publish().catch((error) => {
    app.log.warn(
      { event: 'release_files_not_published', err: error },
      'the files of this release were not published',
    )
  })
  return {
    drawn,
    /** Publishes this release's files to other releases' processes, and renews their last use. */
    publishFiles: files.publish,
  }
}

/** Registers uploaded and drawn pictures (rule: drawn-pictures). */
export async function openPictures(
  app: FastifyInstance,
  { database, imageStore, imageQuotaBytes, drawer, drawingsWaiting }: PictureDependencies,
): Promise<DrawnPictures> {
  const cache = pictureCache()
  const drawn = new DrawnPictures({
    store: { ...imageStore, read: async (name) => cache.get(name) ?? imageStore.read(name) },
    space: spaceOf(imageStore, imageQuotaBytes, drawnFilesOfOrders(database.db)),
    drawer: drawer ?? drawerInChild(),
    findDesigned: (slug) => findDesigned(database.db, slug),
    findMainPicture: (slug) => findMainPicture(database.db, slug),
    onTrouble: (error) =>
      app.log.warn(
        { event: 'drawing_not_stored', err: error },
        'a drawn picture was not stored or read',
      ),
    ...(drawingsWaiting !== undefined && { waitingAtMost: drawingsWaiting }),
  })
  await imageRoutes(app, { store: imageStore, cache, convert: drawn.convert })
  await drawnRoutes(app, { drawn, seal: await openNameSeal(database.db), cache })
  // Clients that wait for a picture at the shutdown are answered with 503.
  app.addHook('preClose', drawn.close)
  return drawn
}
