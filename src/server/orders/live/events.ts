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
 * Streams an order's changes to any viewer who may see it, masked or unmasked: an event contains
 * only the order's version. A phone number is not required here, so it is neither compared nor
 * counted.
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
    // The response has begun; ending it makes the page reconnect.
    stream.end()
  }
  return reply
}

/**
 * Streams new and changed orders to an admin. The first event says that the stream listens: earlier
 * changes must be fetched, later ones are sent. The stream ends with the admin's session; an
 * expired one is detected when the stream is opened again.
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
    // A session that ended just before the subscription caused no event on it.
    const now = await accountOfToken(db, account.tokenHash)
    if (now?.isAdmin) stream.tell({ listening: true })
    else stream.end()
  }
  withFreshDeadline(begin).catch(stream.end)
  return reply
}
