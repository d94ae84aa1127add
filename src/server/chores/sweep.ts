import { pathsOfFile } from '#domain/catalogue/pictures.ts'
import { DAY } from '#domain/units.ts'
import { productsNaming } from '#server/catalogue/named-pictures.ts'
import { type Queryable, transact } from '#server/database/transaction.ts'
import { inParts } from '#server/images/in-parts.ts'
import { takeSweepTurn } from '#server/images/kept.ts'
import type { ImageStore } from '#server/images/store.ts'
import { heldByOrders } from '#server/orders/looking/held-pictures.ts'

/** Milliseconds that a picture has to be named by a product: whoever fills the form in takes a break. */
const GRACE = DAY

/** Files that are asked about in one statement, and that go in one turn, so that nobody waits long. */
const AT_ONCE = { asked: 5_000, removed: 60 }

/**
 * Removes the pictures that no product and no order names at the moment `at`, and what writers that
 * died have left half-written. Pictures younger than a day stay. Several processes may sweep at once.
 *
 * @returns how many files went
 */
export async function sweepPictures(
  { db, images }: { readonly db: Queryable; readonly images: ImageStore },
  at: Date,
): Promise<number> {
  const before = new Date(at.getTime() - GRACE)
  await images.tidy(before)
  const old = (await images.list()).filter((file) => file.at < before).map(({ name }) => name)
  const orphans: string[] = []
  for (const names of inParts(old, AT_ONCE.asked)) orphans.push(...(await unnamed(db, names)))
  let removed = 0
  for (const names of inParts(orphans, AT_ONCE.removed)) {
    removed += await transact(db, async (tx) => {
      if (!(await takeSweepTurn(tx))) return 0
      // Now that nobody is at it, what was found before is asked again.
      const still = await unnamed(tx, names)
      await images.remove(still, before)
      return still.length
    })
  }
  return removed
}

/** The files that nothing shows. Products are asked first: an order copies what its product names. */
async function unnamed(db: Queryable, names: readonly string[]): Promise<readonly string[]> {
  const paths = [...new Set(names.flatMap(pathsOfFile))]
  const products = await productsNaming(db, paths)
  const sold = products.filter(({ isGone }) => isGone).map(({ id }) => id)
  const orders = await heldByOrders(db, { paths, products: [...new Set(sold)] })
  const shown = new Set(orders.paths)
  for (const { path, id, isGone } of products) {
    if (!isGone || orders.products.has(id)) shown.add(path)
  }
  return names.filter((name) => !pathsOfFile(name).some((path) => shown.has(path)))
}
