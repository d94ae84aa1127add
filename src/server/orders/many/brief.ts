import type { BriefOrder } from '#domain/contract/many-orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { type OrderRow, stateOf } from '../rows.ts'

/** An order as a table of many shows it. */
export function presentBriefly(row: OrderRow): BriefOrder {
  return {
    _id: row.id,
    name: row.customer_name,
    city: row.city,
    ...stateOf(row),
    totalPrice: rupeesFromPaisa(row.total_price),
    courier: row.courier,
    trackingNumber: row.tracking_number,
  }
}
