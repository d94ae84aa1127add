import { expect, test } from 'vitest'
import { accountLinks, barLinks } from './navigation-links.ts'

const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label)
const customer = { name: 'Ayesha', isAdmin: false }
const admin = { name: 'Owner', isAdmin: true }

test('a guest sees home, order tracking, login and registration', () => {
  expect(labels(barLinks(null))).toEqual(['Home', 'Track Order'])
  expect(labels(accountLinks(null))).toEqual(['Login', 'Register'])
})

test('a customer sees home and their orders, and the profile in their menu', () => {
  expect(labels(barLinks(customer))).toEqual(['Home', 'My Orders'])
  expect(labels(accountLinks(customer))).toEqual(['My Profile', 'My Orders'])
})

test('an admin sees the admin area and no profile or orders of their own', () => {
  expect(labels(barLinks(admin))).toEqual(['Dashboard', 'Orders', 'Products'])
  expect(labels(accountLinks(admin))).toEqual(['Users', 'Settings', 'View shop'])
})
