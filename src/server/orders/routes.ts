import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#domain/contract/orders.ts'
import { EventStreams } from '#server/http/event-streams.ts'
import type { Identity } from '#server/http/identity.ts'
import { countedAs } from '#server/http/limits.ts'
import { serve } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import type { Asker } from './access.ts'
import { cancelOrder } from './cancel.ts'
import { seenVersion } from './desk.ts'
import { followOrder } from './events.ts'
import { listGuestOrders } from './guest-orders.ts'
import { listMyOrders } from './my-orders.ts'
import { placeOrder } from './place.ts'
import { showOrder } from './show.ts'
import { watchOrders } from './watch.ts'

/** The customer's side of orders: placing, looking, cancelling. */
export function orderCalls(app: FastifyInstance, shop: Shop): void {
  serve(app, shop.db, calls.placeOrder, async ({ body, identity, request }) =>
    placeOrder(shop, {
      data: body,
      identity: await identity(),
      key: request.headers['idempotency-key'],
      address: countedAs(request.ip),
    }),
  )
  serve(app, shop.db, calls.getOrder, async ({ params, ...visit }) =>
    showOrder(shop, await askerOf(visit), params.id),
  )
  serve(app, shop.db, calls.listMyOrders, ({ account }) => listMyOrders(shop.db, account.id))
  serve(app, shop.db, calls.listGuestOrders, async ({ params, ...visit }) =>
    listGuestOrders(shop, await askerOf(visit), params.email),
  )
  serve(app, shop.db, calls.cancelOrder, async ({ params, ...visit }) =>
    cancelOrder(
      shop,
      await askerOf(visit),
      params.id,
      seenVersion(visit.request.headers['if-match']),
    ),
  )

  const streams = new EventStreams()
  const watch = watchOrders(shop.db, shop.listener)
  // Before the doors shut: a stream would hold them open.
  app.addHook('preClose', async () => streams.close())
  serve(app, shop.db, calls.watchOrder, async ({ params, ...visit }) =>
    followOrder(shop, streams, watch, await askerOf(visit), params.id, visit.reply),
  )
}

async function askerOf(visit: {
  readonly identity: () => Promise<Identity>
  readonly request: FastifyRequest
}): Promise<Asker> {
  const phone = String(visit.request.headers['x-order-phone'] ?? '').trim()
  return {
    identity: await visit.identity(),
    phone: phone === '' ? null : phone,
    address: countedAs(visit.request.ip),
  }
}
