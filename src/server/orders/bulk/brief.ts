import type { Selectable } from 'kysely'
import type { BriefOrder } from '#domain/contract/many-orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import type { Tables } from '#server/schema/tables.ts'
import { stateOf } from '../rows.ts'

/** Columns of an order in long tables; without lines and addresses. */
export const briefColumns = [
  'id',
  'version',
  'customer_name',
  'customer_phone',
  'city',
  'payment_method',
  'status',
  'paid_at',
  'delivered_at',
  'total_price',
  'courier',
  'tracking_number',
  'language',
] as const satisfies readonly (keyof Tables['orders'])[]
export type BriefRow = Pick<Selectable<Tables['orders']>, (typeof briefColumns)[number]>

/** Serializes an order briefly, for long tables. */
export function presentBriefly(row: BriefRow): BriefOrder {
  return {
    _id: row.id,
    version: row.version,
    name: row.customer_name,
    city: row.city,
    ...stateOf(row),
    totalPrice: rupeesFromPaisa(row.total_price),
    courier: row.courier,
    trackingNumber: row.tracking_number,
  }
}
