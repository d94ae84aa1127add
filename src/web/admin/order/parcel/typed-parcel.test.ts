import { expect, test } from 'vitest'
import { OTHER, parcelOf, parcelRules, typedParcel } from './typed-parcel.ts'

const tcs = { choice: 'TCS', courier: '' }
const daewoo = { choice: OTHER, courier: 'Daewoo Cargo' }
const none = { choice: '', courier: '' }

test.each([
  ['nothing is known', '', '', null, none],
  ['the device knows the last courier', '', '', 'TCS', tcs],
  ['the last courier is none of the table', '', '', 'Daewoo Cargo', daewoo],
  ['the order has a courier', 'Trax', '1', 'TCS', { choice: 'Trax', courier: '' }],
  ['the order has one that was written otherwise', 'tcs', '1', null, tcs],
  ['the order has another courier', 'Daewoo Cargo', '', 'TCS', daewoo],
  // A number without a courier was entered on purpose.
  ['the order has a number alone', '', '1', 'TCS', none],
])('%s', (_case, courier, trackingNumber, last, shown) => {
  expect(typedParcel({ courier, trackingNumber }, last)).toEqual({ ...shown, trackingNumber })
})

test.each([tcs, daewoo, none])('%j is sent as it was known', (shown) => {
  const typed = { ...shown, trackingNumber: '1' }
  expect(typedParcel(parcelOf(typed), null)).toEqual(typed)
})

test('a name is asked for where the courier is another one', () => {
  const typed = { trackingNumber: '', courier: '' }
  expect(parcelRules({ ...typed, choice: OTHER }).courier).toBeDefined()
  expect(parcelRules({ ...typed, choice: 'TCS' }).courier).toBeUndefined()
})
