import { z } from 'zod'
import { choosableStatuses, orderStatuses, paymentMethods } from '#domain/orders/status.ts'
import { terms } from '#domain/terms.ts'
import { call } from './call.ts'
import {
  email,
  id,
  idParams,
  moment,
  optionalText,
  phone,
  queryNumber,
  queryText,
  rupees,
  text,
} from './fields.ts'

/** The one sentence for a guest who left out who they are (spec section 5). */
export const GUEST_INFO_REQUIRED = 'Please provide your name, email address, and phone number'

export const guestInfoData = z.object(
  {
    name: text(GUEST_INFO_REQUIRED, { max: 100 }),
    email: email(GUEST_INFO_REQUIRED),
    phone: phone(GUEST_INFO_REQUIRED),
  },
  { error: GUEST_INFO_REQUIRED },
)

export const shippingAddressData = z.object(
  {
    address: text('Please enter your address', { max: 300 }),
    city: text('Please enter your city', { max: 100 }),
    postalCode: optionalText({ max: 20 }).optional(),
    country: text('Please choose a country', { max: 60 }).pipe(
      z.literal(terms.country, { error: `We deliver within ${terms.country} only` }),
    ),
  },
  { error: 'Please enter your address' },
)

export const orderItem = z.object({
  name: z.string(),
  qty: z.number().int(),
  image: z.string(),
  /** Discounted unit price in rupees, as it was sold. */
  price: rupees,
  brand: z.string(),
  product: id,
  selectedModel: z.string(),
  caseType: z.string(),
})
export type OrderItem = z.output<typeof orderItem>

/** One step of an order's history, for admins (D44). */
export const historyEntry = z.object({
  at: moment,
  actor: z.string(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  note: z.string(),
})

export const order = z.object({
  _id: id,
  /** `masked` hides who the customer is from those who have not proved to be them (D29). */
  access: z.enum(['full', 'masked']),
  user: z.object({ _id: id, name: z.string(), email: z.string() }).optional(),
  guestInfo: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
  /** Delivery phone of an account's order (D34). */
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
  createdAt: moment,
  /** Counts the changes of the order; an admin's action may name the one it saw. */
  version: z.number().int(),
  history: z.array(historyEntry).optional(),
  phoneHistory: z
    .array(z.object({ _id: id, orderStatus: z.enum(orderStatuses), createdAt: moment }))
    .optional(),
})
export type Order = z.output<typeof order>

/** Figures may be left out; one that is sent and differs from today's is refused (D17). */
export const placeOrderData = z.object({
  orderItems: z
    .array(
      z.object({
        product: id,
        qty: z
          .number({ error: 'Please choose a quantity' })
          .int({ error: 'Please choose a quantity' })
          .min(1, { error: 'Please choose a quantity' })
          .max(terms.maxQuantity, { error: `Please order at most ${terms.maxQuantity} of a case` }),
        selectedModel: text('Please select a device model', { max: 80 }),
        price: z.number().optional(),
      }),
      { error: 'Your cart is empty' },
    )
    .min(1, { error: 'Your cart is empty' })
    .max(terms.maxCartLines),
  shippingAddress: shippingAddressData,
  paymentMethod: z.enum(paymentMethods, { error: 'Please choose a payment method' }),
  taxPrice: z.number().optional(),
  shippingPrice: z.number().optional(),
  totalPrice: z.number().optional(),
  guestInfo: guestInfoData.optional(),
  /** Delivery phone of a signed-in customer whose account has none (D34). */
  phone: phone('Please enter a delivery phone number').optional(),
  /** A field that no person sees; whoever fills it is a program (D55). */
  website: z.string().max(200).optional(),
})
export type PlaceOrderData = z.output<typeof placeOrderData>

export const placeOrder = call({
  method: 'POST',
  path: '/orders',
  who: 'anyone',
  area: 'orders',
  summary: 'Places an order at today’s prices and empties the cart of what was ordered',
  body: placeOrderData,
  answer: order,
  success: 201,
})

export const getOrder = call({
  method: 'GET',
  path: '/orders/:id',
  who: 'anyone',
  area: 'orders',
  summary: 'One order, whole or masked',
  params: idParams,
  answer: order,
})

export const listMyOrders = call({
  method: 'GET',
  path: '/orders/myorders',
  who: 'shopper',
  area: 'orders',
  summary: 'The account’s own orders, newest first',
  answer: z.array(order),
})

export const listGuestOrders = call({
  method: 'GET',
  path: '/orders/guest/:email',
  who: 'anyone',
  area: 'orders',
  summary: 'Orders placed as a guest with an e-mail address, masked unless proved',
  params: z.object({ email: email('Please enter your email address') }),
  answer: z.array(order),
})

const countedOrders = z.object({
  orders: z.array(order),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  counts: z.record(z.string(), z.number()),
})

export const listOrders = call({
  method: 'GET',
  path: '/orders',
  who: 'admin',
  area: 'orders',
  summary: 'Every order, or a page of them with page, limit, search or status',
  query: z.object({
    page: queryNumber,
    limit: queryNumber,
    search: queryText,
    status: queryText,
  }),
  answer: z.union([countedOrders, z.array(order)]),
})

export const exportOrders = call({
  method: 'GET',
  path: '/orders/export',
  who: 'admin',
  area: 'orders',
  summary: 'The filtered orders as CSV',
  query: z.object({ search: queryText, status: queryText }),
  answer: z.string(),
})

export const cancelOrder = call({
  method: 'PUT',
  path: '/orders/:id/cancel',
  who: 'anyone',
  area: 'orders',
  summary: 'Cancels an order',
  params: idParams,
  answer: order,
})

export const confirmPayment = call({
  method: 'PUT',
  path: '/orders/:id/pay',
  who: 'admin',
  area: 'orders',
  summary: 'Marks an order as paid',
  params: idParams,
  body: z.object({ verificationNote: optionalText({ max: 500 }).optional() }).nullish(),
  answer: order,
})

export const rejectPayment = call({
  method: 'PUT',
  path: '/orders/:id/reject-payment',
  who: 'admin',
  area: 'orders',
  summary: 'Rejects a transfer, with the reason',
  params: idParams,
  body: z.object({ rejectionReason: text('Please provide a rejection reason', { max: 500 }) }),
  answer: order,
})

export const setOrderStatus = call({
  method: 'PUT',
  path: '/orders/:id/status',
  who: 'admin',
  area: 'orders',
  summary: 'Sets one of the seven statuses',
  params: idParams,
  body: z.object({ status: z.enum(choosableStatuses, { error: 'Please choose a status' }) }),
  answer: order,
})

export const deliverOrder = call({
  method: 'PUT',
  path: '/orders/:id/deliver',
  who: 'admin',
  area: 'orders',
  summary: 'Marks an order as delivered; cash is taken as collected unless said otherwise',
  params: idParams,
  body: z.object({ cashCollected: z.boolean().optional() }).nullish(),
  answer: order,
})

export const watchOrder = call({
  method: 'GET',
  path: '/orders/:id/events',
  who: 'anyone',
  area: 'orders',
  summary: 'The order’s changes as they happen (text/event-stream)',
  params: idParams,
  answer: z.string(),
})

export const watchShop = call({
  method: 'GET',
  path: '/admin/events',
  who: 'admin',
  area: 'orders',
  summary: 'New and changed orders as they happen (text/event-stream)',
  answer: z.string(),
})

/** The dashboard's figures in one answer (D48, D49); money in rupees. */
export const shopSummary = z.object({
  orders: z.number(),
  pendingOrders: z.number(),
  revenue: rupees,
  /** The part of the revenue that belongs to cancelled orders: refund due. */
  cancelledRevenue: rupees,
  products: z.number(),
  users: z.number(),
  topModels: z.array(z.object({ model: z.string(), quantity: z.number() })),
  statusCounts: z.record(z.string(), z.number()),
  recentOrders: z.array(order),
  days: z.array(z.object({ date: z.string(), orders: z.number(), revenue: rupees })),
  brands: z.array(z.object({ brand: z.string(), quantity: z.number(), revenue: rupees })),
})

export const getSummary = call({
  method: 'GET',
  path: '/admin/summary',
  who: 'admin',
  area: 'orders',
  summary: 'The dashboard’s figures',
  answer: shopSummary,
})
