import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import { bulkActions, MOST_AT_ONCE, MOST_CHOSEN } from '#domain/orders/bulk/bulk.ts'
import { courierMeanings, LONGEST_STATUS } from '#domain/orders/bulk/courier-statuses.ts'
import { confirmable, verdicts } from '#domain/orders/bulk/settlement.ts'
import { settledStates } from '#domain/orders/bulk/take-back.ts'
import { parcelFields } from '#domain/orders/parcels/parcel-fields.ts'
import { paymentMethods } from '#domain/orders/status.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { errorCodes } from './errors.ts'
import { field, filterQuery, id, idParams, moment, rupees } from './fields.ts'
import { order } from './orders.ts'
import { columnPlace, TABLE_BODY_BYTES, tableText } from './tables.ts'

const NO_ORDERS = 'Please choose at least one order'

const PLATE_SIZE = 'Please enter the plate in millimetres: 50 to 3,000, with a gap up to 50'

/** Orders of one call, without duplicates. */
const idsAtOnce = z
  .array(id, { error: NO_ORDERS })
  .min(1, { error: NO_ORDERS })
  .max(MOST_AT_ONCE, { error: `Please send at most ${MOST_AT_ONCE} orders at once` })
  .transform((ids) => [...new Set(ids)])

/** Result of one of many orders. */
export const bulkResult = z.object({
  _id: id,
  /** Whether it is in the requested state, even if it was before. */
  ok: z.boolean(),
  /** Reason of a refusal, or that no change was necessary; '' for success. */
  message: z.string(),
  /** Stable code of the reason; absent for success. */
  code: z.enum([...errorCodes, 'NAME_NEEDED']).optional(),
})
export type BulkResult = z.output<typeof bulkResult>

export const bulkOrders = call('orders', addresses.bulkOrders, {
  summary: 'Does the same to many orders, each for itself; answers what became of each',
  body: z.object({
    ids: idsAtOnce,
    action: z.enum(bulkActions, { error: 'Please choose what to do' }),
    /** Parcels for `ship`, by the order’s id: courier and number. */
    parcels: z
      .record(
        z.string(),
        z.object({
          courier: field(parcelFields.courier).optional(),
          trackingNumber: field(parcelFields.trackingNumber).optional(),
          /** Version of a preview; an order changed since is refused (rule: concurrent-edit). */
          version: z.number().int().optional(),
        }),
      )
      .optional(),
    /** Orders that `ship` accepts nameless; others get `NAME_NEEDED` (rule: name-to-print). */
    withoutName: z.array(id).max(MOST_AT_ONCE).default([]),
  }),
  answer: z.object({ results: z.array(bulkResult) }),
})

export const listOrderIds = call('orders', addresses.listOrderIds, {
  summary: `The ids of the filtered orders, newest first, at most ${MOST_CHOSEN}`,
  query: z.object(filterQuery('orders')),
  answer: z.object({ ids: z.array(id), total: z.number() }),
})

export const listNamedOrders = call('orders', addresses.listNamedOrders, {
  summary: 'The orders with these ids, in their order; those that don’t exist are left out',
  body: z.object({ ids: idsAtOnce }),
  answer: z.object({ orders: z.array(order) }),
})

/** Millimetres of a plate. */
const millimetres = z.number({ error: PLATE_SIZE }).min(50, PLATE_SIZE).max(3_000, PLATE_SIZE)

export const printOrders = call('orders', addresses.printOrders, {
  summary:
    'Print files of drawn cases: a PDF (or SVG) of one line, a ZIP of all, or a PDF of plates',
  body: z.object({
    ids: idsAtOnce,
    /** Position of one line in its order, from 1. */
    line: z.number().int().min(1).optional(),
    format: z.enum(['pdf', 'svg']).optional(),
    /** Size of the plate on which all pieces are placed, and the distance between them. */
    plate: z
      .object({
        width: millimetres,
        height: millimetres,
        gap: z.number({ error: PLATE_SIZE }).min(0, PLATE_SIZE).max(50, PLATE_SIZE),
      })
      .optional(),
  }),
  answer: z.string(),
})

/** Order in a long table. */
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

export const parcelOrder = briefOrder.extend({
  /** Number that the courier calls; '' for none. */
  phone: z.string(),
  /** Whether it waits for a name to print (rule: name-to-print). */
  needsName: z.boolean(),
  /** Language of the customer, if it is not English (rule: letters-by-language). */
  language: z.enum(languages).optional(),
})
export type ParcelOrder = z.output<typeof parcelOrder>
export type BriefOrder = z.output<typeof briefOrder>

/** Label of each column of a table, so that the owner can correct its meaning. */
const headings = z.array(z.string())

const parcelColumns = z.object({ order: columnPlace, phone: columnPlace, number: columnPlace })
const settlementColumns = z.object({
  order: columnPlace,
  status: columnPlace,
  number: columnPlace,
  amount: columnPlace,
})

export const matchParcels = call('orders', addresses.matchParcels, {
  summary: 'Whose parcels pasted lines or a courier’s table are about; changes nothing',
  bodyBytes: TABLE_BODY_BYTES,
  body: z.object({
    text: tableText.optional(),
    /** Corrected columns; omitted ones are detected. */
    columns: parcelColumns.partial().optional(),
    /** Ids to match only; by default all orders that are not delivered or cancelled. */
    ids: z.array(id).max(MOST_CHOSEN).optional(),
  }),
  answer: z.object({
    headings,
    columns: parcelColumns,
    lines: z.array(
      z.object({
        /** Line number in the file, from 1. */
        line: z.number().int(),
        /** Text of the cell, for lines that match no order. */
        typed: z.string(),
        trackingNumber: z.string(),
        /** Mistake in the line itself; '' for none. */
        note: z.string(),
        /** Matching orders: a single one is the line's; among several the owner chooses. */
        orders: z.array(parcelOrder),
      }),
    ),
    /** Orders of `ids` without a line. */
    others: z.array(parcelOrder),
  }),
})
export type MatchedParcels = z.output<(typeof matchParcels)['answer']>

/** Line of a settlement with its order's present state. */
const settlementLine = z.object({
  line: z.number().int(),
  trackingNumber: z.string(),
  /** Short id of an order that the line names; '' without one. */
  shortId: z.string(),
  /** Null when it is unreadable. */
  amount: rupees.nullable(),
  /** Text of the status column; '' without one. */
  courierStatus: z.string(),
  verdict: z.enum(verdicts),
  note: z.string(),
  order: briefOrder.nullable(),
  /** Whether this call has counted it, or marked it as returned. */
  done: z.boolean(),
})
export type SettlementLine = z.output<typeof settlementLine>

export const previewSettlement = call('orders', addresses.previewSettlement, {
  summary: 'What each line of a courier’s settlement (CSV) is; changes nothing',
  bodyBytes: TABLE_BODY_BYTES,
  body: z.object({
    csv: tableText,
    /** Owner's interpretation of unknown statuses. */
    meanings: z.record(z.string().max(LONGEST_STATUS), z.enum(courierMeanings)).optional(),
    /** Corrected columns; omitted ones are detected. */
    columns: settlementColumns.partial().optional(),
  }),
  answer: z.object({
    headings,
    columns: settlementColumns,
    /** Columns of which one may have the statuses; until it is chosen no line can be confirmed. */
    statusColumns: z.array(z.number().int()),
    lines: z.array(settlementLine),
  }),
})
export type SettlementPreview = z.output<(typeof previewSettlement)['answer']>

/** Confirmed line of a preview, with the content that was shown. */
const shownLine = z.object({
  line: z.number().int().min(1),
  /** Order of the line, and the version that the preview showed. */
  order: id,
  version: z.number().int(),
  trackingNumber: z.string().max(60).transform(withoutInvisible).default(''),
  shortId: z.string().max(8).transform(withoutInvisible).default(''),
  amount: rupees.min(0).nullable(),
  courierStatus: z.string().max(LONGEST_STATUS).default(''),
  verdict: z.enum(confirmable),
})
export type ShownLine = z.output<typeof shownLine>

export const settle = call('orders', addresses.settle, {
  summary: 'Settles lines of a settlement as its preview showed them; answers what happened',
  body: z.object({
    /** Recorded in the history. */
    fileName: z.string().max(500).default(''),
    /** Id of the settlement to continue, from an earlier answer; if absent, a new one begins. */
    settlement: z.uuid().optional(),
    /** A line whose verdict or order has changed since the preview is skipped, with the reason. */
    rows: z
      .array(shownLine, { error: NO_ORDERS })
      .min(1, { error: NO_ORDERS })
      .max(MOST_AT_ONCE, { error: `Please send at most ${MOST_AT_ONCE} lines at once` }),
  }),
  answer: z.object({
    lines: z.array(settlementLine),
    /** Id for taking the settlement back. */
    settlement: id,
  }),
})

const settledOrder = z.object({
  _id: id,
  /** Whether the settlement marked the order as returned; otherwise it counted the cash. */
  isReturn: z.boolean(),
  totalPrice: rupees,
  /** Status before the settlement, restored when the settlement is taken back. */
  before: z.enum(orderStatuses),
  orderStatus: z.enum(orderStatuses),
  /**
   * - `open`: unchanged since the settlement; only an open order can be taken back
   * - `changed`: changed by a later step
   */
  state: z.enum(settledStates),
})

export const settlement = z.object({
  _id: id,
  fileName: z.string(),
  settledAt: moment,
  /** Deadline for taking it back. */
  until: moment,
  /** Name of the admin; '' when unknown. */
  by: z.string(),
  orders: z.array(settledOrder).readonly(),
})
export type Settlement = z.output<typeof settlement>

export const listSettlements = call('orders', addresses.listSettlements, {
  summary: 'The settlements of the last 24 hours with their orders, newest first',
  answer: z.object({ settlements: z.array(settlement) }),
})

export const takeBackSettlement = call('orders', addresses.takeBackSettlement, {
  summary:
    'Takes orders of a settlement back, each for itself, to the status and payment that it had before; one that has changed since stays',
  params: idParams,
  body: z.object({ ids: idsAtOnce }),
  answer: z.object({ results: z.array(bulkResult) }),
})
