import { paths } from '#domain/paths.ts'
import { t } from '#messages'

export interface NavigationLink {
  readonly label: string
  readonly to: string
}

const home = (): NavigationLink => ({ label: t.common.home, to: paths.home() })
const myOrders = (): NavigationLink => ({ label: t.common.myOrders, to: paths.orders() })
const trackOrder = (): NavigationLink => ({ label: t.common.trackOrder, to: paths.trackOrder() })
const adminLinks = (): readonly NavigationLink[] => [
  { label: t.common.dashboard, to: paths.adminDashboard() },
  { label: t.common.orders, to: paths.adminOrders() },
  { label: t.common.products, to: paths.adminProducts() },
]
const guestLinks = (): readonly NavigationLink[] => [
  { label: t.common.login, to: paths.login() },
  { label: t.common.register, to: paths.register() },
]
const customerLinks = (): readonly NavigationLink[] => [
  { label: t.common.myProfile, to: paths.profile() },
  myOrders(),
]

const adminMenuLinks = (): readonly NavigationLink[] => [
  { label: t.common.users, to: paths.adminUsers() },
  { label: t.common.settings, to: paths.adminSettings() },
  { label: t.common.viewShop, to: paths.home() },
]

/** The visitor's role, for the navigation. */
export type Visitor = { readonly name: string; readonly isAdmin: boolean } | null

/** The links of the bar for a visitor's role. */
export function barLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return adminLinks()
  return [home(), visitor ? myOrders() : trackOrder()]
}

/** The quick links of the footer for a visitor's role (rule: admin-in-the-shop). */
export function footerLinks(visitor: Visitor): readonly NavigationLink[] {
  const shopping = [
    wishlistLink(),
    { label: t.common.cart, to: paths.cart() },
    visitor ? myOrders() : trackOrder(),
  ]
  return [
    home(),
    { label: t.common.allCases, to: paths.products() },
    ...(visitor?.isAdmin ? [] : shopping),
    { label: t.common.help, to: paths.help() },
  ]
}

/** Link of the small screen's menu only: a wide bar has a heart instead. */
export const wishlistLink = (): NavigationLink => ({
  label: t.common.wishList,
  to: paths.wishlist(),
})

/** The account's links: login and registration for a guest, those of the user menu for others. */
export function accountLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return adminMenuLinks()
  return visitor ? customerLinks() : guestLinks()
}
