import type { FastifyReply } from 'fastify'
import type { EventStreams } from '#server/http/event-streams.ts'
import type { Shop } from '#server/shop.ts'
import { type Asker, accessTo } from './access.ts'
import { requireOrder } from './rows.ts'
import type { OrderWatch } from './watch.ts'

/**
 * Answers an order's changes as they happen, to whoever may see the order at all, masked or whole:
 * an event says only which version the order has now. A phone number is not asked for here, so it
 * is neither tried nor counted.
 *
 * @throws Refusal as for looking at the order; UNAVAILABLE when too many are watching
 */
export async function followOrder(
  shop: Shop,
  streams: EventStreams,
  watch: OrderWatch,
  asker: Asker,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const order = await requireOrder(shop.db, id)
  await accessTo(shop.limiter, { ...asker, phone: null }, order)
  const stream = streams.answer(reply, () => watch.remove(order.id, stream))
  try {
    await watch.add(order.id, stream)
  } catch {
    // The answer has begun; its end sends the page back for another try.
    stream.end()
  }
  return reply
}
