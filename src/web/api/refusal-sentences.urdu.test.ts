import { expect, test } from 'vitest'
import { translatedRefusal } from './refusal-sentences.ts'

const refused = (message: string) => translatedRefusal({ code: 'UNAVAILABLE', message }).message

test('a sentence of the server is said in Urdu', () => {
  expect(refused('The shop is briefly unavailable. Please try again in a few seconds.')).toBe(
    'دکان تھوڑی دیر کے لیے دستیاب نہیں۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  )
})

test('an unknown sentence is what its code says, and without a code as the server wrote it', () => {
  const { message } = translatedRefusal({ code: 'CART_FULL', message: 'No room for 51 lines.' })
  expect(message).toBe('آپ کا کارٹ بھر گیا ہے۔')
  expect(translatedRefusal({ message: 'Odd.' })).toEqual({ message: 'Odd.' })
})

test('the sentences of fields are translated, too, where they are known', () => {
  const fields = [
    { field: 'paymentMethod', message: 'Cash on Delivery' },
    { field: 'password', message: 'Password must be at least 6 characters' },
    { field: 'note', message: 'Odd.' },
  ]
  expect(translatedRefusal({ code: 'INVALID_INPUT', message: '', fields }).fields).toEqual([
    { field: 'paymentMethod', message: 'کیش آن ڈیلیوری' },
    { field: 'password', message: 'پاس ورڈ میں کم از کم \u20686\u2069 حروف یا ہندسے ہوں' },
    { field: 'note', message: 'Odd.' },
  ])
})

test('a case that is gone is named with its model', () => {
  const message =
    'Peacock Case for iPhone 15 is no longer available. Please remove it from your cart.'
  expect(translatedRefusal({ code: 'ITEM_UNAVAILABLE', message }).message).toBe(
    '\u2068Peacock Case\u2069 اب \u2068iPhone 15\u2069 کے لیے دستیاب نہیں۔ اسے کارٹ سے ہٹا دیں۔',
  )
})

test('a status in a sentence of the server is translated, too', () => {
  const message = 'This order was changed by someone else: it is now Shipped. Refresh.'
  expect(translatedRefusal({ code: 'CONFLICT', message }).message).toContain(
    'اسٹیٹس \u2068روانہ\u2069 ہے',
  )
})
