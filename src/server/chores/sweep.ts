import { isDrawnFile, parseDrawnFile } from '#domain/catalogue/designs/drawn-picture.ts'
import { pathsOfFile, storedFilesOf } from '#domain/catalogue/pictures.ts'
import { baseOfReviewPhotoFile } from '#domain/reviews/photos.ts'
import { logoFiles } from '#domain/settings/logo.ts'
import { DAY } from '#domain/text/units.ts'
import { inParts } from '#platform/storage/in-parts.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { designedProducts, productsWithPictures } from '#server/catalogue/product-pictures.ts'
import { canBeRedrawn } from '#server/images/design-key.ts'
import { removeDrawnBeyond } from '#server/images/space.ts'
import { removeUnused } from '#server/images/stored-pictures.ts'
import { drawnFilesOfOrders, referencedByOrders } from '#server/orders/access/picture-references.ts'
import { photosWithRow } from '#server/reviews/photos/photos.ts'
import type { Queryable } from '#server/schema/database.ts'
import { readSection } from '#server/settings/stored-settings.ts'
import { walletPictures } from '#server/settings/wallet-changes.ts'

/** Milliseconds for which an unreferenced picture is kept: its form may still be open. */
const GRACE = DAY

/** Batch sizes: files looked up in one statement, and files deleted by one decision. */
const AT_ONCE = { checked: 5_000, removed: 60 }

interface SweepDependencies {
  readonly db: Queryable
  readonly images: ImageStore
  /** Maximum bytes of all pictures. */
  readonly imageQuotaBytes: number
}

/**
 * Garbage collection of pictures. Deletes:
 * - pictures that no product, order, review or setting references;
 * - drawn pictures of earlier designs, unless an order shows them;
 * - the oldest drawn pictures that no order shows, once drawn ones nearly fill their share of the
 *   quota, whatever their age;
 * - partial files of crashed writers.
 *
 * Other files younger than a day at the time `at` are kept. Several processes may sweep
 * concurrently.
 *
 * @returns the number of deleted files
 */
export async function sweepPictures(
  { db, images, imageQuotaBytes }: SweepDependencies,
  at: Date,
): Promise<number> {
  const before = new Date(at.getTime() - GRACE)
  await images.tidy(before)
  const old = (await images.list()).filter((file) => file.at < before).map(({ name }) => name)
  const orphans: string[] = []
  for (const names of inParts(old, AT_ONCE.checked))
    orphans.push(...(await unreferencedFiles(db, names)))
  let removed = await removeDrawnBeyond(images, imageQuotaBytes, drawnFilesOfOrders(db))
  for (const names of inParts(orphans, AT_ONCE.removed)) {
    // References are checked again by the transaction that decides.
    removed += await removeUnused(db, images, { names, before, select: unreferencedFiles })
  }
  return removed
}

/** Files that are not referenced. */
async function unreferencedFiles(
  db: Queryable,
  names: readonly string[],
): Promise<readonly string[]> {
  const { logo, face } = await readSection(db, 'look')
  const shown = [face ?? '', ...(await walletPictures(db))]
  const ofShop = new Set([...logoFiles(logo ?? ''), ...shown.flatMap(storedFilesOf)])
  const photos = names.filter((name) => baseOfReviewPhotoFile(name) !== null)
  const sent = names.filter(
    (name) => !isDrawnFile(name) && !ofShop.has(name) && baseOfReviewPhotoFile(name) === null,
  )
  return [
    ...(await unreferencedUploads(db, sent)),
    ...(await staleDrawnFiles(db, names)),
    ...(await withoutRow(db, photos)),
  ]
}

/** Unreferenced uploads. Products are checked before orders, which copy their paths. */
async function unreferencedUploads(
  db: Queryable,
  names: readonly string[],
): Promise<readonly string[]> {
  const paths = [...new Set(names.flatMap(pathsOfFile))]
  const products = await productsWithPictures(db, paths)
  const sold = products.filter(({ isGone }) => isGone).map(({ id }) => id)
  const orders = await referencedByOrders(db, { paths, products: [...new Set(sold)] })
  const referenced = new Set(orders.paths)
  for (const { path, id, isGone } of products) {
    if (!isGone || orders.products.has(id)) referenced.add(path)
  }
  return names.filter((name) => !pathsOfFile(name).some((path) => referenced.has(path)))
}

/** Review photos without a database row. */
async function withoutRow(db: Queryable, names: readonly string[]): Promise<readonly string[]> {
  const baseOf = (name: string) => baseOfReviewPhotoFile(name) ?? ''
  const known = await photosWithRow(db, [...new Set(names.map(baseOf))])
  return names.filter((name) => !known.has(baseOf(name)))
}

/** Drawn pictures of an earlier design, or of a model that the product no longer has. */
async function staleDrawnFiles(
  db: Queryable,
  names: readonly string[],
): Promise<readonly string[]> {
  const drawn = names.flatMap((name) => {
    const file = parseDrawnFile(name)
    return file ? [{ name, slug: file.slug }] : []
  })
  if (drawn.length === 0) return []
  const slugs = new Set(drawn.map(({ slug }) => slug))
  const products = await designedProducts(db, [...slugs])
  const isShown = canBeRedrawn(products.filter(({ isGone }) => !isGone))
  const left = drawn.map(({ name }) => name).filter((name) => !isShown(name))
  const ofOrders = await drawnFilesOfOrders(db)(left)
  return left.filter((name) => !ofOrders.has(name))
}
