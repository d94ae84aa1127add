import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import type { Paisa } from '#domain/money.ts'
import type { OrderStatus } from './status.ts'
import { orderStatuses, pendingStatuses } from './status-lists.ts'

/** How many orders of a day are in one state, and what they come to. */
export interface OrderFigure {
  /** `2026-11-21`; null for orders before the days that are shown. */
  readonly day: string | null
  readonly status: OrderStatus
  readonly isPaid: boolean
  readonly orders: number
  /** Sum of the orders' totals. */
  readonly total: Paisa
}

/** Pieces of one model that were sold, in orders that are not cancelled. */
export interface SalesFigure {
  /** Slug. */
  readonly brand: string
  readonly deviceModel: string
  readonly quantity: number
  /** Price of the pieces together, without delivery. */
  readonly amount: Paisa
}

/** Device models in the dashboard's ranking. */
export const TOP_MODELS = 10
/** Orders in the dashboard's list of the newest. */
export const RECENT_ORDERS = 5
/** Days in the dashboard's chart, today among them. */
export const SUMMARY_DAYS = 30

interface Revenue {
  /** Everything paid, as specified: also what was cancelled afterwards (rule: revenue). */
  readonly revenue: Paisa
  /** The part of it that belongs to cancelled orders: refund due. */
  readonly cancelledRevenue: Paisa
}

function isPending(status: OrderStatus): boolean {
  return pendingStatuses.some((pending) => pending === status)
}

/** The dashboard's figures over all orders (rule: revenue). */
export function sumOrders(figures: readonly OrderFigure[]): Revenue & {
  readonly orders: number
  readonly pendingOrders: number
  readonly statusCounts: Readonly<Record<OrderStatus, number>>
} {
  const statusCounts = Object.fromEntries(
    orderStatuses.map((status) => [
      status,
      countOrders(figures.filter((figure) => figure.status === status)),
    ]),
  ) as Record<OrderStatus, number>
  return {
    orders: countOrders(figures),
    pendingOrders: countOrders(figures.filter(({ status }) => isPending(status))),
    ...sumRevenue(figures),
    statusCounts,
  }
}

/** Figures by day, also of days without an order. */
export function sumDays(
  figures: readonly OrderFigure[],
  days: readonly string[],
): readonly (Revenue & { readonly date: string; readonly orders: number })[] {
  return days.map((date) => {
    const ofDay = figures.filter(({ day }) => day === date)
    return { date, orders: countOrders(ofDay), ...sumRevenue(ofDay) }
  })
}

/** The models that sold most pieces, best first; of equals, by name (rule: owner-figures). */
export function topModels(
  sales: readonly SalesFigure[],
): readonly { readonly model: string; readonly quantity: number }[] {
  const quantities = new Map<string, number>()
  for (const { deviceModel, quantity } of sales) {
    quantities.set(deviceModel, (quantities.get(deviceModel) ?? 0) + quantity)
  }
  return [...quantities]
    .map(([model, quantity]) => ({ model, quantity }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => b.quantity - a.quantity || a.model.localeCompare(b.model, 'en'))
    .slice(0, TOP_MODELS)
}

/** Sales by brand, best first; equals in the order of the table of brands. */
export function brandShares(
  sales: readonly SalesFigure[],
): readonly { readonly brand: string; readonly quantity: number; readonly amount: Paisa }[] {
  const slugs = new Set([...brands.map(({ slug }) => slug), ...sales.map(({ brand }) => brand)])
  return [...slugs]
    .map((slug) => {
      const ofBrand = sales.filter(({ brand }) => brand === slug)
      return {
        brand: brandBySlug(slug)?.displayName ?? slug,
        quantity: sum(ofBrand.map(({ quantity }) => quantity)),
        amount: sum(ofBrand.map(({ amount }) => amount)),
      }
    })
    .sort((a, b) => b.quantity - a.quantity)
}

function countOrders(figures: readonly OrderFigure[]): number {
  return sum(figures.map(({ orders }) => orders))
}

function sumRevenue(figures: readonly OrderFigure[]): Revenue {
  const paid = figures.filter(({ isPaid }) => isPaid)
  const cancelled = paid.filter(({ status }) => status === 'Cancelled')
  return {
    revenue: sum(paid.map(({ total }) => total)),
    cancelledRevenue: sum(cancelled.map(({ total }) => total)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
