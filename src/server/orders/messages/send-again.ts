import type { Order } from '#domain/contract/orders.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { sendAgain } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import { notFound, Refusal } from '#server/refusal.ts'
import { showToAdmin } from '../desk/admin-view.ts'
import { requireOrder } from '../rows.ts'

/**
 * Has a message about an order sent once more (rule: messages).
 *
 * @throws Refusal NOT_FOUND, ORDER_STATE while the shop sends no mail
 */
export async function sendMessageAgain(
  { db, facts }: Pick<Parts, 'db' | 'facts'>,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<Order> {
  const order = await requireOrder(db, id)
  if (!facts.sendsMail) throw new Refusal('ORDER_STATE', 'The shop sends no e-mail at present.')
  const message = parseUuid(messageId)
  const isThere =
    message !== null && (await sendAgain(db, { orderId: order.id, messageId: message }))
  if (!isThere) throw notFound('Message not found')
  return showToAdmin(db, order)
}
