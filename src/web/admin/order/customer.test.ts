import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { whatsAppLink } from '#domain/settings/whatsapp-link.ts'
import { addressLines, contactOf, greeting, orderCustomer } from './customer.ts'

type Person = Pick<Order, 'user' | 'guestInfo' | 'phone'>
const orderOf = (person: Person) => ({ access: 'full', ...person }) as Order

const guestInfo = { name: 'Bilal Ahmed', email: 'bilal.a@example.pk', phone: '+923017654321' }
const user = { _id: 'u1', name: 'Ayesha Khan', email: 'ayesha@example.pk' }

test.each<[Person, string, string]>([
  [{ guestInfo }, 'Bilal Ahmed', 'Guest'],
  [{ user }, 'Ayesha Khan', 'Account'],
  [{ user: { ...user, isDeleted: true } }, 'Ayesha Khan', 'Deleted account'],
])('the customer of %j is %s: %s', (person, name, account) => {
  expect(orderCustomer(orderOf(person))).toMatchObject({ name, account })
})

test.each<[string, Person, string, string]>([
  ['the phone', { guestInfo }, '', '0301 7654321'],
  ['the phone of an account’s order', { user, phone: '+923001234567' }, '', '0300 1234567'],
  ['the email where there is no phone', { user, phone: '' }, '', 'ayesha@example.pk'],
  ['the phone when the name is searched for', { guestInfo }, 'bilal', '0301 7654321'],
  ['the phone when the id is searched for', { guestInfo }, '#3fa9', '0301 7654321'],
  ['the email that was searched for', { guestInfo }, 'Bilal.A@', 'bilal.a@example.pk'],
  ['the email found by one word of two', { guestInfo }, 'ahmed example', 'bilal.a@example.pk'],
])('the contact in a list is %s', (_, person, search, expected) => {
  expect(contactOf(orderOf(person), search)).toBe(expected)
})

const order = { _id: '6f1c2a34-0000-4000-8000-00001a2b3c4d' }

test.each([
  ['+923001234567', '/923001234567'],
  ['+971501234567', '/971501234567'],
])('the WhatsApp link of %s contains its digits', (phone, path) => {
  const link = new URL(whatsAppLink(phone, greeting('Khol', order)))
  expect(link.origin).toBe('https://wa.me')
  expect(link.pathname).toBe(path)
  expect([...link.searchParams]).toEqual([
    ['text', 'Assalam-o-Alaikum! This is Khol about your order 1A2B3C4D.'],
  ])
})

test('a message about an order from an Urdu page begins in Urdu', () => {
  expect(greeting('Khol', { ...order, language: 'ur' })).toBe(
    'السلام علیکم! یہ میسج \u2068Khol\u2069 کی طرف سے آپ کے آرڈر \u20681A2B3C4D\u2069 کے بارے میں ہے۔',
  )
})

const lahore = { address: 'Flat 4, Madina Town', city: 'Lahore', postalCode: '' }

test.each([
  ['a line each', lahore, ['Flat 4, Madina Town', 'Lahore']],
  ['a postal code', { ...lahore, postalCode: '54000' }, ['Flat 4, Madina Town', 'Lahore 54000']],
  [
    'several lines',
    { ...lahore, address: 'Flat 4\n\n  Madina Town ' },
    ['Flat 4', 'Madina Town', 'Lahore'],
  ],
])('%s', (_name, address, lines) => expect(addressLines(address)).toEqual(lines))
