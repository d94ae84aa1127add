import type { ColumnType, Generated } from 'kysely'
import type { OrderStatus, PaymentMethod } from '#domain/orders/status.ts'

/** The tables as Kysely sees them; the migrations beside this file are what makes them. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  products: ProductsTable
  reviews: ReviewsTable
  carts: CartsTable
  cart_lines: CartLinesTable
  orders: OrdersTable
  order_items: OrderItemsTable
  order_history: OrderHistoryTable
  order_keys: OrderKeysTable
  order_figures: OrderFiguresTable
  sales_figures: SalesFiguresTable
  product_sales: ProductSalesTable
  limit_windows: LimitWindowsTable
  login_failures: LoginFailuresTable
  password_resets: PasswordResetsTable
}

/** Filled by the database unless it is given. */
type Moment = ColumnType<Date, Date | undefined, Date>
type Sequence = ColumnType<number, never, never>
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface UsersTable {
  id: Generated<string>
  sequence: Sequence
  name: string
  email: string
  email_key: string
  phone: Generated<string>
  password_hash: string
  is_admin: Generated<boolean>
  created_at: Moment
  deleted_at: OptionalMoment
}

export interface SessionsTable {
  token_hash: Buffer
  user_id: string
  authenticated_at: Moment
  expires_at: Date
  created_at: Moment
}

export interface ProductsTable {
  id: Generated<string>
  slug: string
  name: string
  description: string
  /** Slug of the brand. */
  brand: string
  case_type: string
  device_models: string[]
  /** List price in paisa. */
  price: number
  images: string[]
  /** By their keys in the table of colours. */
  colours: Generated<string[]>
  rating_sum: Generated<number>
  review_count: Generated<number>
  /** Counts the changes of what the product's form shows. */
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: OptionalMoment
}

export interface ReviewsTable {
  id: Generated<string>
  product_id: string
  user_id: string
  rating: number
  comment: string
  created_at: Moment
}

export interface CartsTable {
  id: Generated<string>
  user_id: string | null
  guest_hash: Buffer | null
  version: Generated<number>
  updated_at: Moment
}

export interface CartLinesTable {
  cart_id: string
  product_id: string
  device_model: string
  quantity: number
  sequence: Sequence
}

export interface OrdersTable {
  id: Generated<string>
  sequence: Sequence
  is_guest: boolean
  user_id: string | null
  guest_hash: Buffer | null
  claimed_by: string | null
  customer_name: string
  customer_email: string
  customer_email_key: string
  customer_phone: string
  address: string
  city: string
  postal_code: Generated<string>
  country: string
  payment_method: PaymentMethod
  status: OrderStatus
  paid_at: OptionalMoment
  delivered_at: OptionalMoment
  cancelled_at: OptionalMoment
  verification_note: Generated<string>
  /** All prices in paisa. */
  items_price: number
  shipping_price: number
  tax_price: Generated<number>
  total_price: number
  version: Generated<number>
  created_at: Moment
}

export interface OrderItemsTable {
  order_id: string
  position: number
  product_id: string
  name: string
  image: string
  /** Slug of the brand. */
  brand: string
  case_type: string
  device_model: string
  list_price: number
  unit_price: number
  quantity: number
}

export interface OrderHistoryTable {
  order_id: string
  sequence: Sequence
  at: Moment
  actor: 'customer' | 'admin'
  actor_id: string | null
  action: string
  from_status: OrderStatus | null
  to_status: OrderStatus
  note: Generated<string>
}

export interface OrderKeysTable {
  owner: string
  key: string
  request_hash: Buffer
  order_id: string
  created_at: Moment
}

/** What changes of orders add to each day and state; only sums mean something. Kept by triggers. */
export interface OrderFiguresTable {
  /** `2026-11-21`, in the shop's own time. */
  day: string
  status: OrderStatus
  is_paid: boolean
  orders: number
  /** Paisa. */
  total: number
}

/** What changes of orders add to the sales of each model, cancelled orders left out. */
export interface SalesFiguresTable {
  /** Slug of the brand. */
  brand: string
  device_model: string
  quantity: number
  /** Paisa. */
  amount: number
}

export interface ProductSalesTable {
  product_id: string
  quantity: number
}

export interface LimitWindowsTable {
  key: string
  hits: number
  expires_at: Date
}

export interface LoginFailuresTable {
  email_hash: string
  failures: number
  failed_at: Moment
}

export interface PasswordResetsTable {
  token_hash: Buffer
  user_id: string
  expires_at: Date
}
