import type { OrderStatus } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'

/** The list of orders with one status. */
export function ordersWith(status: OrderStatus): string {
  return `${paths.adminOrders()}?${new URLSearchParams({ status })}`
}

/**
 * The orders that wait for the owner: those to be confirmed when there are any, otherwise those whose
 * transfer is to be checked.
 */
export function waitingOrders(counts: Readonly<Record<string, number>>): string {
  return ordersWith(!counts.Pending && counts['Payment Pending'] ? 'Payment Pending' : 'Pending')
}
