import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import * as english from '#messages-of/english/order-customer.ts'
import { months } from '#messages-of/urdu/dates.ts'
import * as urdu from '#messages-of/urdu/order-customer.ts'

type WithLanguage = Pick<Order, 'language'>

/**
 * Texts in the language of an order, for content that its customer reads: the packing slip and
 * messages. The admin area itself is in English.
 */
export function customerWords({ language }: WithLanguage): typeof english {
  return language === 'ur' ? urdu : english
}

/** Date in the language of an order: '21 November 2026', with Urdu month names for an Urdu one. */
export function customerDate(moment: string, { language }: WithLanguage): string {
  return formatDate(moment, ...(language === 'ur' ? [months.split(' ')] : []))
}
