import { expect, test } from 'vitest'
import { parcelAfter, parcelTooSoon, parcelWords } from './parcel.ts'
import { otherCourier, parcelFields } from './parcel-fields.ts'

test.each([
  [{ courier: 'TCS', trackingNumber: '779412345678' }, 'TCS 779412345678'],
  [{ courier: 'TCS', trackingNumber: '' }, 'TCS'],
  [{ courier: '', trackingNumber: '779412345678' }, '779412345678'],
  [{ courier: '', trackingNumber: '' }, ''],
])('%j is written %j', (parcel, words) => {
  expect(parcelWords(parcel)).toBe(words)
})

test.each([
  [{ status: 'Shipped', courier: 'TCS', trackingNumber: '1' }, []],
  [{ status: 'Shipped' }, []],
  [{ status: 'Processing' }, []],
  [{ status: 'Processing', courier: 'TCS' }, ['courier']],
  [{ status: 'Delivered', trackingNumber: '1' }, ['trackingNumber']],
  [{ status: 'Cancelled', courier: '', trackingNumber: '' }, ['courier', 'trackingNumber']],
] as const)('of %j, %j is too early (rule: parcels)', (sent, fields) => {
  expect(parcelTooSoon(sent)).toEqual(fields)
})

const tcs = { courier: 'TCS', trackingNumber: '1' }
const unknown = { courier: '', trackingNumber: '' }

test.each([
  ['what is said', unknown, 'Shipped', tcs, tcs],
  [
    'what is said of one field',
    tcs,
    'Shipped',
    { trackingNumber: '2' },
    { ...tcs, trackingNumber: '2' },
  ],
  ['what is taken back', tcs, 'Shipped', unknown, unknown],
  ['what it was when it is delivered', tcs, 'Delivered', {}, tcs],
  ['what it was when it is cancelled', tcs, 'Cancelled', {}, tcs],
  ['nothing when it goes back to be packed', tcs, 'Processing', {}, unknown],
  ['nothing when it goes back to the beginning', tcs, 'Pending', {}, unknown],
] as const)('a parcel is %s (rule: parcels)', (_what, before, status, said, after) => {
  expect(parcelAfter(before, status, said)).toEqual(after)
})

test('each has at most 60 characters (rule: parcels)', () => {
  for (const field of [...Object.values(parcelFields), otherCourier]) {
    expect(field.read(` ${'x'.repeat(60)} `)).toEqual({ value: 'x'.repeat(60) })
    expect(field.read('x'.repeat(61))).toEqual({ mistake: 'Please use at most 60 characters' })
  }
})

test('each is reduced to one line', () => {
  for (const field of [...Object.values(parcelFields), otherCourier]) {
    expect(field.read('a\n  b\tc')).toEqual({ value: 'a b c' })
  }
})

test('the name of a known courier is normalized; another is kept', () => {
  for (const field of [parcelFields.courier, otherCourier]) {
    expect(field.read(' leopards  COURIER ')).toEqual({ value: 'Leopards' })
    expect(field.read('Daewoo Cargo')).toEqual({ value: 'Daewoo Cargo' })
  }
  expect(parcelFields.courier.read('  ')).toEqual({ value: '' })
  expect(otherCourier.read('  ')).toEqual({ mistake: 'Please enter the courier’s name' })
})
