import { z } from 'zod'
import { newPassword } from '#domain/accounts/passwords.ts'
import { customNameField } from '#domain/cart/custom-name.ts'
import { lineModelRule } from '#domain/cart/lines.ts'
import { PICTURE_FIELD } from '#domain/catalogue/picture-rules.ts'
import { languages } from '#domain/languages.ts'
import {
  addressFields,
  deliveryPhone,
  giftNote,
  guestFields,
  trackedEmail,
} from '#domain/orders/checkout-fields.ts'
import { tooManyPieces } from '#domain/orders/lines.ts'
import { messageStates, orderMessages } from '#domain/orders/messages.ts'
import { rejectionReason, verificationNote } from '#domain/orders/offered-actions.ts'
import { PARCEL_NOT_SENT, parcelTooSoon } from '#domain/orders/parcels/parcel.ts'
import { parcelFields } from '#domain/orders/parcels/parcel-fields.ts'
import { paymentMethods } from '#domain/orders/status.ts'
import { choosableStatuses, orderStatuses } from '#domain/orders/status-lists.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { pieces } from './cart.ts'
import {
  field,
  filterQuery,
  id,
  idParams,
  moment,
  pageLanguage,
  queryNumber,
  rupees,
} from './fields.ts'
import { walletHistory } from './settings.ts'
import { wallet } from './shop.ts'
import { signedInUser } from './users.ts'

export const guestInfoData = z.object(
  {
    name: field(guestFields.name),
    email: field(guestFields.email),
    phone: field(guestFields.phone),
  },
  { error: () => t.forms.guestInfo },
)

export const shippingAddressData = z.object(
  {
    address: field(addressFields.address),
    city: field(addressFields.city),
    postalCode: field(addressFields.postalCode).optional(),
    country: z.literal(terms.country, { error: () => t.orders.withinPakistan }),
  },
  { error: addressFields.address.missing },
)

export const orderItem = z.object({
  name: z.string(),
  qty: z.number().int(),
  image: z.string(),
  /** Discounted unit price in rupees at the time of the sale. */
  price: rupees,
  brand: z.string(),
  product: id,
  selectedModel: z.string(),
  /** Text printed on the case; '' for none, masked with the customer (rule: name-on-the-case). */
  customName: z.string(),
  caseType: z.string(),
})
export type OrderItem = z.output<typeof orderItem>

/** Step in an order's history, for admins (rule: history). */
export const historyEntry = z.object({
  at: moment,
  actor: z.string(),
  /** Name of the account that acted; absent for a guest. */
  actorName: z.string().optional(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  note: z.string(),
})

/** Message about an order, for admins (rule: messages). */
const sentMessage = z.object({
  _id: id,
  kind: z.enum(orderMessages),
  to: z.enum(['customer', 'owner']),
  /** Name of the recipient if it is an admin; null for the customer and the owner's own address. */
  admin: z.string().nullable(),
  state: z.enum(messageStates),
  /** Reason of the last failed attempt, as a word. */
  problem: z.string().nullable(),
  createdAt: moment,
  /** Time when it was sent, or failed for good; null while it waits. */
  settledAt: moment.nullable(),
})

/** Other orders of guests and accounts with an order's phone number, for admins (rule: order-floods). */
const phoneHistory = z.object({
  /** Newest first, at most 20. */
  orders: z.array(
    z.object({
      _id: id,
      orderStatus: z.enum(orderStatuses),
      totalPrice: rupees,
      createdAt: moment,
    }),
  ),
  /** Total, and how many were cancelled or rejected. */
  total: z.number().int(),
  cancelled: z.number().int(),
  rejected: z.number().int(),
})
export type PhoneHistory = z.output<typeof phoneHistory>

export const order = z.object({
  _id: id,
  /** `masked` hides the customer from viewers without a proof (rule: guest-order-access). */
  access: z.enum(['full', 'masked']),
  user: z
    .object({
      _id: id,
      name: z.string(),
      email: z.string(),
      /** Set for admins when the account was deleted; its orders stay (rule: deleted-accounts). */
      isDeleted: z.boolean().optional(),
    })
    .optional(),
  guestInfo: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
  /** Delivery phone of an account's order (rule: delivery-phone). */
  phone: z.string().optional(),
  orderItems: z.array(orderItem),
  shippingAddress: z.object({
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  paymentMethod: z.enum(paymentMethods),
  taxPrice: rupees,
  shippingPrice: rupees,
  totalPrice: rupees,
  isPaid: z.boolean(),
  paidAt: moment.nullable(),
  isDelivered: z.boolean(),
  deliveredAt: moment.nullable(),
  orderStatus: z.enum(orderStatuses),
  paymentResult: z.object({ verificationNote: z.string() }).optional(),
  /** Fields of a gift, hidden with the customer (rule: gifts). */
  giftNote: z.string().optional(),
  hidePrices: z.boolean().optional(),
  /** Language of the customer, if it is not English (rule: letters-by-language). */
  language: z.enum(languages).optional(),
  /** Times of packing and shipping; null if open or unrecorded, kept after the delivery. */
  packedAt: moment.nullable(),
  shippedAt: moment.nullable(),
  /** Name of the courier; '' for none. */
  courier: z.string(),
  /** Courier's tracking number; '' for none, and masked with the customer. */
  trackingNumber: z.string(),
  /** First and last expected day of delivery, as '2026-12-02' (rule: delivery-days). */
  expected: z.object({ from: z.string(), to: z.string() }),
  /** Screenshot of the transfer, if any; never the picture itself (rule: transfer-proof). */
  proof: z
    .object({
      handedInAt: moment,
      /** Whether the transfer was rejected with it, so that a new one is needed. */
      isRejected: z.boolean(),
      /** Another order with the same picture, for admins. */
      sameAs: z.object({ orderId: id }).optional(),
    })
    .optional(),
  /** Accounts that the customer was shown, if not the present ones (rule: wallet-changes). */
  toldWallets: z.array(wallet).optional(),
  /** Present accounts of the shop; absent when no transfer is due. */
  shopWallets: z.array(wallet).optional(),
  /** Whether an account that the customer was shown was taken back since (rule: wallet-changes). */
  hasRevokedWallets: z.literal(true).optional(),
  createdAt: moment,
  /** Counts the changes of the order; an admin's action may send the version it saw. */
  version: z.number().int(),
  history: z.array(historyEntry).optional(),
  messages: z.array(sentMessage).optional(),
  phoneHistory: phoneHistory.optional(),
})
export type Order = z.output<typeof order>

/** Amount in rupees that the customer saw. */
const shownFigure = z.number({ error: () => t.orders.amountsAsNumbers })

/** An omitted name is the same as an empty one, also for an Idempotency-Key. */
const orderedName = field(customNameField)
  .transform((name) => name || undefined)
  .optional()

/** An order with another figure than the present one is refused (rule: catalogue-price-wins). */
export const placeOrderData = z.object({
  orderItems: z
    .array(
      z.object({
        product: z
          .string({ error: () => t.orders.chooseProduct })
          .min(1, { error: () => t.orders.chooseProduct }),
        qty: pieces.max(terms.maxQuantity, { error: tooManyPieces }),
        selectedModel: field(lineModelRule),
        customName: orderedName,
        price: shownFigure.optional(),
      }),
      { error: () => t.orders.cartEmpty },
    )
    .min(1, { error: () => t.orders.cartEmpty })
    .max(terms.maxCartLines, { error: () => t.orders.tooManyCases({ count: terms.maxCartLines }) }),
  shippingAddress: shippingAddressData,
  paymentMethod: z.enum(paymentMethods, { error: () => t.orders.choosePayment }),
  taxPrice: shownFigure.optional(),
  shippingPrice: shownFigure.optional(),
  totalPrice: shownFigure.optional(),
  guestInfo: guestInfoData.optional(),
  /** Delivery phone of a signed-in customer; by default the account's or the last order's. */
  phone: field(deliveryPhone).optional(),
  /** Gift message for the recipient, at most 200 letters; empty for none (rule: gifts). */
  giftNote: field(giftNote)
    .transform((note) => note || undefined)
    .optional(),
  /** Whether the slip in the parcel omits prices, except the amount to collect (rule: gifts). */
  hidePrices: z.boolean().optional(),
  language: pageLanguage,
  /** Whether a signed-in customer's account stores the address (rule: saved-addresses). */
  keepAddress: z.boolean().optional(),
  /** Honeypot: a hidden field that only programs fill in (rule: order-floods). */
  website: z.string().max(200).optional(),
})
export type PlaceOrderData = z.output<typeof placeOrderData>

export const placeOrder = call('orders', addresses.placeOrder, {
  summary: 'Places an order at today’s prices and empties the cart of what was ordered',
  body: placeOrderData,
  answer: order,
  success: 201,
})

export const getOrder = call('orders', addresses.getOrder, {
  summary: 'One order, whole or masked',
  params: idParams,
  answer: order,
  isConditional: true,
})

export const listMyOrders = call('orders', addresses.listMyOrders, {
  summary: 'The account’s own orders, newest first',
  answer: z.array(order),
})

export const listGuestOrders = call('orders', addresses.listGuestOrders, {
  summary: 'Orders placed as a guest with an email address, masked unless proved',
  params: z.object({ email: field(trackedEmail) }),
  answer: z.array(order),
})

const countedOrders = z.object({
  orders: z.array(order),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  /** Number of found orders for `all`, and for each status. */
  counts: z.record(z.string(), z.number()),
})
export type CountedOrders = z.output<typeof countedOrders>

export const listOrders = call('orders', addresses.listOrders, {
  summary: 'Every order, or a page of them with page, limit, search or status',
  query: z.object({ page: queryNumber, limit: queryNumber, ...filterQuery('orders') }),
  answer: z.union([countedOrders, z.array(order)]),
  isConditional: true,
})

export const exportOrders = call('orders', addresses.exportOrders, {
  summary: 'The filtered orders as a file (text/csv); `x-total-count` says how many',
  query: z.object(filterQuery('orders')),
  answer: z.string(),
})

/** Request and answer of an action on an order. */
const onOrder = { params: idParams, answer: order }

export const cancelOrder = call('orders', addresses.cancelOrder, {
  summary: 'Cancels an order',
  ...onOrder,
})

export const confirmPayment = call('orders', addresses.confirmPayment, {
  summary: 'Marks a transfer as received, or the cash of a delivered order',
  ...onOrder,
  body: z.object({ verificationNote: field(verificationNote).optional() }).nullish(),
})

export const rejectPayment = call('orders', addresses.rejectPayment, {
  summary: 'Rejects a transfer, with the reason',
  ...onOrder,
  body: z.object({ rejectionReason: field(rejectionReason) }),
})

export const setOrderStatus = call('orders', addresses.setOrderStatus, {
  summary: 'Sets one of the seven statuses; with Shipped, who carries the parcel and its number',
  ...onOrder,
  body: z
    .object({
      status: z.enum(choosableStatuses, { error: 'Please choose a status' }),
      courier: field(parcelFields.courier).optional(),
      trackingNumber: field(parcelFields.trackingNumber).optional(),
    })
    .superRefine((sent, context) => {
      for (const field of parcelTooSoon(sent)) {
        context.addIssue({ code: 'custom', path: [field], message: PARCEL_NOT_SENT })
      }
    }),
})

export const deliverOrder = call('orders', addresses.deliverOrder, {
  summary: 'Marks an order as delivered; cash is taken as collected unless said otherwise',
  ...onOrder,
  body: z.object({ cashCollected: z.boolean().optional() }).nullish(),
})

export const handInProof = call('orders', addresses.handInProof, {
  summary: 'Uploads the screenshot of a transfer, in the place of an earlier one',
  ...onOrder,
  file: PICTURE_FIELD,
})

export const getProof = call('orders', addresses.getProof, {
  summary: 'The screenshot of a transfer (image/webp)',
  params: idParams,
  answer: z.string(),
})

export const sendMessageAgain = call('orders', addresses.sendMessageAgain, {
  summary: 'Sends a message about an order once more; answers the order',
  params: idParams.extend({ messageId: z.string() }),
  answer: order,
})

export const openOrderAccount = call('orders', addresses.openOrderAccount, {
  summary: 'Makes an account of a guest’s order, which it keeps, and signs in',
  params: idParams,
  body: z.object({ password: field(newPassword) }),
  answer: signedInUser,
  success: 201,
})

/** Dashboard's summary in one answer (rules: revenue, owner-figures); money in rupees. */
export const shopSummary = z.object({
  orders: z.number(),
  pendingOrders: z.number(),
  /** Number of transfers whose screenshot waits for a check (rule: transfer-proof). */
  proofsToCheck: z.number(),
  revenue: rupees,
  /** Part of the revenue that belongs to cancelled orders: refund due. */
  cancelledRevenue: rupees,
  products: z.number(),
  users: z.number(),
  /** Ten device models with the most sold pieces, without cancelled orders. */
  topModels: z.array(z.object({ model: z.string(), quantity: z.number() })),
  /** Counts of all eight statuses. */
  statusCounts: z.record(z.string(), z.number()),
  recentOrders: z.array(order),
  /** Last 30 days, today last; `revenue` is what the orders of that day have paid by now. */
  days: z.array(
    z.object({
      /** `2026-11-21`, in Pakistan's time zone. */
      date: z.string(),
      orders: z.number(),
      revenue: rupees,
      cancelledRevenue: rupees,
    }),
  ),
  /** Sold goods of every brand, best seller first, paid or not, without cancelled orders. */
  brands: z.array(z.object({ brand: z.string(), quantity: z.number(), revenue: rupees })),
  /** Progress of the owner's first steps (rule: onboarding). */
  firstDay: z.object({
    hasOwnName: z.boolean(),
    /** Whether no account for transfers is a default of the project. */
    hasOwnWallets: z.boolean(),
    hasOwnProduct: z.boolean(),
    hasWhatsApp: z.boolean(),
    hasExchangeLine: z.boolean(),
  }),
  /** Changes of the accounts for transfers; null without any in seven days (rule: wallet-changes). */
  walletHistory: walletHistory.nullable(),
})
export type ShopSummary = z.output<typeof shopSummary>

export const getSummary = call('orders', addresses.getSummary, {
  summary: 'The dashboard’s figures',
  answer: shopSummary,
  isConditional: true,
})
