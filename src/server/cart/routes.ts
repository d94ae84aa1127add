import type { FastifyInstance } from 'fastify'
import type { Cart } from '#domain/contract/cart.ts'
import * as calls from '#domain/contract/cart.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { notePageData } from '#server/http/opened-page.ts'
import { addToCart } from './add.ts'
import { clearCart } from './clear.ts'
import { type ClaimOrders, mergeCart } from './merge.ts'
import { countNewCart } from './new-carts.ts'
import { ownerOf, requireOwner } from './owner.ts'
import { removeCartLine } from './remove.ts'
import type { CartServices } from './services.ts'
import { showCart } from './show.ts'
import { updateCartLine } from './update.ts'

/** Calls of the caller's cart; each returns the whole cart. */
export function cartCalls(
  app: FastifyInstance,
  { db, limiter, events }: CartServices,
  claimOrders: ClaimOrders,
): void {
  serve(app, db, calls.getCart, async ({ identity, request }) => {
    notePageData(request, (path) => path === paths.checkout())
    return showCart(db, ownerOf(await identity()))
  })
  serve(app, db, calls.addToCart, async ({ identity, body, request }) => {
    const { productId, quantity } = body
    const owner = requireOwner(await identity())
    const { cart, isNew } = await addToCart(db, owner, {
      productId,
      deviceModel: body.selectedModel,
      customName: body.customName ?? '',
      quantity,
    })
    if (isNew) await countNewCart({ db, limiter }, owner, networkOf(request))
    events.countAddition(
      networkOf(request),
      productId.toLowerCase(),
      Math.min(quantity, terms.maxQuantity),
      isStarted(cart, quantity),
    )
    return cart
  })
  serve(app, db, calls.updateCartLine, async ({ identity, params, body }) =>
    updateCartLine(db, requireOwner(await identity()), {
      productId: params.productId,
      deviceModel: body.selectedModel,
      customName: body.customName ?? null,
      quantity: body.quantity,
    }),
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

/** Whether the addition started the cart: it contains nothing else. */
function isStarted({ items }: Cart, added: number): boolean {
  return items.length === 1 && items[0]?.qty === Math.min(added, terms.maxQuantity)
}
