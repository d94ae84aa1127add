import { expect, test } from 'vitest'
import { courierNamed, couriers, trackingPageOf } from './couriers.ts'

test.each([
  ['TCS', 'TCS'],
  [' tcs ', 'TCS'],
  ['T.C.S.', 'TCS'],
  ['tcs express', 'TCS'],
  ['leopards  courier', 'Leopards'],
  ['M & P', 'M&P'],
  ['mnp', 'M&P'],
  ['postex', 'PostEx'],
  ['Post Ex', 'PostEx'],
  ['TRAX', 'Trax'],
  ['callcourier', 'Call Courier'],
  ['PAKISTAN POST', 'Pakistan Post'],
  ['Blue-EX', 'BlueEX'],
])('%j is recognized as %s', (typed, name) => {
  expect(courierNamed(typed)?.name).toBe(name)
})

test.each(['', ' ', 'My cousin', 'TCS or Leopards', 'constructor', 'تیز رفتار'])(
  '%j is unknown',
  (typed) => {
    expect(courierNamed(typed)).toBeNull()
    expect(trackingPageOf({ courier: typed, trackingNumber: '1' })).toBeNull()
  },
)

test('courier names are unique', () => {
  for (const { name, alsoCalled } of couriers) {
    for (const called of [name, ...alsoCalled]) expect(courierNamed(called)?.name).toBe(name)
  }
})

test.each([
  ['Trax', '202212345678', 'https://sonic.pk/tracking?tracking_number=202212345678'],
  ['trax', '20221-AB', 'https://sonic.pk/tracking?tracking_number=20221-AB'],
  ['PostEx', '17131490012345', 'https://postex.pk/tracking?cn=17131490012345'],
  ['Call Courier', '75', 'https://callcourier.com.pk/tracking/?tc=75'],
  // The page is not known to accept a number.
  ['TCS', '779412345678', 'https://www.tcsexpress.com/track/'],
  // Text without exactly one number is left out of the address.
  ['Trax', '', 'https://sonic.pk/tracking'],
  ['Trax', '2022 and 2023', 'https://sonic.pk/tracking'],
  ['Trax', '1&email=a@b.pk', 'https://sonic.pk/tracking'],
])('%s %j is tracked at %s', (courier, trackingNumber, page) => {
  expect(trackingPageOf({ courier, trackingNumber })).toBe(page)
})

test('every page has an https address', () => {
  for (const { trackingPage, trackingLink } of couriers) {
    for (const page of [trackingPage, trackingLink ?? trackingPage]) {
      expect(new URL(page).protocol).toBe('https:')
      expect(new URL(page).host).toBe(new URL(trackingPage).host)
    }
  }
})
