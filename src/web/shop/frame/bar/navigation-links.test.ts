import { expect, test } from 'vitest'
import { accountLinks, barLinks, footerLinks } from './navigation-links.ts'

const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label)
const customer = { name: 'Ayesha', isAdmin: false }
/** The footer's first links for a shopper. */
const shopper = ['Home', 'All cases', 'Wish list', 'Cart']
const admin = { name: 'Owner', isAdmin: true }

test('a guest sees home, order tracking, login and registration', () => {
  expect(labels(barLinks(null))).toEqual(['Home', 'Track Order'])
  expect(labels(accountLinks(null))).toEqual(['Login', 'Register'])
  expect(labels(footerLinks(null))).toEqual([...shopper, 'Track Order', 'Help'])
})

test('a customer sees home and their orders, and the profile in their menu', () => {
  expect(labels(barLinks(customer))).toEqual(['Home', 'My Orders'])
  expect(labels(accountLinks(customer))).toEqual(['My Profile', 'My Orders'])
  expect(labels(footerLinks(customer))).toEqual([...shopper, 'My Orders', 'Help'])
})

/** The specification: “Admins see no cart icon and no profile/orders menu entries.” */
test('an admin sees the admin area and no cart, profile or orders of their own (rule: admin-in-the-shop)', () => {
  expect(labels(barLinks(admin))).toEqual(['Dashboard', 'Orders', 'Products'])
  expect(labels(accountLinks(admin))).toEqual(['Users', 'Settings', 'View shop'])
  expect(labels(footerLinks(admin))).toEqual(['Home', 'All cases', 'Help'])
})
