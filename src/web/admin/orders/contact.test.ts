import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { contactOf, orderCustomer } from './contact.ts'

type Person = Pick<Order, 'user' | 'guestInfo' | 'phone'>
const order = (person: Person) => ({ access: 'full', ...person }) as Order

const guestInfo = { name: 'Bilal Ahmed', email: 'bilal.a@example.pk', phone: '+923017654321' }
const user = { _id: 'u1', name: 'Ayesha Khan', email: 'ayesha@example.pk' }

test.each<[Person, string, string]>([
  [{ guestInfo }, 'Bilal Ahmed', 'Guest'],
  [{ user }, 'Ayesha Khan', 'Account'],
  [{ user: { ...user, isDeleted: true } }, 'Ayesha Khan', 'Deleted account'],
])('an order of %j is of %s: %s', (person, name, account) => {
  expect(orderCustomer(order(person))).toMatchObject({ name, account })
})

test.each<[string, Person, string, string]>([
  ['the phone', { guestInfo }, '', '0301 7654321'],
  ['the phone of an account’s order', { user, phone: '+923001234567' }, '', '0300 1234567'],
  ['the e-mail where there is no phone', { user, phone: '' }, '', 'ayesha@example.pk'],
  ['the phone when the name is searched for', { guestInfo }, 'bilal', '0301 7654321'],
  ['the phone when the id is searched for', { guestInfo }, '#3fa9', '0301 7654321'],
  ['the e-mail that was searched for', { guestInfo }, 'Bilal.A@', 'bilal.a@example.pk'],
  ['the e-mail found by one word of two', { guestInfo }, 'ahmed example', 'bilal.a@example.pk'],
])('shown is %s', (_, person, search, expected) => {
  expect(contactOf(order(person), search)).toBe(expected)
})
