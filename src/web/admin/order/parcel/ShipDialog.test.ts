import { expect, test } from 'vitest'
import { OTHER, parcelOf, parcelRules, typedParcel } from './ShipDialog.tsx'

const tcs = { choice: 'TCS', courier: '' }
const daewoo = { choice: OTHER, courier: 'Daewoo Cargo' }
const none = { choice: '', courier: '' }

test.each([
  ['no parcel and no last courier', '', '', null, none],
  ['the last courier of the device', '', '', 'TCS', tcs],
  ['a last courier outside of the table', '', '', 'Daewoo Cargo', daewoo],
  ['a courier of the order', 'Trax', '1', 'TCS', { choice: 'Trax', courier: '' }],
  ['a courier in another spelling', 'tcs', '1', null, tcs],
  ['a courier of the order outside of the table', 'Daewoo Cargo', '', 'TCS', daewoo],
  // A number without a courier was entered on purpose.
  ['a tracking number alone', '', '1', 'TCS', none],
])('%s', (_case, courier, trackingNumber, last, expected) => {
  expect(typedParcel({ courier, trackingNumber }, last)).toEqual({ ...expected, trackingNumber })
})

test.each([tcs, daewoo, none])('%j is sent unchanged', (expected) => {
  const typed = { ...expected, trackingNumber: '1' }
  expect(typedParcel(parcelOf(typed), null)).toEqual(typed)
})

test('the courier’s name is required only for another courier', () => {
  const typed = { trackingNumber: '', courier: '' }
  expect(parcelRules({ ...typed, choice: OTHER }).courier).toBeDefined()
  expect(parcelRules({ ...typed, choice: 'TCS' }).courier).toBeUndefined()
})
