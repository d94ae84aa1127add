import type { FastifyInstance, FastifyRequest } from 'fastify'
import { canonicalValue, type ListingRequest } from '#domain/catalogue/listing.ts'
import {
  listProductsCalled as bySlugCall,
  createProduct as createCall,
  deleteProduct as deleteCall,
  getProduct as getCall,
  listHighlights as highlightsCall,
  listProducts as listCall,
  listRelatedProducts as relatedCall,
  updateProduct as updateCall,
} from '#domain/contract/products.ts'
import { suggest as suggestCall } from '#domain/contract/search.ts'
import {
  exportProducts as exportCall,
  importProducts as importCall,
} from '#domain/contract/sheets.ts'
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
import { noSuchProduct } from './locate.ts'
import { createProduct, deleteProduct, type ProductTarget, updateProduct } from './manage.ts'
import { sendProductSheet } from './sheet/export-products.ts'
import { importProducts } from './sheet/import-products.ts'
import { highlightsOf, productsBySlug, relatedProducts } from './shelves.ts'
import { findProduct, listCatalogueAsJson, listWholeCatalogue } from './source.ts'
import { suggestionsFor } from './suggestions.ts'

/** Cache-Control of suggestions, for browsers and proxies. */
const SUGGESTIONS_KEPT = `public, max-age=${inSeconds(MINUTE)}`

/** Routes of the catalogue's API. */
export function catalogueCalls(
  app: FastifyInstance,
  { db, images }: { readonly db: Queryable; readonly images: ImageStore },
): void {
  serve(app, db, listCall, async ({ query, identity, request, reply }) => {
    notePageData(request, (_path, page) => isListingOf(page, query))
    const wantsEverything = query.limit === 0 && (await identity()).account?.isAdmin
    // The owner's complete list has the low priority of the other lists of the admin area.
    if (wantsEverything) return withPriority('admin', () => listWholeCatalogue(db, query))
    return reply.type(JSON_TYPE).send(await listCatalogueAsJson(db, query))
  })

  serve(app, db, suggestCall, async ({ query, reply }) => {
    const suggestions = await suggestionsFor(db, query.q)
    reply.header('cache-control', SUGGESTIONS_KEPT)
    return { suggestions }
  })

  serve(app, db, highlightsCall, () => highlightsOf(db))

  serve(app, db, bySlugCall, ({ query }) => productsBySlug(db, query.slugs))

  serve(app, db, relatedCall, async ({ params, query }) => {
    const related = await relatedProducts(db, params.id, query.model)
    if (!related) throw noSuchProduct()
    return related
  })

  serve(app, db, getCall, async ({ params, request }) => {
    const product = await findProduct(db, params.id)
    if (!product) throw noSuchProduct()
    notePageData(request, (path) => path === paths.product(product.slug))
    return product
  })

  serve(app, db, createCall, ({ body, account }) =>
    createProduct({ db, images, by: account }, body),
  )

  serve(app, db, updateCall, ({ body, ...received }) =>
    updateProduct({ db, images, by: received.account }, askedOf(received), body),
  )

  serve(app, db, deleteCall, async (received) => {
    await deleteProduct({ db, by: received.account }, askedOf(received))
    return { message: 'Product deleted successfully!' }
  })

  serve(app, db, exportCall, async ({ query, account, reply }) => {
    await recordExport(db, account, 'products')
    return sendProductSheet(db, query, reply)
  })

  serve(app, db, importCall, ({ body, account }) =>
    importProducts({ db, images, by: account }, body),
  )
}

/** Whether a call lists what the page with this query shows. */
function isListingOf(page: URLSearchParams, { keyword, deviceModel }: ListingRequest): boolean {
  const typed = canonicalValue('q', page.get('q'))
  const model = canonicalValue('model', page.get('model'))
  return (typed === '' || typed === keyword) && model === (deviceModel ?? '')
}

function askedOf(received: {
  readonly params: { readonly id: string }
  readonly request: FastifyRequest
}): ProductTarget {
  return { slugOrId: received.params.id, seen: seenVersion(received.request, 'product') }
}
