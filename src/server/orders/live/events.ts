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
 * Answers an order's changes as they happen, to whoever may see the order at all, masked or whole:
 * an event says only which version the order has now. A phone number is not asked for here, so it
 * is neither tried nor counted.
 *
 * @throws Refusal as for looking at the order; UNAVAILABLE when too many are watching, TOO_MANY_REQUESTS
 *   when too many are from the viewer's address
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
    // The answer has begun; its end sends the page back for another try.
    stream.end()
  }
  return reply
}

/**
 * Answers new and changed orders to an admin as they happen. First it says that it listens: what
 * happened before must be looked up, what comes after is told. The stream ends with the admin's
 * session; one that merely grew too old is found out when the stream is opened again.
 *
 * @throws Refusal UNAVAILABLE when too many are watching
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
    // A session that ended just before was not told to this stream.
    const now = await accountOfToken(db, account.tokenHash)
    if (now?.isAdmin) stream.tell({ listening: true })
    else stream.end()
  }
  withFreshDeadline(begin).catch(stream.end)
  return reply
}
