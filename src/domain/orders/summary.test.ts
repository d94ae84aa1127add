import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { orderStatuses } from './status-lists.ts'
import {
  brandShares,
  type OrderFigure,
  type SalesFigure,
  sumDays,
  sumOrders,
  topModels,
} from './summary.ts'

const figure = (changes: Partial<OrderFigure>): OrderFigure => ({
  day: null,
  status: 'Pending',
  isPaid: false,
  orders: 1,
  total: 1150_00,
  ...changes,
})
const sold = (deviceModel: string, quantity: number, brand = 'iphone'): SalesFigure => ({
  brand,
  deviceModel,
  quantity,
  amount: quantity * 900_00,
})

describe('orders', () => {
  test('count as pending in Pending and Payment Pending only', () => {
    const one = orderStatuses.map((status) => figure({ status }))
    expect(sumOrders(one).pendingOrders).toBe(2)
    expect(sumOrders(one.slice(2)).pendingOrders).toBe(0)
  })

  test('count as revenue when paid, cancelled or not; the cancelled part is reported (rule: revenue)', () => {
    const { revenue, cancelledRevenue } = sumOrders([
      figure({ status: 'Delivered', isPaid: true, total: 5 }),
      figure({ status: 'Cancelled', isPaid: true, total: 7 }),
      figure({ status: 'Cancelled', total: 11 }),
      figure({ status: 'Delivered', total: 13 }),
    ])
    expect({ revenue, cancelledRevenue }).toEqual({ revenue: 12, cancelledRevenue: 7 })
  })

  test('have a sum on each day, also without orders; older ones are in no day', () => {
    const figures = [
      figure({ orders: 9, isPaid: true }),
      figure({ day: '2026-11-20', orders: 2, isPaid: true, total: 3 }),
      figure({ day: '2026-11-20', status: 'Cancelled', isPaid: true, total: 4 }),
    ]
    expect(sumDays(figures, ['2026-11-20', '2026-11-21'])).toEqual([
      { date: '2026-11-20', orders: 3, revenue: 7, cancelledRevenue: 4 },
      { date: '2026-11-21', orders: 0, revenue: 0, cancelledRevenue: 0 },
    ])
  })
})

describe('sales', () => {
  test('rank ten models, most pieces first, ties by name', () => {
    const models = [...'KJIHGFEDCBA'].map((name) => sold(name, name === 'K' ? 2 : 1))
    expect(
      topModels(models)
        .map(({ model }) => model)
        .join(''),
    ).toBe('KABCDEFGHI')
  })

  test('sum a model of two brands, and omit one without pieces', () => {
    const sales = [sold('Pro', 1), sold('Pro', 2, 'vivo'), sold('Air', 0)]
    expect(topModels(sales)).toEqual([{ model: 'Pro', quantity: 3 }])
  })

  test('have a share for every brand, best seller first, ties in the order of every screen', () => {
    const shares = brandShares([sold('Galaxy S25', 2, 'samsung'), sold('Galaxy S24', 1, 'samsung')])
    expect(shares[0]).toEqual({ brand: 'Samsung Galaxy', quantity: 3, amount: 2700_00 })
    expect(shares.slice(1).map(({ brand }) => brand)).toEqual(
      brands.map(({ displayName }) => displayName).filter((name) => name !== 'Samsung Galaxy'),
    )
  })
})
