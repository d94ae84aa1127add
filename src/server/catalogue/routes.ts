import type { FastifyInstance, FastifyRequest } from 'fastify'
import { canonicalValue } from '#domain/catalogue/listing.ts'
import * as calls from '#domain/contract/products.ts'
import { suggest } from '#domain/contract/search.ts'
import * as sheetCalls from '#domain/contract/sheets.ts'
import { paths } from '#domain/paths.ts'
import { inSeconds, MINUTE } from '#domain/text/units.ts'
import { withPriority } from '#platform/database/deadline.ts'
import { JSON_TYPE } from '#platform/http/answers/json-array.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { recordExport } from '#server/activity/record.ts'
import { seenVersion } from '#server/http/answers/seen-version.ts'
import { serve } from '#server/http/answers/serve.ts'
import { notePageData } from '#server/http/opened-page.ts'
import type { Queryable } from '#server/schema/database.ts'
import { listDesignBrands, makeForAllBrands } from './design-brands.ts'
import { designForPhone } from './design-for-phone.ts'
import { noSuchProduct } from './locate.ts'
import { createProduct, deleteProduct, type ProductTarget, updateProduct } from './manage.ts'
import { sendProductSheet } from './sheet/export-products.ts'
import { importProducts } from './sheet/import-products.ts'
import { highlightsOf, productsBySlug, relatedProducts } from './shelves.ts'
import { findProduct, listCatalogueAsJson, listWholeCatalogue } from './source.ts'
import { suggestionsFor } from './suggestions.ts'

const SUGGESTIONS_CACHE_CONTROL = `public, max-age=${inSeconds(MINUTE)}`

/** Routes of the catalogue's API. */
export function catalogueCalls(
  app: FastifyInstance,
  { db, images }: { readonly db: Queryable; readonly images: ImageStore },
): void {
  serve(app, db, calls.listProducts, async ({ query, identity, request, reply }) => {
    notePageData(request, (_path, page) => isListingOf(page, query))
    const wantsEverything = query.limit === 0 && (await identity()).account?.isAdmin
    // The owner's complete list has the low priority of the other lists of the admin area.
    if (wantsEverything) return withPriority('admin', () => listWholeCatalogue(db, query))
    return reply.type(JSON_TYPE).send(await listCatalogueAsJson(db, query))
  })

  serve(app, db, suggest, async ({ query, reply }) => {
    const suggestions = await suggestionsFor(db, query.q, query.phone)
    reply.header('cache-control', SUGGESTIONS_CACHE_CONTROL)
    return { suggestions }
  })

  serve(app, db, calls.listHighlights, ({ query }) => highlightsOf(db, query.model))

  serve(app, db, calls.listProductsCalled, ({ query }) => productsBySlug(db, query))

  serve(app, db, calls.getDesignForPhone, async ({ params, query }) => {
    const found = await designForPhone(db, params.id, query.model)
    if (!found) throw noSuchProduct()
    return found
  })

  serve(app, db, calls.listRelatedProducts, async ({ params, query }) => {
    const related = await relatedProducts(db, params.id, query.model)
    if (!related) throw noSuchProduct()
    return related
  })

  serve(app, db, calls.getProduct, async ({ params, request }) => {
    const product = await findProduct(db, params.id)
    if (!product) throw noSuchProduct()
    notePageData(request, (path) => path === paths.product(product.slug))
    return product
  })

  serve(app, db, calls.createProduct, ({ body, account }) =>
    createProduct({ db, images, by: account }, body),
  )

  serve(app, db, calls.updateProduct, ({ body, ...received }) =>
    updateProduct({ db, images, by: received.account }, targetOf(received), body),
  )

  serve(app, db, calls.deleteProduct, async (received) => {
    await deleteProduct({ db, by: received.account }, targetOf(received))
    return { message: 'Product deleted successfully!' }
  })

  serve(app, db, calls.listDesignBrands, ({ params }) => listDesignBrands(db, params.id))

  serve(app, db, calls.makeForAllBrands, ({ params, account }) =>
    makeForAllBrands({ db, images, by: account }, params.id),
  )

  serve(app, db, sheetCalls.exportProducts, async ({ query, account, reply }) => {
    await recordExport(db, account, 'products')
    return sendProductSheet(db, query, reply)
  })

  serve(app, db, sheetCalls.importProducts, ({ body, account }) =>
    importProducts({ db, images, by: account }, body),
  )
}

/** Whether a call lists what the page with this query shows. */
function isListingOf(
  page: URLSearchParams,
  { keyword, deviceModel }: calls.ListingRequest,
): boolean {
  const typed = canonicalValue('q', page.get('q'))
  const model = canonicalValue('model', page.get('model'))
  return (typed === '' || typed === keyword) && model === (deviceModel ?? '')
}

function targetOf(received: {
  readonly params: { readonly id: string }
  readonly request: FastifyRequest
}): ProductTarget {
  return { slugOrId: received.params.id, seen: seenVersion(received.request, 'product') }
}
