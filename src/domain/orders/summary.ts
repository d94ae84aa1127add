import { brandBySlug, brands } from '#domain/catalogue/brands.ts'
import type { Paisa } from '#domain/money.ts'
import type { OrderStatus } from './status.ts'
import { orderStatuses, pendingStatuses } from './status-lists.ts'

/** Number and sum of a day's orders in one state. */
export interface OrderFigure {
  /** `2026-11-21`; null for orders before the displayed days. */
  readonly day: string | null
  readonly status: OrderStatus
  readonly isPaid: boolean
  readonly orders: number
  /** Sum of the orders' totals. */
  readonly total: Paisa
}

/** Sold pieces of one model, without cancelled orders. */
export interface SalesFigure {
  /** Slug of the brand. */
  readonly brand: string
  readonly deviceModel: string
  readonly quantity: number
  /** Price of the pieces together, without delivery. */
  readonly amount: Paisa
}

/** Number of device models in the dashboard's ranking. */
export const TOP_MODELS = 10
/** Number of orders in the dashboard's list of the newest. */
export const RECENT_ORDERS = 5
/** Number of days in the dashboard's chart, including today. */
export const SUMMARY_DAYS = 30

interface Revenue {
  /** Sum of all paid orders, including those cancelled afterwards (rule: revenue). */
  readonly revenue: Paisa
  /** Part of the revenue that belongs to cancelled orders: refund due. */
  readonly cancelledRevenue: Paisa
}

function isPending(status: OrderStatus): boolean {
  return pendingStatuses.some((pending) => pending === status)
}

/** Dashboard's figures over all orders (rule: revenue). */
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

/** Figures by day, including days without an order. */
export function sumDays(
  figures: readonly OrderFigure[],
  days: readonly string[],
): readonly (Revenue & { readonly date: string; readonly orders: number })[] {
  return days.map((date) => {
    const ofDay = figures.filter(({ day }) => day === date)
    return { date, orders: countOrders(ofDay), ...sumRevenue(ofDay) }
  })
}

/** Models with the most sold pieces, best first; ties by name (rule: owner-figures). */
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

/** Sales by brand, best first; ties in the order of the table of brands. */
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
