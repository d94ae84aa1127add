import { describe, expect, test } from 'vitest'
import { type ExportedOrder, exportColumns, exportFileName } from './export-columns.ts'
import { orderStatuses } from './status-lists.ts'

const order: ExportedOrder = {
  id: '0f8fad5b-d9cb-469f-a165-7086712e4567',
  orderStatus: 'Delivered',
  paymentMethod: 'COD',
  isPaid: true,
  isDelivered: true,
  createdAt: new Date('2026-11-20T19:30:00Z'),
  paidAt: new Date('2026-11-21T09:00:00Z'),
  deliveredAt: new Date('2026-11-21T09:00:01Z'),
  name: 'بلال احمد',
  email: 'bilal@example.com',
  phone: '+923001234567',
  address: 'House 7, Street 12',
  city: 'Faisalabad',
  postalCode: '38000',
  items: [
    { name: 'Truck Art', deviceModel: 'iPhone 15', customName: 'Ayesha', quantity: 2 },
    { name: 'Clear Case', deviceModel: 'Galaxy S25', customName: '', quantity: 1 },
    { name: 'Truck Art', deviceModel: 'iPhone 15', customName: 'عائشہ ♥', quantity: 1 },
  ],
  itemsPrice: 2700_00,
  shippingPrice: 0,
  taxPrice: 0,
  total: 2700_50,
  note: 'TID 4711',
  courier: 'TCS',
  trackingNumber: '779412345678',
}

function lineOf(changes: Partial<ExportedOrder> = {}) {
  const exported = { ...order, ...changes }
  return Object.fromEntries(exportColumns.map(({ name, cell }) => [name, cell(exported)]))
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
      Customer: 'بلال احمد',
      'E-mail': 'bilal@example.com',
      Phone: '0300 1234567',
      Address: 'House 7, Street 12',
      City: 'Faisalabad',
      'Postal code': '38000',
      Items: '2 × Truck Art (iPhone 15); 1 × Clear Case (Galaxy S25); 1 × Truck Art (iPhone 15)',
      Names: '2 × Ayesha; 1 × عائشہ ♥',
      Pieces: 4,
      'Items total (Rs.)': 2700,
      'Shipping (Rs.)': 0,
      'Tax (Rs.)': 0,
      'Total (Rs.)': 2700.5,
      'Refund due (Rs.)': 0,
      'Payment note': 'TID 4711',
      Courier: 'TCS',
      'Tracking number': '7794 1234 5678',
    })
  })

  test('has empty cells for missing events', () => {
    const open = { orderStatus: 'Pending', isPaid: false, isDelivered: false } as const
    expect(lineOf({ ...open, paidAt: null, deliveredAt: null, phone: '' })).toMatchObject({
      Paid: 'no',
      'Paid at': '',
      Delivered: 'no',
      'Delivered at': '',
      Phone: '',
    })
  })

  test('has the refund of an order cancelled after its payment (rule: refund-due)', () => {
    expect(lineOf({ orderStatus: 'Cancelled' })['Refund due (Rs.)']).toBe(2700.5)
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
