import { describe, expect, test } from 'vitest'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { CartLine } from '#domain/contract/cart.ts'
import { placeOrderData } from '#domain/contract/orders.ts'
import { mistakesIn } from '#domain/forms/rules.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import type { LineState } from '#web/shop/cart/my-cart.ts'
import {
  type CheckoutEntries,
  carriedOver,
  emptyDraft,
  emptyEntries,
  readCheckoutDraft,
} from './checkout-draft.ts'
import {
  aboveTheForm,
  type CustomerKind,
  mistakesOfServer,
  orderDataOf,
  rulesFor,
} from './checkout-form.ts'

const line: CartLine = {
  product: {
    _id: 'aurora',
    slug: 'aurora',
    name: 'Aurora case',
    image: ['/uploads/aurora.webp', '/uploads/aurora-2.webp'],
    ...pricesOf(995_00),
    caseType: 'Transparent',
    brand: 'iPhone',
    brandSlug: 'iphone',
    deviceModels: ['iPhone 15'],
  },
  qty: 1,
  selectedModel: 'iPhone 15',
  customName: '',
  unavailable: false,
}
const lines: readonly LineState[] = [
  { key: 'aurora iPhone 15', line, quantity: 1, isPending: false, failure: null },
]
const typed: CheckoutEntries = {
  ...emptyEntries,
  name: 'Ayesha Khan',
  email: 'ayesha@example.pk',
  phone: '0300-1234567',
  address: 'House 1, Street 2',
  city: 'Lahore',
}

const orderOf = (customer: CustomerKind, changes: Partial<CheckoutEntries> = {}, states = lines) =>
  orderDataOf({
    customer,
    typed: { ...typed, ...changes },
    lines: states,
    beside: new FormData(),
  })

describe('the sent order', () => {
  test('carries the figures and items on the screen', () => {
    const data = orderOf('guest')
    expect(data).toMatchObject({
      taxPrice: 0,
      shippingPrice: 250,
      totalPrice: 1146,
      guestInfo: { name: 'Ayesha Khan' },
    })
    expect(data.orderItems).toEqual([
      {
        name: 'Aurora case',
        qty: 1,
        image: '/uploads/aurora.webp',
        price: 896,
        brand: 'iPhone',
        product: 'aurora',
        selectedModel: 'iPhone 15',
      },
    ])
    for (const key of ['website', 'language', 'giftNote', 'hidePrices']) {
      expect(data).not.toHaveProperty(key)
    }
  })

  test('carries a gift’s note and its option without prices (rule: gifts)', () => {
    const gift = { giftNote: 'For Hira', hidePrices: true }
    expect(orderOf('account', gift)).toMatchObject(gift)
  })

  test('carries the printed name of an item (rule: name-on-the-case)', () => {
    const named = lines.map((state) => ({ ...state, line: { ...line, customName: 'عائشہ ♥' } }))
    const [item] = orderOf('guest', {}, named).orderItems
    expect(item).toMatchObject({ product: 'aurora', customName: 'عائشہ ♥' })
  })

  test.each<[CustomerKind, string[]]>([
    ['guest', ['guestInfo']],
    ['account', []],
    ['account-without-phone', ['phone']],
  ])('contains for a customer of kind %s only data that the server lacks', (customer, expected) => {
    const data = orderOf(customer)
    const personal = Object.keys(data).filter((key) => ['guestInfo', 'phone'].includes(key))
    expect(personal).toEqual(expected)
    expect(placeOrderData.safeParse(data).success).toBe(true)
  })

  test(
    'names the language of an Urdu page (rule: letters-by-language)',
    inUrdu(() => {
      const data = orderOf('account')
      expect(data).toMatchObject({ language: 'ur', shippingAddress: { country: 'Pakistan' } })
      expect(placeOrderData.safeParse(data).success).toBe(true)
    }),
  )
})

test.each<[CustomerKind, string[]]>([
  ['guest', ['name', 'email', 'phone', 'address', 'city', 'postalCode', 'giftNote']],
  ['account', ['address', 'city', 'postalCode', 'giftNote']],
  ['account-without-phone', ['phone', 'address', 'city', 'postalCode', 'giftNote']],
])('the form of a customer of kind %s has only needed fields', (customer, fields) => {
  expect(Object.keys(rulesFor(customer))).toEqual(fields)
})

describe('an empty field', () => {
  const together = 'Please provide your name, email address, and phone number'
  const empty = (customer: CustomerKind) => mistakesIn(rulesFor(customer), emptyEntries)

  test('has its own sentence', () => {
    expect(empty('guest')).toEqual({
      name: 'Please enter your full name',
      email: 'Please enter your email address',
      phone: 'Please enter a delivery phone number',
      address: 'Please enter your address',
      city: 'Please enter your city',
    })
  })

  test.each<[CustomerKind, string[]]>([
    ['guest', [together, together, together]],
    ['account', []],
    ['account-without-phone', ['Please enter a delivery phone number']],
  ])('of a customer of kind %s is named above the form', (customer, contact) => {
    const listed = aboveTheForm(customer)
    const fields = Object.entries(empty(customer)) as ['name', string][]
    expect(fields.map(([field, mistake]) => listed(mistake, field))).toEqual([
      ...contact,
      'Please enter your address',
      'Please enter your city',
    ])
  })

  test('differs from an invalid field, whose own sentence stands above the form', () => {
    const invalid = 'Please enter a valid email address'
    expect(aboveTheForm('guest')(invalid, 'email')).toBe(invalid)
  })

  test('has its own sentence also when only the server refused it', () => {
    expect(mistakesOfServer({ 'guestInfo.name': together, 'guestInfo.phone': together })).toEqual({
      name: 'Please enter your full name',
      phone: 'Please enter a delivery phone number',
    })
  })
})

test('the server’s sentences are shown at their fields', () => {
  expect(
    mistakesOfServer({
      'guestInfo.phone': 'Please enter a valid phone number',
      'shippingAddress.city': 'Please enter your city',
      phone: 'a second sentence about the phone',
      'orderItems.0.qty': 'Please choose a quantity',
    }),
  ).toEqual({ phone: 'Please enter a valid phone number', city: 'Please enter your city' })
})

describe('the draft of a tab', () => {
  const home = { address: 'House 12', city: 'Faisalabad', postalCode: '38000' }
  test.each<[string, Partial<CheckoutEntries>]>([
    ['every field', typed],
    ['a gift without prices', { hidePrices: true }],
    ['an address that is not to be kept', { keepAddress: false }],
    ['a transfer', { paymentMethod: 'Online_Manual' }],
    ['a saved address', { deliverTo: home }],
    ['another address', { deliverTo: 'another' }],
    [
      'another address beside a saved one',
      { deliverTo: home, otherAddress: { ...home, city: 'L' } },
    ],
  ])('restores %s (rule: kept-entries)', (_name, chosen) => {
    const contact = { name: 'Ayesha', email: 'a@shop.pk' }
    const draft = { typed: { ...typed, ...chosen }, mode: 'register', login: {}, register: contact }
    expect(readCheckoutDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'draft'],
  ])('%s is no draft', (_name, written) => expect(readCheckoutDraft(written)).toBeNull())

  test('of an earlier version lacks no control', () => {
    expect(readCheckoutDraft({ typed: { name: 'A' } })).toEqual({
      ...emptyDraft,
      typed: { ...emptyEntries, name: 'A' },
    })
  })
})

test.each([
  ['are carried over to an empty form', {}, { name: 'A', email: 'a@b.pk' }],
  ['stay as they were typed in that form', { name: 'B' }, { name: 'B', email: 'a@b.pk' }],
  ['replace an erased value', { name: '', email: 'c@d.pk' }, { name: 'A', email: 'c@d.pk' }],
])('name and e-mail %s', (_, own, expected) => {
  expect(carriedOver(own, { name: 'A', email: 'a@b.pk' })).toEqual(expected)
})
