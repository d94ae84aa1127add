import { paths } from '#domain/paths.ts'

type PageName = keyof typeof paths

export interface NavigationLink {
  readonly page: PageName
  readonly label: string
  readonly to: string
}

const home: NavigationLink = { page: 'home', label: 'Home', to: paths.home() }
const myOrders: NavigationLink = { page: 'orders', label: 'My Orders', to: paths.orders() }
const trackOrder: NavigationLink = {
  page: 'trackOrder',
  label: 'Track Order',
  to: paths.trackOrder(),
}
const adminLinks: readonly NavigationLink[] = [
  { page: 'adminDashboard', label: 'Dashboard', to: paths.adminDashboard() },
  { page: 'adminOrders', label: 'Orders', to: paths.adminOrders() },
  { page: 'adminProducts', label: 'Products', to: paths.adminProducts() },
]
const strangerLinks: readonly NavigationLink[] = [
  { page: 'login', label: 'Login', to: paths.login() },
  { page: 'register', label: 'Register', to: paths.register() },
]
const customerLinks: readonly NavigationLink[] = [
  { page: 'profile', label: 'My Profile', to: paths.profile() },
  myOrders,
]

const behindAdminsName: readonly NavigationLink[] = [
  { page: 'adminUsers', label: 'Users', to: paths.adminUsers() },
  { page: 'home', label: 'View shop', to: paths.home() },
]

/** Who is looking, as far as the navigation cares. */
export type Visitor = { readonly name: string; readonly isAdmin: boolean } | null

/** The links of the bar by who is looking. */
export function barLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return adminLinks
  return [home, visitor ? myOrders : trackOrder]
}

/** The links beside the bar: the door for a stranger, the user menu's for everybody else. */
export function accountLinks(visitor: Visitor): readonly NavigationLink[] {
  if (visitor?.isAdmin) return behindAdminsName
  return visitor ? customerLinks : strangerLinks
}
