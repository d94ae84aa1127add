import type { ColumnType, Generated } from 'kysely'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { ShopperList } from '#domain/catalogue/shopper-lists.ts'
import type { EventName } from '#domain/insights/events.ts'
import type { Language } from '#domain/languages.ts'
import type { MessageState } from '#domain/orders/messages.ts'
import type { OrderStatus, PaymentMethod } from '#domain/orders/status.ts'
import type { StoredWallet, Wallet } from '#domain/settings/wallets.ts'

/** Tables as Kysely types; the migrations beside this file create them. */
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
  settlements: SettlementsTable
  settled_steps: SettledStepsTable
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
  admin_devices: AdminDevicesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  message_kinds: MessageKindsTable
  messages: MessagesTable
  account_addresses: AccountAddressesTable
  account_products: AccountProductsTable
  release_files: ReleaseFilesTable
  discarded_files: DiscardedFilesTable
  settings: SettingsTable
  activity: ActivityTable
  picture_names_key: PictureNamesKeyTable
  wallet_changes: WalletChangesTable
  event_counts: EventCountsTable
}

/** Timestamp that the database fills by default. */
type Moment = ColumnType<Date, Date | undefined, Date>
type Sequence = ColumnType<number, never, never>
/** Parsed when read, written as JSON text. */
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
  /** Moment from which an admin is trusted; null for always (rule: rights-are-money). */
  trusted_from: OptionalMoment
  created_at: Moment
  deleted_at: OptionalMoment
}

export interface SessionsTable {
  token_hash: Buffer
  user_id: string
  authenticated_at: Moment
  expires_at: Date
  created_at: Moment
  /** 'Chrome on Android'; '' when unknown. */
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
  /** Paths of its pictures; for a drawn product, those of its first model. */
  images: string[]
  /** Design it is drawn from; null for photos. */
  design: JsonColumn<Design | null>
  /** Models that a photo shows, by its path. */
  image_models: JsonColumn<Readonly<Record<string, string[]>>>
  /** Whether it belongs to the demo catalogue rather than to the owner. */
  is_sample: Generated<boolean>
  /** Keys in the table of colours. */
  colours: Generated<string[]>
  /** Key shared by the colours of one design; '' for none. */
  family: Generated<string>
  /** Facts of the case by the owner; '' for the default of its type. */
  material: Generated<string>
  finish: Generated<string>
  weight: Generated<string>
  in_parcel: Generated<string>
  rating_sum: Generated<number>
  review_count: Generated<number>
  /** Whether the sum and the count are those of sample reviews; false from the first real one. */
  rating_is_sample: Generated<boolean>
  /** Counts the changes of the fields on the product's form. */
  version: Generated<number>
  /** Version of the last change of each field, by its name in the form's body; set by a trigger. */
  field_versions: ColumnType<Readonly<Record<string, number>>, never, never>
  created_at: Moment
  updated_at: Moment
  deleted_at: OptionalMoment
}

export interface ReviewsTable {
  id: Generated<string>
  product_id: string
  /** Null for a sample review. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Displayed author of a sample review; null for a real one. */
  sample_author: Generated<string | null>
  rating: number
  comment: string
  created_at: Moment
}

export interface ReviewPhotosTable {
  /** Base of its file names. */
  file: string
  /** The account that uploaded it. */
  user_id: string
  /** Null until its review is written. */
  review_id: string | null
  /** Position among the photos of the review, from 0. */
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
  /** Whether the account that claimed the order lists it. */
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
  /** Gift message for the recipient; '' for none. */
  gift_note: Generated<string>
  /** Whether the slip in the parcel omits prices. */
  hides_prices: Generated<boolean>
  /** Language of its letters: the one in which it was placed. */
  language: Generated<Language>
  /** Courier and tracking number; '' while unknown. */
  courier: Generated<string>
  tracking_number: Generated<string>
  /** Time from which the order is being packed, or in transit. */
  packed_at: OptionalMoment
  shipped_at: OptionalMoment
  /** File name of the transfer's screenshot; null for none. */
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

/** Settlements, one per file of a courier. */
export interface SettlementsTable {
  id: string
  file_name: string
  settled_at: Moment
  settled_by: string | null
}

/** History entries of orders that a settlement made. */
export interface SettledStepsTable {
  /** `sequence` of the entry in `order_history`. */
  step: number
  settlement: string
  order_id: string
}

/** Proofs handed in for an order, without their pictures. */
export interface TransferProofsTable {
  order_id: string
  digest: Buffer
  /** Perceptual hash of 256 bits, as text. */
  outline: string
  /** Small grey picture for comparison; null once the large one is deleted. */
  look: Buffer | null
  handed_in_at: Moment
  /** Id of another order with the same picture. */
  same_as: string | null
}

export interface OrderKeysTable {
  owner: string
  key: string
  request_hash: Buffer
  order_id: string
  created_at: Moment
}

/** Deltas of orders per day and status, written by triggers; only their sums are meaningful. */
export interface OrderFiguresTable {
  /** `2026-11-21`, in the shop's time zone. */
  day: string
  status: OrderStatus
  is_paid: boolean
  orders: number
  /** Paisa. */
  total: number
}

/** Deltas of the sales of each model, without cancelled orders; written by triggers. */
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

/** Latest reset link of an account, for the previous release; triggers copy it to `reset_links`. */
export interface PasswordResetsTable {
  token_hash: Buffer
  user_id: string
  expires_at: Date
}

/** Valid reset links of accounts. */
export interface ResetLinksTable {
  token_hash: Buffer
  user_id: string
  expires_at: Date
}

export interface MessageKindsTable {
  kind: string
}

/** Outgoing mail, pending and sent; the migration documents each column. */
export interface MessagesTable {
  id: Generated<string>
  kind: string
  order_id: string | null
  order_version: number | null
  user_id: string | null
  /** Recipient of a letter to the former address of an account; deleted once it is settled. */
  former_address: Generated<string | null>
  facts: JsonColumn<MessageFacts & AccountFacts & RecipientFacts>
  state: Generated<MessageState>
  problem: Generated<string | null>
  round: Generated<number>
  tries: Generated<number>
  due_at: Moment
  waiting_since: Moment
  created_at: Moment
  settled_at: OptionalMoment
}

/** State of an order when its message was caused; empty for a message about an account. */
export interface MessageFacts {
  readonly status?: OrderStatus
  readonly isPaid?: boolean
  readonly courier?: string
  readonly trackingNumber?: string
  /** Reason of a rejected payment, or note on its confirmation. */
  readonly note?: string
}

/** Recipient of a message; without it, the message goes to all recipients of its kind. */
export interface RecipientFacts {
  /** 'owner' for the owner's address, or the id of an admin's account. */
  readonly recipient?: string
}

/** Change of an account or of settings, as a notice reports it. */
export interface NotedChange {
  readonly sentence?: string
  /** Change of a login or of an admin's rights, for its sentence in the reader's language. */
  readonly change?: string
  /** Name of the admin who caused it. */
  readonly by?: string
  /** Id of the account whose rights were changed. */
  readonly subject?: string
  /** Whether a new admin may change the accounts for transfers at once. */
  readonly isTrusted?: boolean
  /** Device of a login; '' when unknown. */
  readonly device?: string
  /** ISO 8601. */
  readonly at?: string
}

/** Content of a message to an account. */
export interface AccountFacts extends NotedChange {
  /** Earlier changes that the same letter reports, the oldest first. */
  readonly earlier?: readonly NotedChange[]
  /** Language of the page that caused it; English by default. */
  readonly language?: Language
}

export interface SecondStepsTable {
  user_id: string
  /** Encrypted key of the authenticator app. */
  sealed_key: Buffer
  /** Null until the first valid code. */
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

/** Kinds of devices on which an account has logged in as an admin. */
export interface AdminDevicesTable {
  user_id: string
  /** 'Chrome on Android'; '' when unknown. */
  device: string
}

export interface PasskeysTable {
  id: string
  user_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  /** Device on which it was made; '' when unknown. */
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
  /** Position from 0, most recently used first. */
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
  /** Highest for the latest entry. */
  sequence: Sequence
}

/** Pictures that are being removed, or were within the last hour. */
export interface DiscardedFilesTable {
  name: string
  discarded_at: Generated<Date>
  removed_at: Date | null
}

/** Files of the browser's build, of this release and earlier ones. */
export interface ReleaseFilesTable {
  path: string
  type: string
  body: Buffer
  /** Whether the content is compressed with Brotli. */
  is_packed: boolean
  seen_at: Moment
}

/** Settings of the owner, one row per section. */
export interface SettingsTable {
  section: 'shop' | 'payment' | 'mail' | 'look'
  /** Counts the changes of the section. */
  version: number
  data: JsonColumn<unknown>
  changed_at: Moment
}

/** Audit log of changes to the accounts that receive transfers. */
export interface WalletChangesTable {
  id: Generated<string>
  sequence: Sequence
  at: Moment
  actor_id: string | null
  /** Name of the admin at the time. */
  actor_name: string
  before: JsonColumn<readonly StoredWallet[]>
  after: JsonColumn<readonly StoredWallet[]>
  /** Time when an account that it added was taken back (rule: wallet-changes). */
  revoked_at: OptionalMoment
  /** Accounts that the orders of its time are shown instead; null while it isn't revoked. */
  shown_instead: JsonColumn<readonly Wallet[] | null>
}

/** Key that signs the URLs of pictures with a printed name; a single row. */
export interface PictureNamesKeyTable {
  is_only: Generated<boolean>
  key: Buffer
}

/** Audit log of changes by admins and operators. */
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

/** Daily counts of shoppers' events. */
export interface EventCountsTable {
  event: EventName
  /** `2026-11-21`, in the shop's time zone. */
  day: string
  /** Search term, model or product id; '' for the event's total. */
  subject: string
  count: number
}
