import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { itemRow, orderRow } from '#testing/order-row.ts'
import type { OrderRow } from '../rows.ts'
import { exportColumns, exportFileName } from './export-columns.ts'

const order: OrderRow = {
  ...orderRow,
  id: '0f8fad5b-d9cb-469f-a165-7086712e4567',
  status: 'Delivered',
  created_at: new Date('2026-11-20T19:30:00Z'),
  paid_at: new Date('2026-11-21T09:00:00Z'),
  delivered_at: new Date('2026-11-21T09:00:01Z'),
  items: [
    { ...itemRow, custom_name: 'Ayesha' },
    { ...itemRow, name: 'Clear Case', device_model: 'Galaxy S25', quantity: 1 },
    { ...itemRow, custom_name: 'عائشہ ♥', quantity: 1 },
  ],
  total_price: 2160_50,
  verification_note: 'TID 4711',
  courier: 'TCS',
  tracking_number: '779412345678',
}

function lineOf(changes: Partial<OrderRow> = {}) {
  const row = { ...order, ...changes }
  return Object.fromEntries(exportColumns.map(({ name, cell }) => [name, cell(row)]))
}

describe('a line of the export', () => {
  test('contains the whole order', () => {
    expect(lineOf()).toEqual({
      Order: '#712E4567',
      'Order id': '0f8fad5b-d9cb-469f-a165-7086712e4567',
      Placed: '2026-11-21 00:30:00',
      Status: 'Delivered',
      'Payment method': 'Cash on Delivery',
      Paid: 'yes',
      'Paid at': '2026-11-21 14:00:00',
      Delivered: 'yes',
      'Delivered at': '2026-11-21 14:00:01',
      Customer: 'Zainab Malik',
      'E-mail': 'zainab@example.com',
      Phone: '0302 5550123',
      Address: 'House 7, Street 12',
      City: 'Faisalabad',
      'Postal code': '38000',
      Items: '2 × Truck Art (iPhone 15); 1 × Clear Case (Galaxy S25); 1 × Truck Art (iPhone 15)',
      Names: '2 × Ayesha; 1 × عائشہ ♥',
      Pieces: 4,
      'Items total (Rs.)': 2160,
      'Shipping (Rs.)': 0,
      'Tax (Rs.)': 0,
      'Total (Rs.)': 2160.5,
      'Refund due (Rs.)': 0,
      'Payment note': 'TID 4711',
      Courier: 'TCS',
      'Tracking number': '7794 1234 5678',
    })
  })

  test('has empty cells for missing events', () => {
    const open = { status: 'Pending', paid_at: null, delivered_at: null } as const
    expect(lineOf({ ...open, customer_phone: '' })).toMatchObject({
      Paid: 'no',
      'Paid at': '',
      Delivered: 'no',
      'Delivered at': '',
      Phone: '',
    })
  })

  test('has the refund of an order cancelled after its payment (rule: refund-due)', () => {
    expect(lineOf({ status: 'Cancelled' })['Refund due (Rs.)']).toBe(2160.5)
  })
})

test('column names are unique', () => {
  const names = exportColumns.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe('the file name', () => {
  const now = new Date('2026-11-20T19:30:00Z')

  test('has the day in Pakistan, and the status if one is selected', () => {
    expect(exportFileName(null, now)).toBe('orders-2026-11-21.csv')
    expect(exportFileName('Payment Pending', now)).toBe('orders-payment-pending-2026-11-21.csv')
  })

  test('contains plain letters, for any status', () => {
    for (const status of [...orderStatuses, '"; filename="x.exe', '../../etc']) {
      expect(exportFileName(status, now)).toMatch(/^orders-[a-z-]+-2026-11-21\.csv$/)
    }
  })
})
