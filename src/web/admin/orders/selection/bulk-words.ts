import { type BulkAction, statusAfter } from '#domain/orders/bulk/bulk.ts'
import { counted } from '../../frame/count.ts'

/** Labels of the buttons. */
export const bulkLabels: Readonly<Record<BulkAction, string>> = {
  process: 'Mark as Processing',
  ship: 'Mark as Shipped',
  deliver: 'Mark as Delivered',
}

/** Question of the dialog: 'Mark 12 orders as Shipped?' */
export function bulkQuestion(action: BulkAction, orders: number): string {
  return `Mark ${counted(orders, 'order')} as ${statusAfter[action]}?`
}

/** Success message: '12 orders marked as Shipped'. */
export function bulkDone(action: BulkAction, orders: number): string {
  return `${counted(orders, 'order')} marked as ${statusAfter[action]}`
}
