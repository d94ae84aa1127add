import type { FastifyInstance } from 'fastify'
import {
  createProduct as createCall,
  deleteProduct as deleteCall,
  getProduct as getCall,
  listProducts as listCall,
  updateProduct as updateCall,
} from '#domain/contract/products.ts'
import { serve } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import { noSuchProduct } from './locate.ts'
import { createProduct, deleteProduct, updateProduct } from './manage.ts'
import { findProduct, listCatalogue, listWholeCatalogue } from './source.ts'

/** The calls about products (spec section 7). */
export function catalogueCalls(app: FastifyInstance, { db, images }: Shop): void {
  serve(app, db, listCall, async ({ query, identity }) => {
    const wantsEverything = query.limit === 0 && (await identity()).account?.isAdmin
    return wantsEverything ? listWholeCatalogue(db, query) : listCatalogue(db, query)
  })

  serve(app, db, getCall, async ({ params }) => {
    const product = await findProduct(db, params.id)
    if (!product) throw noSuchProduct()
    return product
  })

  serve(app, db, createCall, ({ body }) => createProduct({ db, images }, body))

  serve(app, db, updateCall, ({ params, body }) => updateProduct({ db, images }, params.id, body))

  serve(app, db, deleteCall, async ({ params }) => {
    await deleteProduct(db, params.id)
    return { message: 'Product deleted successfully!' }
  })
}
