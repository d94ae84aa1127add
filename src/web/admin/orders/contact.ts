import type { Order } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { searchWords } from '#domain/lists.ts'
import { phoneOf } from '#web/order-parts/order-facts.ts'

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
    account: guestInfo ? 'Guest' : isKept(user) ? 'Account' : 'Deleted account',
  }
}

function isKept(user: Order['user']): boolean {
  return user !== undefined && !user.isDeleted
}

/**
 * Contact of the customer in a list: the phone; the e-mail address where there is none, or where
 * the search matches it.
 */
export function contactOf(order: Order, search: string): string {
  const { name, email } = orderCustomer(order)
  const phone = phoneOf(order)
  const isFoundByEmail = searchWords(search).some(
    (word) => email.toLowerCase().includes(word) && !name.toLowerCase().includes(word),
  )
  return phone && !isFoundByEmail ? formatPhone(phone) : email
}
