import type { FastifyInstance } from 'fastify'
import * as calls from '#domain/contract/cart.ts'
import { paths } from '#domain/paths.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { notePageData } from '#server/http/opened-page.ts'
import { addToCart, type CartServices } from './add.ts'
import { clearCart, moveCartLine, removeCartLine, updateCartLine } from './change-lines.ts'
import { type ClaimOrders, mergeCart } from './merge.ts'
import { ownerOf, requireOwner } from './owner.ts'
import { showCart } from './show.ts'

/** Calls of the caller's cart; each returns the whole cart. */
export function cartCalls(
  app: FastifyInstance,
  shop: CartServices,
  claimOrders: ClaimOrders,
): void {
  const { db } = shop
  serve(app, db, calls.getCart, async ({ identity, request }) => {
    notePageData(request, (path) => path === paths.checkout())
    return showCart(db, ownerOf(await identity()))
  })
  serve(app, db, calls.addToCart, async ({ identity, body, request }) => {
    const { productId, quantity, selectedModel: deviceModel, customName = '' } = body
    const line = { productId, deviceModel, customName, quantity }
    return addToCart(shop, requireOwner(await identity()), line, networkOf(request))
  })
  serve(app, db, calls.updateCartLine, async ({ identity, params, body }) =>
    updateCartLine(db, requireOwner(await identity()), {
      productId: params.productId,
      deviceModel: body.selectedModel,
      customName: body.customName ?? null,
      quantity: body.quantity,
    }),
  )
  serve(app, db, calls.moveCartLine, async ({ identity, params, body: { to, ...line } }) =>
    moveCartLine(
      db,
      requireOwner(await identity()),
      {
        productId: params.productId,
        deviceModel: line.selectedModel,
        customName: line.customName ?? null,
      },
      {
        productId: to.productId,
        deviceModel: to.selectedModel,
        customName: to.customName ?? '',
      },
    ),
  )
  serve(app, db, calls.removeCartLine, async ({ identity, params, query, body }) =>
    removeCartLine(db, requireOwner(await identity()), {
      productId: params.productId,
      deviceModel: body?.selectedModel?.trim() || query.selectedModel?.trim() || null,
      customName: body?.customName ?? query.customName ?? null,
    }),
  )
  serve(app, db, calls.clearCart, async ({ identity }) =>
    clearCart(db, requireOwner(await identity())),
  )
  serve(app, db, calls.mergeCart, ({ account, body }) =>
    mergeCart(db, account, body.sessionId, claimOrders),
  )
}
