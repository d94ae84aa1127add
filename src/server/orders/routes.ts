import type { FastifyInstance } from 'fastify'
import { orderAgain as orderAgainCall } from '#domain/contract/cart.ts'
import * as calls from '#domain/contract/orders.ts'
import { seenVersion } from '#server/http/answers/seen-version.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { deviceOf } from '#server/sessions/devices.ts'
import { requireFullAccess, type Viewer, viewerOf } from './access/access.ts'
import { listGuestOrders } from './access/guest-orders.ts'
import { listMyOrders, showOrder, showTo } from './access/show.ts'
import { placeOrder } from './placement/place.ts'
import { orderAgain } from './reorder/again.ts'
import { openOrderAccount } from './reorder/open-account.ts'
import { requireOrder } from './rows.ts'
import type { OrderServices } from './services.ts'
import { applyAction } from './transitions/apply-action.ts'

/** Registers the customer's calls of orders. */
export function orderCalls(app: FastifyInstance, shop: OrderServices): void {
  serve(app, shop.db, calls.placeOrder, async ({ body, identity, request }) =>
    placeOrder(shop, {
      data: body,
      identity: await identity(),
      key: request.headers['idempotency-key'],
      address: networkOf(request),
      log: request.log,
    }),
  )
  serve(app, shop.db, calls.getOrder, async ({ params, ...received }) =>
    showOrder(shop, await viewerOf(received), params.id),
  )
  serve(app, shop.db, calls.listMyOrders, ({ account }) => listMyOrders(shop.db, account.id))
  serve(app, shop.db, calls.listGuestOrders, async ({ params, ...received }) =>
    listGuestOrders(shop, await viewerOf(received), params.email),
  )
  serve(app, shop.db, calls.cancelOrder, async ({ params, ...received }) =>
    cancelOrder(shop, await viewerOf(received), params.id, seenVersion(received.request, 'order')),
  )

  serve(app, shop.db, calls.openOrderAccount, async ({ params, body, ...received }) =>
    openOrderAccount(shop, await viewerOf(received), params.id, {
      password: body.password,
      device: deviceOf(received.request),
    }),
  )
  serve(app, shop.db, orderAgainCall, async ({ params, ...received }) =>
    orderAgain(shop, await viewerOf(received), params.id),
  )
}

/**
 * Cancels an order for its customer (rule: customer-cancel) or for an admin (rule: admin-cancel). A
 * payment stays recorded (rule: refund-due).
 *
 * @param version that the viewer saw; null when it was not sent
 * @throws Refusal PROOF_REQUIRED (rule: cancel-needs-proof), ORDER_STATE with the reason, CONFLICT
 */
export async function cancelOrder(
  shop: OrderServices,
  viewer: Viewer,
  id: string,
  version: number | null,
): Promise<calls.Order> {
  const row = await requireOrder(shop.db, id)
  await requireFullAccess(shop.limiter, viewer, row)
  const { account } = viewer.identity
  const order = await applyAction(shop.db, row, {
    action: { kind: 'cancel' },
    actor: account?.isAdmin ? 'admin' : 'customer',
    actorId: account?.id ?? null,
    version,
  })
  return showTo(shop.db, viewer, order)
}
