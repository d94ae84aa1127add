import type { FastifyReply } from 'fastify'
import { withFreshDeadline } from '#server/database/deadline.ts'
import type { EventStreams } from '#server/http/load/event-streams.ts'
import type { Parts } from '#server/parts.ts'
import { type Account, accountOfToken } from '#server/sessions/account.ts'
import { accessTo, type Viewer } from '../access/access.ts'
import { requireOrder } from '../rows.ts'
import type { OrderWatch } from './order-watch.ts'
import type { ShopWatch } from './shop-watch.ts'

/**
 * Streams an order's changes as server-sent events to any viewer who may see it, masked or not: an
 * event contains only the order's version. Phone numbers are ignored, neither compared nor counted.
 *
 * @throws Refusal as for reading the order; UNAVAILABLE when too many streams are open,
 *   TOO_MANY_REQUESTS when too many are from the viewer's address
 */
export async function followOrder(
  shop: Parts,
  streams: EventStreams,
  watch: OrderWatch,
  viewer: Viewer,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const order = await requireOrder(shop.db, id)
  await accessTo(shop.limiter, { ...viewer, phone: null }, order)
  const stream = streams.answer(reply, () => watch.remove(order.id, stream))
  try {
    await withFreshDeadline(() => watch.add(order.id, stream))
  } catch {
    // The response has begun, so an error can only end it. The page then reconnects.
    stream.end()
  }
  return reply
}

/**
 * Streams new and changed orders to an admin as server-sent events. The first event confirms the
 * subscription: the client must fetch earlier changes, later ones are sent. The stream ends when
 * the admin's session is revoked; an expired session is detected on reconnection.
 *
 * @throws Refusal UNAVAILABLE when too many streams are open
 */
export function followShop(
  { db }: Parts,
  streams: EventStreams,
  watch: ShopWatch,
  account: Account,
  reply: FastifyReply,
): FastifyReply {
  const stream = streams.answer(reply, () => watch.remove(stream))
  const begin = async () => {
    await watch.add(account.id, stream)
    // Checked after subscribing: the end of the session before it sent no event to this stream.
    const now = await accountOfToken(db, account.tokenHash)
    if (now?.isAdmin) stream.tell({ listening: true })
    else stream.end()
  }
  withFreshDeadline(begin).catch(stream.end)
  return reply
}
