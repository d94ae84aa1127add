import { colours } from '#domain/catalogue/colours.ts'
import type { Colourway, Product, ProductPage } from '#domain/contract/products.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { productsInOrder } from './listed-products.ts'
import type { CatalogueIndex } from './search/catalogue-index.ts'

/**
 * The families of these products by their ids, as dots show them (rule: families).
 *
 * @param index as `upToDate` has just answered it
 */
export async function familiesOf(
  db: Queryable,
  index: CatalogueIndex,
  ids: readonly string[],
): Promise<NonNullable<ProductPage['families']>> {
  const families = ids.flatMap((id) => {
    const members = index.familyOf(id)
    return members.length > 0 ? [{ id, members }] : []
  })
  const all = await productsInOrder(db, index, [
    ...new Set(families.flatMap(({ members }) => members)),
  ])
  const products = new Map(all.map((product) => [product._id, product]))
  return Object.fromEntries(
    families.map(({ id, members }) => [
      id,
      members
        .flatMap((member) => products.get(member) ?? [])
        .map(colourwayOf)
        .toSorted((a, b) => placeOf(a) - placeOf(b)),
    ]),
  )
}

/** The paint of its dot is the colour that it is drawn in, else that of its first colour. */
function colourwayOf(product: Product): Colourway {
  const { slug, name, price, image, imageModels, deviceModels, design } = product
  const first = colours.find((colour) => colour.slug === product.colours[0])
  const dot = design?.colour ?? first?.dot ?? null
  return {
    ...{ slug, name, colour: first?.name ?? '', dot, price, image, deviceModels },
    ...(imageModels && { imageModels }),
  }
}

/** As the table of colours is ordered; without a colour last. */
function placeOf({ colour }: Colourway): number {
  const place = colours.findIndex(({ name }) => name === colour)
  return place < 0 ? colours.length : place
}
