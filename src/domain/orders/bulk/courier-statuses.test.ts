import { expect, test } from 'vitest'
import table from './courier-statuses.json' with { type: 'json' }
import { courierMeanings, knownMeaning, meaningOf, statusKey } from './courier-statuses.ts'

test.each([
  ['Delivered', 'delivered'],
  [' DELIVERED. ', 'delivered'],
  ['Delivered 12-Nov-2026', 'delivered'],
  ['Returned', 'returned'],
  ['RETURN TO SHIPPER', 'returned'],
  ['Delivered to Shipper', 'returned'],
  ['rto', 'returned'],
  ['Refused', 'returned'],
  ['واپس', 'returned'],
  ['واپس كر ديا گيا', 'returned'],
  ['ڈیلیور ہو گیا', 'delivered'],
  ['In transit', 'in-transit'],
  ['in-transit', 'in-transit'],
  ['Not delivered', 'in-transit'],
  ['راستے میں', 'in-transit'],
  // As the couriers' public clients have them.
  ['Being Return', 'returned'],
  ['Ready for Return', 'returned'],
  ['Out For Return', 'returned'],
  ['Return - Confirm', 'returned'],
  ['Return - Delivered to Shipper', 'returned'],
  ['Return - Confirmation Pending', 'in-transit'],
  ['Shipment - Delivered', 'delivered'],
  ['Shipment - Delivery Unsuccessful', 'in-transit'],
  ['PostEx WareHouse', 'in-transit'],
  ['En-Route to {14} warehouse', 'in-transit'],
  ["At Merchant's Warehouse", 'in-transit'],
  ['Delivery Under Review', 'in-transit'],
  ['Arrived at TCS Facility', 'in-transit'],
  ['Delivered?? ask Ali', null],
  ['Paid', null],
  ['Lost', null],
  ['constructor', null],
  ['', null],
] as const)('%j means %j (rule: settlements)', (status, meaning) => {
  expect(knownMeaning(status)).toBe(meaning)
})

test('the table has every meaning, and each status once', () => {
  expect(Object.keys(table)).toEqual(courierMeanings)
  const keys = courierMeanings.flatMap((meaning) => table[meaning].map(statusKey))
  expect(keys.filter((key, index) => key === '' || keys.indexOf(key) !== index)).toEqual([])
})

test('the admin’s meaning of a status applies to all its spellings, and never overrides the table', () => {
  const given = { [statusKey('Hand over')]: 'delivered', returned: 'delivered' } as const
  expect(meaningOf('HAND-OVER', given)).toBe('delivered')
  expect(meaningOf('Returned', given)).toBe('returned')
  expect(meaningOf('toString', given)).toBeNull()
})

test('a numeric status is kept', () => {
  expect(statusKey('01')).toBe('01')
})
