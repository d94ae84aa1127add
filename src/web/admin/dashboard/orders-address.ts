import type { OrderStatus } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'

/** The list of orders with one of these statuses. */
export function ordersWith(...statuses: readonly OrderStatus[]): string {
  return `${paths.adminOrders()}?${new URLSearchParams({ status: statuses.join() })}`
}
