import { paths } from '#domain/paths.ts'
import * as messages from '#messages/frame.ts'

export interface NavigationLink {
  readonly label: string
  readonly to: string
}

const home: NavigationLink = { label: messages.home, to: paths.home() }
const myOrders: NavigationLink = { label: messages.myOrders, to: paths.orders() }
const trackOrder: NavigationLink = {
  label: messages.trackOrder,
  to: paths.trackOrder(),
}
const adminLinks: readonly NavigationLink[] = [
  { label: messages.dashboard, to: paths.adminDashboard() },
  { label: messages.orders, to: paths.adminOrders() },
  { label: messages.products, to: paths.adminProducts() },
]
const guestLinks: readonly NavigationLink[] = [
  { label: messages.login, to: paths.login() },
  { label: messages.register, to: paths.register() },
]
const customerLinks: readonly NavigationLink[] = [
  { label: messages.myProfile, to: paths.profile() },
  myOrders,
]

const adminMenuLinks: readonly NavigationLink[] = [
  { label: messages.users, to: paths.adminUsers() },
  { label: messages.settings, to: paths.adminSettings() },
  { label: messages.viewShop, to: paths.home() },
]

/** The visitor's role, for the navigation. */
export type Visitor = { readonly name: string; readonly isAdmin: boolean } | null

/** The links of the bar for a visitor's role. */
export function barLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return adminLinks
  return [home, visitor ? myOrders : trackOrder]
}

/** The quick links of the footer for a visitor's role (rule: admin-in-the-shop). */
export function footerLinks(visitor: Visitor): readonly NavigationLink[] {
  const shopping = [
    wishlistLink,
    { label: messages.cart, to: paths.cart() },
    visitor ? myOrders : trackOrder,
  ]
  return [
    home,
    { label: messages.allCases, to: paths.products() },
    ...(visitor?.isAdmin ? [] : shopping),
    { label: messages.help, to: paths.help() },
  ]
}

/** Link of the small screen's menu only: a wide bar has a heart instead. */
export const wishlistLink: NavigationLink = { label: messages.wishList, to: paths.wishlist() }

/** The account's links: login and registration for a guest, those of the user menu for others. */
export function accountLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return adminMenuLinks
  return visitor ? customerLinks : guestLinks
}
