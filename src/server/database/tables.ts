import type { ColumnType, Generated } from 'kysely'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { ShopperList } from '#domain/catalogue/shopper-lists.ts'
import type { EventName } from '#domain/insights/events.ts'
import type { MessageState } from '#domain/orders/messages.ts'
import type { OrderStatus, PaymentMethod } from '#domain/orders/status.ts'
import type { KeptWallet } from '#domain/settings/wallets.ts'

/** The tables as Kysely sees them; the migrations beside this file are what makes them. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  products: ProductsTable
  reviews: ReviewsTable
  review_photos: ReviewPhotosTable
  review_votes: ReviewVotesTable
  carts: CartsTable
  cart_lines: CartLinesTable
  orders: OrdersTable
  order_items: OrderItemsTable
  order_history: OrderHistoryTable
  transfer_proofs: TransferProofsTable
  order_keys: OrderKeysTable
  order_figures: OrderFiguresTable
  sales_figures: SalesFiguresTable
  product_sales: ProductSalesTable
  limit_windows: LimitWindowsTable
  login_failures: LoginFailuresTable
  password_resets: PasswordResetsTable
  reset_links: ResetLinksTable
  second_steps: SecondStepsTable
  recovery_codes: RecoveryCodesTable
  login_challenges: LoginChallengesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  message_kinds: MessageKindsTable
  messages: MessagesTable
  account_addresses: AccountAddressesTable
  account_products: AccountProductsTable
  release_files: ReleaseFilesTable
  settings: SettingsTable
  activity: ActivityTable
  picture_names_key: PictureNamesKeyTable
  wallet_changes: WalletChangesTable
  event_counts: EventCountsTable
}

/** Filled by the database unless it is given. */
type Moment = ColumnType<Date, Date | undefined, Date>
type Sequence = ColumnType<number, never, never>
/** Read as it is, written as JSON text. */
type JsonColumn<T> = ColumnType<T, string | null | undefined, string | null>
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
  /** 'Chrome on Android'; '' when nobody knows. */
  device: Generated<string>
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
  /** Paths of its pictures; of a drawn product those of its first model. */
  images: string[]
  /** How it is drawn; null for photos. */
  design: JsonColumn<Design | null>
  /** The models that a photo shows, by its path. */
  image_models: JsonColumn<Readonly<Record<string, string[]>>>
  /** Filled in for an empty shop, not the owner's own. */
  is_sample: Generated<boolean>
  /** By their keys in the table of colours. */
  colours: Generated<string[]>
  /** The key that one design in several colours shares; '' is none. */
  family: Generated<string>
  rating_sum: Generated<number>
  review_count: Generated<number>
  /** The two are those of sample reviews, as long as nobody has written a real one. */
  rating_is_sample: Generated<boolean>
  /** Counts the changes of what the product's form shows. */
  version: Generated<number>
  /** The version with which a field changed last, by its name in the form's body; set by a trigger. */
  field_versions: ColumnType<Readonly<Record<string, number>>, never, never>
  created_at: Moment
  updated_at: Moment
  deleted_at: OptionalMoment
}

export interface ReviewsTable {
  id: Generated<string>
  product_id: string
  /** Null for a sample, which nobody wrote. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Author of a sample review, as shown; null for a real one. */
  sample_author: Generated<string | null>
  rating: number
  comment: string
  created_at: Moment
}

export interface ReviewPhotosTable {
  /** What the names of its files begin with. */
  file: string
  /** The account that uploaded it. */
  user_id: string
  /** Null until its review is written. */
  review_id: string | null
  /** Among the photos of the review, from 0. */
  place: Generated<number>
  uploaded_at: Moment
}

/** One row for each account that found a review helpful. */
export interface ReviewVotesTable {
  review_id: string
  user_id: string
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
  /** '' for none. */
  custom_name: Generated<string>
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
  /** Whether the account that claimed it lists it among its own. */
  is_kept: Generated<boolean>
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
  /** Words of a gift for whoever unpacks it; '' for none. */
  gift_note: Generated<string>
  /** The slip in the parcel names no prices. */
  hides_prices: Generated<boolean>
  /** The courier and its tracking number; '' while unknown. */
  courier: Generated<string>
  tracking_number: Generated<string>
  /** Since when it is being packed, or on its way. */
  packed_at: OptionalMoment
  shipped_at: OptionalMoment
  /** Name of the screenshot of its transfer; null where there is none. */
  proof_file: ColumnType<string | null, string | null | undefined, string | null>
  proof_handed_in_at: OptionalMoment
  /** Whether the transfer was rejected with that screenshot. */
  proof_rejected: Generated<boolean>
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
  /** Text to print on the case; '' for none. */
  custom_name: Generated<string>
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

/** Proofs handed in for an order, without their pictures. */
export interface TransferProofsTable {
  order_id: string
  digest: Buffer
  /** 256 bits, as text. */
  outline: string
  /** A small grey picture; null once the large one is gone. */
  look: Buffer | null
  handed_in_at: Moment
  /** Another order with the same picture. */
  same_as: string | null
}

export interface OrderKeysTable {
  owner: string
  key: string
  request_hash: Buffer
  order_id: string
  created_at: Moment
}

/** Deltas of orders per day and state, kept by triggers; only their sums mean something. */
export interface OrderFiguresTable {
  /** `2026-11-21`, in the shop's own time. */
  day: string
  status: OrderStatus
  is_paid: boolean
  orders: number
  /** Paisa. */
  total: number
}

/** Deltas of the sales of each model, cancelled orders left out; kept by triggers. */
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

/** The newest link of an account, for the version before; triggers copy it to `reset_links`. */
export interface PasswordResetsTable {
  token_hash: Buffer
  user_id: string
  expires_at: Date
}

/** Every link with which an account's password can be set. */
export interface ResetLinksTable {
  token_hash: Buffer
  user_id: string
  expires_at: Date
}

export interface MessageKindsTable {
  kind: string
}

/** Mail, waiting and done; see the migration for what each column holds. */
export interface MessagesTable {
  id: Generated<string>
  kind: string
  order_id: string | null
  order_version: number | null
  user_id: string | null
  facts: JsonColumn<MessageFacts & AccountFacts>
  state: Generated<MessageState>
  problem: Generated<string | null>
  round: Generated<number>
  tries: Generated<number>
  due_at: Moment
  waiting_since: Moment
  created_at: Moment
  settled_at: OptionalMoment
}

/** How an order stood when a message about it was caused; empty for one about an account. */
export interface MessageFacts {
  readonly status?: OrderStatus
  readonly isPaid?: boolean
  readonly courier?: string
  readonly trackingNumber?: string
  /** Why a payment was rejected, or what was noted at its confirmation. */
  readonly note?: string
}

/** Content of a message to an admin. */
export interface AccountFacts {
  readonly sentence?: string
  /** Name of the admin who caused it. */
  readonly by?: string
  /** ISO 8601. */
  readonly at?: string
}

export interface SecondStepsTable {
  user_id: string
  /** The key of the authenticator app, encrypted. */
  sealed_key: Buffer
  /** Null until a first code was right. */
  confirmed_at: OptionalMoment
  /** Time step of the last code that was accepted. */
  last_step: Generated<number>
  created_at: Moment
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: Buffer
}

export interface LoginChallengesTable {
  token_hash: Buffer
  user_id: string
  authenticated_at: Moment
  expires_at: Date
}

export interface PasskeysTable {
  id: string
  user_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  /** On which it was made; '' when nobody knows. */
  device: string
  created_at: Moment
  used_at: OptionalMoment
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer
  /** Null for a login. */
  user_id: string | null
  expires_at: Date
}

export interface AccountAddressesTable {
  user_id: string
  /** From 0, the last used first. */
  position: number
  address: string
  city: string
  postal_code: Generated<string>
}

/** Products on the lists of an account. */
export interface AccountProductsTable {
  user_id: string
  list: ShopperList
  product_id: string
  /** The latest has the highest. */
  sequence: Sequence
}

/** Files of the browser's build, of this release and those before it. */
export interface ReleaseFilesTable {
  path: string
  type: string
  body: Buffer
  /** With Brotli. */
  is_packed: boolean
  seen_at: Moment
}

/** The owner's settings, a row a section. */
export interface SettingsTable {
  section: 'shop' | 'payment' | 'mail' | 'look'
  /** Counts the changes of the section. */
  version: number
  data: JsonColumn<unknown>
  changed_at: Moment
}

/** Every change of the accounts that take transfers. */
export interface WalletChangesTable {
  id: Generated<string>
  sequence: Sequence
  at: Moment
  actor_id: string | null
  /** Name of the admin at that moment. */
  actor_name: string
  before: JsonColumn<readonly KeptWallet[]>
  after: JsonColumn<readonly KeptWallet[]>
}

/** The key of addresses of pictures with a name: one row. */
export interface PictureNamesKeyTable {
  is_only: Generated<boolean>
  key: Buffer
}

/** Changes by admins and operators. */
export interface ActivityTable {
  sequence: Sequence
  at: Moment
  /** Null for an operator's command. */
  actor_id: string | null
  actor_name: string
  kind: string
  action: string
  /** Id of the order, product or account; '' for none. */
  subject: Generated<string>
}

/** Events of shoppers by day. */
export interface EventCountsTable {
  event: EventName
  /** `2026-11-21`, in the shop's own time. */
  day: string
  /** A search term, a model or a product's id; '' for all of the event. */
  subject: string
  count: number
}
