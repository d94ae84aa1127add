import { z } from 'zod'
import { bulkActions, MOST_AT_ONCE, MOST_CHOSEN } from '#domain/orders/bulk/bulk.ts'
import { courierMeanings, LONGEST_STATUS } from '#domain/orders/bulk/courier-statuses.ts'
import { confirmable, verdicts } from '#domain/orders/bulk/settlement.ts'
import { settledStates } from '#domain/orders/bulk/take-back.ts'
import { parcelFields } from '#domain/orders/parcels/parcel-fields.ts'
import { paymentMethods } from '#domain/orders/status.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { addresses } from './addresses.ts'
import { call } from './call.ts'
import { errorCodes } from './errors.ts'
import { field, filterQuery, id, idParams, moment, rupees } from './fields.ts'
import { order } from './orders.ts'
import { columnPlace, TABLE_BODY_BYTES, tableText } from './tables.ts'

const NO_ORDERS = 'Please choose at least one order'

/** Orders of one call; each is named once, however often it is sent. */
const idsAtOnce = z
  .array(id, { error: NO_ORDERS })
  .min(1, { error: NO_ORDERS })
  .max(MOST_AT_ONCE, { error: `Please send at most ${MOST_AT_ONCE} orders at once` })
  .transform((ids) => [...new Set(ids)])

/** The result of one of many. */
export const bulkResult = z.object({
  _id: id,
  /** Whether it is where it was to go, also when it was there before. */
  ok: z.boolean(),
  /** The reason of a refusal, or that nothing was left to do; '' for success. */
  message: z.string(),
  /** Why not, as a stable name; absent where it is there. */
  code: z.enum([...errorCodes, 'NAME_NEEDED']).optional(),
})
export type BulkResult = z.output<typeof bulkResult>

export const bulkOrders = call(addresses.bulkOrders, {
  area: 'orders',
  summary: 'Does the same to many orders, each for itself; answers what became of each',
  body: z.object({
    ids: idsAtOnce,
    action: z.enum(bulkActions, { error: 'Please choose what to do' }),
    /** With `ship`, by the order’s id: who carries it, and its number. */
    parcels: z
      .record(
        z.string(),
        z.object({
          courier: field(parcelFields.courier).optional(),
          trackingNumber: field(parcelFields.trackingNumber).optional(),
          /** That a preview showed: an order that has changed since is refused (rule: second-comer). */
          version: z.number().int().optional(),
        }),
      )
      .optional(),
    /**
     * With `ship`: the orders that leave though a name to print is missing. Others that lack one are
     * refused with `NAME_NEEDED` (rule: name-to-print).
     */
    withoutName: z.array(id).max(MOST_AT_ONCE).default([]),
  }),
  answer: z.object({ results: z.array(bulkResult) }),
})

export const listOrderIds = call(addresses.listOrderIds, {
  area: 'orders',
  summary: `The ids of the filtered orders, newest first, at most ${MOST_CHOSEN}`,
  query: z.object(filterQuery('orders')),
  answer: z.object({ ids: z.array(id), total: z.number() }),
})

export const listNamedOrders = call(addresses.listNamedOrders, {
  area: 'orders',
  summary: 'The orders with these ids, in their order; those that don’t exist are left out',
  body: z.object({ ids: idsAtOnce }),
  answer: z.object({ orders: z.array(order) }),
})

/** An order in a table of many. */
export const briefOrder = z.object({
  _id: id,
  version: z.number().int(),
  name: z.string(),
  city: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  isPaid: z.boolean(),
  isDelivered: z.boolean(),
  totalPrice: rupees,
  courier: z.string(),
  trackingNumber: z.string(),
})

/** An order that a parcel belongs to. */
export const parcelOrder = briefOrder.extend({
  /** The number the courier calls; '' where there is none. */
  phone: z.string(),
  /** Whether it waits for a name to print (rule: name-to-print). */
  needsName: z.boolean(),
})
export type ParcelOrder = z.output<typeof parcelOrder>
export type BriefOrder = z.output<typeof briefOrder>

/** The label of each column of a table, so that the owner can correct which holds what. */
const headings = z.array(z.string())

const parcelColumns = z.object({ order: columnPlace, phone: columnPlace, number: columnPlace })
const settlementColumns = z.object({
  order: columnPlace,
  status: columnPlace,
  number: columnPlace,
  amount: columnPlace,
})

export const matchParcels = call(addresses.matchParcels, {
  area: 'orders',
  summary: 'Whose parcels pasted lines or a courier’s table are about; changes nothing',
  bodyBytes: TABLE_BODY_BYTES,
  body: z.object({
    text: tableText.optional(),
    /** Corrected columns; those that are left out are found. */
    columns: parcelColumns.partial().optional(),
    /** Only these are looked for; all that are not delivered or cancelled otherwise. */
    ids: z.array(id).max(MOST_CHOSEN).optional(),
  }),
  answer: z.object({
    headings,
    columns: parcelColumns,
    lines: z.array(
      z.object({
        /** Its place in the file, from 1. */
        line: z.number().int(),
        /** The cell's text, for lines that match no order. */
        typed: z.string(),
        trackingNumber: z.string(),
        /** The mistake in the line itself; '' for none. */
        note: z.string(),
        /** The matching orders: one is the line's, none leaves it unmatched, among several the owner chooses. */
        orders: z.array(parcelOrder),
      }),
    ),
    /** Those of `ids` that no line is about. */
    others: z.array(parcelOrder),
  }),
})
export type MatchedParcels = z.output<(typeof matchParcels)['answer']>

/** A line of a settlement by its order as it is now. */
const settlementLine = z.object({
  line: z.number().int(),
  trackingNumber: z.string(),
  /** Null where it can't be read. */
  amount: rupees.nullable(),
  /** As it stands in the status column; '' without one. */
  courierStatus: z.string(),
  verdict: z.enum(verdicts),
  note: z.string(),
  order: briefOrder.nullable(),
  /** Whether this call has counted it, or marked it as returned. */
  done: z.boolean(),
})
export type SettlementLine = z.output<typeof settlementLine>

export const previewSettlement = call(addresses.previewSettlement, {
  area: 'orders',
  summary: 'What each line of a courier’s settlement (CSV) is; changes nothing',
  bodyBytes: TABLE_BODY_BYTES,
  body: z.object({
    csv: tableText,
    /** The owner's meanings of unknown statuses. */
    meanings: z.record(z.string().max(LONGEST_STATUS), z.enum(courierMeanings)).optional(),
    /** Corrected columns; those that are left out are found. */
    columns: settlementColumns.partial().optional(),
  }),
  answer: z.object({ headings, columns: settlementColumns, lines: z.array(settlementLine) }),
})
export type SettlementPreview = z.output<(typeof previewSettlement)['answer']>

/** A line of a preview that is confirmed as what it was shown to be. */
const shownLine = z.object({
  line: z.number().int().min(1),
  /** Its order, and the version that the preview showed. */
  order: id,
  version: z.number().int(),
  trackingNumber: z.string().max(60).default(''),
  amount: rupees.min(0).nullable(),
  courierStatus: z.string().max(LONGEST_STATUS).default(''),
  verdict: z.enum(confirmable),
})
export type ShownLine = z.output<typeof shownLine>

export const settle = call(addresses.settle, {
  area: 'orders',
  summary: 'Settles lines of a settlement as its preview showed them; answers what happened',
  body: z.object({
    /** Named by the history. */
    fileName: z.string().max(500).default(''),
    /** The settlement that these lines go on with, as an earlier answer named it; absent, a new one. */
    settlement: z.uuid().optional(),
    /** One that would be judged otherwise by now, or whose order has changed, is left and says so. */
    rows: z
      .array(shownLine, { error: NO_ORDERS })
      .min(1, { error: NO_ORDERS })
      .max(MOST_AT_ONCE, { error: `Please send at most ${MOST_AT_ONCE} lines at once` }),
  }),
  answer: z.object({
    lines: z.array(settlementLine),
    /** What they are taken back by. */
    settlement: id,
  }),
})

/** An order of a settlement. */
const settledOrder = z.object({
  _id: id,
  /** Whether the settlement marked it as returned; otherwise it counted its cash. */
  isReturn: z.boolean(),
  totalPrice: rupees,
  /** The status that it had before, and goes back to. */
  before: z.enum(orderStatuses),
  orderStatus: z.enum(orderStatuses),
  /**
   * - `open`: as the settlement left it; only then it can be taken back
   * - `changed`: by a later step
   */
  state: z.enum(settledStates),
})

export const settlement = z.object({
  _id: id,
  fileName: z.string(),
  settledAt: moment,
  /** Until when it can be taken back. */
  until: moment,
  /** The admin's name; '' for one who is unknown. */
  by: z.string(),
  orders: z.array(settledOrder).readonly(),
})
export type Settlement = z.output<typeof settlement>

export const listSettlements = call(addresses.listSettlements, {
  area: 'orders',
  summary: 'The settlements of the last 24 hours with their orders, newest first',
  answer: z.object({ settlements: z.array(settlement) }),
})

export const takeBackSettlement = call(addresses.takeBackSettlement, {
  area: 'orders',
  summary:
    'Takes orders of a settlement back, each for itself, to the status and payment that it had before; one that has changed since stays',
  params: idParams,
  body: z.object({ ids: idsAtOnce }),
  answer: z.object({ results: z.array(bulkResult) }),
})
