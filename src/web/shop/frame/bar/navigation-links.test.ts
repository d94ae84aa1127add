import { expect, test } from 'vitest'
import { accountLinks, barLinks, footerLinks } from './navigation-links.ts'

/** The footer's first links for a shopper. */
const shopper = ['Home', 'All cases', 'Wish list', 'Cart']

/** The specification: “Admins see no cart icon and no profile/orders menu entries.” */
test.each([
  [
    'a guest',
    null,
    [
      ['Home', 'Track Order'],
      ['Login', 'Register'],
      [...shopper, 'Track Order', 'Help'],
    ],
  ],
  [
    'a customer',
    { name: 'Ayesha', isAdmin: false },
    [
      ['Home', 'My Orders'],
      ['My Profile', 'My Orders'],
      [...shopper, 'My Orders', 'Help'],
    ],
  ],
  [
    'an admin',
    { name: 'Owner', isAdmin: true },
    [
      ['Dashboard', 'Orders', 'Products'],
      ['Users', 'Settings', 'View shop'],
      ['Home', 'All cases', 'Help'],
    ],
  ],
])('links of bar, account and footer for %s (rule: admin-in-the-shop)', (_, visitor, labels) => {
  const links = [barLinks(visitor), accountLinks(visitor), footerLinks(visitor)]
  expect(links.map((some) => some.map(({ label }) => label))).toEqual(labels)
})
