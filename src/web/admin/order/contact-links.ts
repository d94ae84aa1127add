import type { Order } from '#domain/contract/orders.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { customerWords } from './customer-words.ts'

/** Link that calls a stored phone number. */
export function callLink(phone: string): string {
  return `tel:${phone}`
}

/**
 * Link that opens a WhatsApp conversation with a stored phone number, with a prepared message. The
 * message is part of an address, so it may contain the order's number but no personal data.
 */
export function whatsAppTo(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?${new URLSearchParams({ text: message })}`
}

/**
 * Beginning of a message to a customer, in the language of the order: the shop and the order's
 * number.
 */
export function greeting(shopName: string, order: Pick<Order, '_id' | 'language'>): string {
  return customerWords(order).greeting({ shop: shopName, order: shortOrderId(order._id) })
}
