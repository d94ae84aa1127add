import type { OrderStatus } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'

/** Address of the order list filtered by these statuses. */
export function ordersWith(...statuses: readonly OrderStatus[]): string {
  return `${paths.adminOrders()}?${new URLSearchParams({ status: statuses.join() })}`
}
