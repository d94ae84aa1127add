import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#domain/contract/orders.ts'
import { EventStreams } from '#server/http/event-streams.ts'
import { countedAs } from '#server/http/limits.ts'
import { seenVersion } from '#server/http/seen-version.ts'
import { serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { Identity } from '#server/sessions/identity.ts'
import { cancelOrder } from './changing/cancel.ts'
import { followOrder } from './live/events.ts'
import { watchOrders } from './live/order-watch.ts'
import type { Viewer } from './looking/access.ts'
import { listGuestOrders } from './looking/guest-orders.ts'
import { listMyOrders, showOrder } from './looking/show.ts'
import { placeOrder } from './placing/place.ts'

/** The customer's side of orders: placing, looking, cancelling. */
export function orderCalls(app: FastifyInstance, shop: Parts): void {
  serve(app, shop.db, calls.placeOrder, async ({ body, identity, request }) =>
    placeOrder(shop, {
      data: body,
      identity: await identity(),
      key: request.headers['idempotency-key'],
      address: countedAs(request.ip),
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

  const streams = new EventStreams()
  const watch = watchOrders(shop.db, shop.listener)
  // Before the doors shut: a stream would hold them open.
  app.addHook('preClose', async () => streams.close())
  serve(app, shop.db, calls.watchOrder, async ({ params, ...received }) =>
    followOrder(shop, streams, watch, await viewerOf(received), params.id, received.reply),
  )
}

async function viewerOf(received: {
  readonly identity: () => Promise<Identity>
  readonly request: FastifyRequest
}): Promise<Viewer> {
  const phone = String(received.request.headers['x-order-phone'] ?? '').trim()
  return {
    identity: await received.identity(),
    phone: phone === '' ? null : phone,
    address: countedAs(received.request.ip),
  }
}
