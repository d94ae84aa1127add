import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { inPageLanguage, translatedRefusal } from './refusal-sentences.ts'

const refused = (message: string) => translatedRefusal({ code: 'UNAVAILABLE', message }).message

test('a sentence of the server is translated into Urdu', () => {
  expect(refused('The shop is briefly unavailable. Please try again in a few seconds.')).toBe(
    'ویب سائٹ تھوڑی دیر کے لیے بند ہے۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  )
})

test('an unknown sentence is replaced by that of its code, and unchanged without a code', () => {
  const { message } = translatedRefusal({ code: 'CART_FULL', message: 'No room for 51 lines.' })
  expect(message).toBe('آپ کا کارٹ بھر گیا ہے۔')
  expect(translatedRefusal({ message: 'Odd.' })).toEqual({ message: 'Odd.' })
})

test('known sentences of fields are translated, too', () => {
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

test('a case that is no longer sold is named with its model', () => {
  const message =
    'Peacock Case for iPhone 15 is no longer available. Please remove it from your cart.'
  expect(translatedRefusal({ code: 'ITEM_UNAVAILABLE', message }).message).toBe(
    '\u2068Peacock Case\u2069 اب \u2068iPhone 15\u2069 کے لیے دستیاب نہیں۔ اسے کارٹ سے ہٹا دیں۔',
  )
})

test('a status in a sentence of the server is translated, too', () => {
  const message = 'This order was changed by someone else: it is now Shipped. Refresh.'
  expect(translatedRefusal({ code: 'CONFLICT', message }).message).toContain(
    'اسٹیٹس: \u2068روانہ ہو گیا\u2069۔',
  )
})

const tables = resolve(import.meta.dirname, '../../../messages')
const registered = [
  ...readFileSync(join(import.meta.dirname, 'refusal-sentences.ts'), 'utf8').matchAll(
    /#messages\/sentences\/([\w-]+)\.ts/g,
  ),
].map(([, name = '']) => name)

test('the page has the tables of refusals', () => {
  const files = readdirSync(tables).filter((file) => /^refusals.*\.csv$/.test(file))
  expect(registered).toEqual(expect.arrayContaining(files.map((file) => file.slice(0, -4))))
})

test('the refusals of an order are in Urdu at their fields', () => {
  const fields = [
    {
      field: 'guestInfo.name',
      message: 'Please provide your name, email address, and phone number',
    },
    { field: 'shippingAddress.address', message: 'Please use at most 300 characters' },
    { field: 'shippingAddress.country', message: 'We deliver within Pakistan only' },
    { field: 'phone', message: 'Please enter a delivery phone number' },
  ]
  const told = translatedRefusal({
    code: 'INVALID_INPUT',
    message: fields[0]?.message ?? '',
    fields,
  })
  expect(told).toEqual({
    code: 'INVALID_INPUT',
    message: 'اپنا نام، ای میل اور فون نمبر لکھیں',
    fields: [
      { field: 'guestInfo.name', message: 'اپنا نام، ای میل اور فون نمبر لکھیں' },
      {
        field: 'shippingAddress.address',
        message: 'زیادہ سے زیادہ \u2068300\u2069 حروف لکھیں',
      },
      { field: 'shippingAddress.country', message: 'ہم صرف پاکستان میں ڈیلیوری کرتے ہیں' },
      { field: 'phone', message: 'ڈیلیوری کے لیے فون نمبر لکھیں' },
    ],
  })
})

describe('every sentence that the server may send has its own translation', () => {
  const rows = registered.flatMap((table) =>
    parse<Record<'english' | 'urdu', string>>(readFileSync(join(tables, `${table}.csv`), 'utf8'), {
      columns: true,
    })
      .filter(({ english }) => !english.includes('{'))
      .map(({ english, urdu }) => [table, english, urdu] as const),
  )

  test.each(rows)('%s: %s', (_table, english, urdu) => {
    expect(inPageLanguage(english)).toBe(urdu)
  })

  test.each([
    [
      'Your cart holds 50 different cases already. Please remove one first.',
      'آپ کے کارٹ میں پہلے سے \u206850\u2069 مختلف کیس ہیں۔ پہلے ایک ہٹائیں۔',
    ],
    [
      'Please use up to 14 letters, digits or spaces',
      'زیادہ سے زیادہ \u206814\u2069 حروف، ہندسے یا اسپیس لکھیں',
    ],
    [
      'There is no room for more pictures: all 2,000 MB are taken. Please ask whoever runs the shop.',
      'مزید تصویروں کی جگہ نہیں: پورے \u20682,000\u2069 ایم بی بھر گئے۔ دکان والوں سے پوچھیں۔',
    ],
  ])('%s', (english, urdu) => {
    expect(inPageLanguage(english)).toBe(urdu)
  })
})
