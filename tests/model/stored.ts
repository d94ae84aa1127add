import { sql } from 'kysely'
import type { OrderStatus, PaymentMethod } from '#domain/orders/status.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Order as stored; amounts in paisa. */
export interface StoredOrder {
  readonly id: string
  readonly status: OrderStatus
  readonly method: PaymentMethod
  readonly isPaid: boolean
  readonly isDelivered: boolean
  readonly isCancelled: boolean
  readonly version: number
  readonly shipping: number
  readonly tax: number
  readonly total: number
  readonly courier: string
  readonly trackingNumber: string
  readonly note: string
  readonly hasProof: boolean
  readonly isProofRejected: boolean
  readonly userId: string | null
  /** Hexadecimal. */
  readonly guestHash: string | null
  readonly claimedBy: string | null
  readonly items: readonly {
    readonly product: string
    readonly deviceModel: string
    readonly customName: string
    readonly quantity: number
    readonly listPrice: number
    readonly unitPrice: number
  }[]
  readonly steps: readonly {
    readonly actor: 'customer' | 'admin'
    readonly action: string
    readonly from: OrderStatus | null
    readonly to: OrderStatus
  }[]
  readonly messages: readonly string[]
}

export interface StoredCart {
  readonly id: string
  readonly version: number
  readonly userId: string | null
  readonly guestHash: string | null
  readonly lines: readonly {
    readonly product: string
    readonly deviceModel: string
    readonly customName: string
    readonly quantity: number
  }[]
}

/** Snapshot of the tables of orders, carts and products. */
export interface StoredShop {
  /** On sale or deleted. */
  readonly products: readonly {
    readonly id: string
    /** Paisa. */
    readonly price: number
    readonly deviceModels: readonly string[]
    readonly isOnSale: boolean
  }[]
  readonly orders: readonly StoredOrder[]
  readonly carts: readonly StoredCart[]
  /** Checkout keys that have made an order. */
  readonly keys: readonly { readonly order: string }[]
  /** Daily figures of the owner as stored. */
  readonly figures: readonly {
    readonly status: OrderStatus
    readonly isPaid: boolean
    readonly orders: number
    readonly total: number
  }[]
  readonly activity: readonly {
    readonly action: string
    readonly subject: string
  }[]
  readonly sales: readonly {
    readonly deviceModel: string
    readonly quantity: number
    readonly amount: number
  }[]
}

/** Reads all tables in one statement, for a consistent snapshot. */
export async function readStored(db: Queryable): Promise<StoredShop> {
  const { rows } = await everything.execute(db)
  const [row] = rows
  if (!row) throw new Error('nothing was read')
  return row.stored
}

const everything = sql<{ stored: StoredShop }>`select json_build_object(
  'products', (select coalesce(json_agg(json_build_object('id', p.id, 'price', p.price,
    'deviceModels', p.device_models, 'isOnSale', p.deleted_at is null)), '[]') from products p),
  'orders', (select coalesce(json_agg(json_build_object(
    'id', o.id, 'status', o.status, 'method', o.payment_method, 'isPaid', o.paid_at is not null,
    'isDelivered', o.delivered_at is not null, 'isCancelled', o.cancelled_at is not null,
    'version', o.version, 'shipping', o.shipping_price, 'tax', o.tax_price,
    'total', o.total_price, 'courier', o.courier, 'trackingNumber', o.tracking_number,
    'note', o.verification_note, 'hasProof', o.proof_file is not null,
    'isProofRejected', o.proof_rejected, 'userId', o.user_id,
    'guestHash', encode(o.guest_hash, 'hex'), 'claimedBy', o.claimed_by,
    'items', (select coalesce(json_agg(json_build_object('product', i.product_id,
        'deviceModel', i.device_model, 'customName', i.custom_name, 'quantity', i.quantity,
        'listPrice', i.list_price, 'unitPrice', i.unit_price) order by i.position), '[]')
      from order_items i where i.order_id = o.id),
    'steps', (select coalesce(json_agg(json_build_object('actor', h.actor, 'action', h.action,
        'from', h.from_status, 'to', h.to_status) order by h.sequence), '[]')
      from order_history h where h.order_id = o.id),
    'messages', (select coalesce(json_agg(m.kind order by m.kind), '[]')
      from messages m where m.order_id = o.id)
    ) order by o.sequence), '[]') from orders o),
  'carts', (select coalesce(json_agg(json_build_object('id', c.id,
    'version', c.version, 'userId', c.user_id,
    'guestHash', encode(c.guest_hash, 'hex'),
    'lines', (select coalesce(json_agg(json_build_object('product', l.product_id,
        'deviceModel', l.device_model, 'customName', l.custom_name, 'quantity', l.quantity)), '[]')
      from cart_lines l where l.cart_id = c.id))), '[]') from carts c),
  'keys', (select coalesce(json_agg(json_build_object('order', k.order_id)), '[]')
    from order_keys k),
  'figures', (select coalesce(json_agg(f), '[]') from (
    select status, is_paid as "isPaid", sum(orders) as orders, sum(total) as total
    from order_figures group by 1, 2) f),
  'activity', (select coalesce(json_agg(json_build_object('action', a.action,
    'subject', a.subject) order by a.sequence), '[]') from activity a),
  'sales', (select coalesce(json_agg(s), '[]') from (
    select device_model as "deviceModel", sum(quantity) as quantity, sum(amount) as amount
    from sales_figures group by 1) s)
) as stored`
