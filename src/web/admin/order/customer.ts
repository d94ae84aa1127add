import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { searchWords } from '#domain/text/lists.ts'
import { inLanguage, type Messages, sentencesIn } from '#messages'
import { phoneOf } from '#web/kit/order-ui/order-facts.ts'

/** Customer of an order: a guest, or an account, which may be deleted (rule: deleted-accounts). */
export interface OrderCustomer {
  readonly name: string
  readonly email: string
  readonly account: 'Guest' | 'Account' | 'Deleted account'
}

export function orderCustomer({ guestInfo, user }: Order): OrderCustomer {
  const { name = '', email = '' } = guestInfo ?? user ?? {}
  return {
    name,
    email,
    account: guestInfo ? 'Guest' : user && !user.isDeleted ? 'Account' : 'Deleted account',
  }
}

/** Contact in a list: the phone, or the e-mail address if it alone matches the search. */
export function contactOf(order: Order, search: string): string {
  const { name, email } = orderCustomer(order)
  const phone = phoneOf(order)
  const isFoundByEmail = searchWords(search).some(
    (word) => email.toLowerCase().includes(word) && !name.toLowerCase().includes(word),
  )
  return phone && !isFoundByEmail ? formatPhone(phone) : email
}

/** Beginning of a message in the order's language: the shop and the order's number. */
export function greeting(shopName: string, order: Pick<Order, '_id' | 'language'>): string {
  return customerWords(order).greeting({ shop: shopName, order: shortOrderId(order._id) })
}

/** Texts in the language of an order, for what its customer reads. */
export function customerWords({ language }: Pick<Order, 'language'>): Messages['orders'] {
  return sentencesIn(language ?? 'en').orders
}

/** Date in the language of an order: '21 November 2026', with Urdu month names for an Urdu one. */
export function customerDate(moment: string, { language }: Pick<Order, 'language'>): string {
  return inLanguage(language ?? 'en', () => formatDate(moment))
}

type Address = Pick<Order['shippingAddress'], 'address' | 'city' | 'postalCode'>

/** Lines of a shipping address for a parcel within the country (rule: pakistan-only). */
export function addressLines({ address, city, postalCode }: Address): readonly string[] {
  const street = address.split('\n').map((line) => line.trim())
  return [...street, [city, postalCode].filter(Boolean).join(' ')].filter(Boolean)
}
