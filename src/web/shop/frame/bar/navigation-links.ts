import { paths } from '#domain/paths.ts'
import { t } from '#messages'

export interface NavigationLink {
  readonly label: string
  readonly to: string
}

export type Visitor = { readonly name: string; readonly isAdmin: boolean } | null

const home = (): NavigationLink => ({ label: t.common.home, to: paths.home() })

const orders = (visitor: Visitor): NavigationLink =>
  visitor
    ? { label: t.common.myOrders, to: paths.orders() }
    : { label: t.common.trackOrder, to: paths.trackOrder() }

/** Link of the small screen's menu only: a wide bar has a heart instead. */
export const wishlistLink = (): NavigationLink => ({
  label: t.common.wishList,
  to: paths.wishlist(),
})

export const helpLink = (): NavigationLink => ({ label: t.common.help, to: paths.help() })

/** Links of the bar for a visitor's role. */
export function barLinks(visitor: Visitor): readonly NavigationLink[] {
  if (!visitor?.isAdmin) return [home(), orders(visitor)]
  return [
    { label: t.common.dashboard, to: paths.adminDashboard() },
    { label: t.common.orders, to: paths.adminOrders() },
    { label: t.common.products, to: paths.adminProducts() },
  ]
}

/** Quick links of the footer for a visitor's role (rule: admin-in-the-shop). */
export function footerLinks(visitor: Visitor): readonly NavigationLink[] {
  const shopping = [wishlistLink(), { label: t.common.cart, to: paths.cart() }, orders(visitor)]
  return [
    home(),
    { label: t.common.allCases, to: paths.products() },
    ...(visitor?.isAdmin ? [] : shopping),
    helpLink(),
  ]
}

/** Links of the account: login and registration for a guest, those of the user menu for others. */
export function accountLinks(visitor: Visitor): readonly NavigationLink[] {
  if (!visitor) {
    return [
      { label: t.common.login, to: paths.login() },
      { label: t.common.register, to: paths.register() },
    ]
  }
  if (!visitor.isAdmin) return [{ label: t.common.myProfile, to: paths.profile() }, orders(visitor)]
  return [
    { label: t.common.users, to: paths.adminUsers() },
    { label: t.common.settings, to: paths.adminSettings() },
    { label: t.common.viewShop, to: paths.home() },
  ]
}
