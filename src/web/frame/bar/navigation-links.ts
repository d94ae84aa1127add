import { paths } from '#domain/paths.ts'

export interface NavigationLink {
  readonly label: string
  readonly to: string
}

const home: NavigationLink = { label: 'Home', to: paths.home() }
const myOrders: NavigationLink = { label: 'My Orders', to: paths.orders() }
const trackOrder: NavigationLink = {
  label: 'Track Order',
  to: paths.trackOrder(),
}
const adminLinks: readonly NavigationLink[] = [
  { label: 'Dashboard', to: paths.adminDashboard() },
  { label: 'Orders', to: paths.adminOrders() },
  { label: 'Products', to: paths.adminProducts() },
]
const strangerLinks: readonly NavigationLink[] = [
  { label: 'Login', to: paths.login() },
  { label: 'Register', to: paths.register() },
]
const customerLinks: readonly NavigationLink[] = [
  { label: 'My Profile', to: paths.profile() },
  myOrders,
]

const behindAdminsName: readonly NavigationLink[] = [
  { label: 'Users', to: paths.adminUsers() },
  { label: 'Settings', to: paths.adminSettings() },
  { label: 'View shop', to: paths.home() },
]

/** The visitor's role, for the navigation. */
export type Visitor = { readonly name: string; readonly isAdmin: boolean } | null

/** The links of the bar by who is looking. */
export function barLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return adminLinks
  return [home, visitor ? myOrders : trackOrder]
}

/** What the folded menu has beside those of the bar: a wide bar has a heart for it. */
export const wishlistLink: NavigationLink = { label: 'Wish list', to: paths.wishlist() }

/** The links beside the bar: the door for a stranger, the user menu's for everybody else. */
export function accountLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return behindAdminsName
  return visitor ? customerLinks : strangerLinks
}
