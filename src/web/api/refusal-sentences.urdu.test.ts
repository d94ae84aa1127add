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
