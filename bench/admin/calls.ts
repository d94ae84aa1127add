import { orderStatuses } from '#domain/orders/status-lists.ts'

/** Measured call of the owner. */
export interface OwnersCall {
  readonly name: string
  /** Path below /api. */
  readonly path: string
}

/** Order from the middle of the shop's life, which the calls refer to. */
export interface SampleOrder {
  readonly _id: string
  readonly guestInfo?: { readonly name: string; readonly email: string }
  readonly user?: { readonly name: string; readonly email: string }
}

/** Name of a fifth of all customers, and part of every e-mail address. */
const COMMON = 'muhammad'
const EVERYWHERE = 'example'
const NOBODY = 'zzzzzz'
/** Name in Urdu, typed on an Arabic keyboard. */
const URDU = 'علي'
/** Page number beyond every list, which shows the last page. */
const LAST = '10000'

/** Calls to every list, with tabs, far pages and searches, to the dashboard and to one order. */
export function ownersCalls(order: SampleOrder, middle: Readonly<Record<ListName, string>>) {
  const { name, email } = order.guestInfo ?? order.user ?? { name: '', email: '' }
  const lists: readonly OwnersCall[] = (['orders', 'users', 'products'] as const).flatMap(
    (list) => [
      page(list, 'first page', {}),
      page(list, 'middle page', { page: middle[list] }),
      page(list, 'last page', { page: LAST }),
      page(list, 'search: nothing', { search: NOBODY }),
    ],
  )
  const people = (['orders', 'users'] as const).flatMap((list) => [
    page(list, 'search: name', { search: name }),
    page(list, 'search: e-mail address', { search: email }),
    page(list, `search: ${COMMON}`, { search: COMMON }),
    page(list, `search: ${COMMON}, last page`, { search: COMMON, page: LAST }),
    page(list, `search: ${EVERYWHERE}`, { search: EVERYWHERE }),
    page(list, `search: ${EVERYWHERE}, middle page`, {
      search: EVERYWHERE,
      page: middle[list],
    }),
    page(list, 'search: one letter', { search: 'a' }),
    page(list, 'search: Urdu', { search: URDU }),
  ])
  return [
    { name: 'summary', path: '/admin/summary' },
    { name: 'one order', path: `/orders/${order._id}` },
    ...lists,
    ...people,
    ...orderStatuses.flatMap((status) => [
      page('orders', `tab ${status}`, { status }),
      page('orders', `tab ${status}, last page`, { status, page: LAST }),
    ]),
    page('orders', 'tab Delivered, search: example', { status: 'Delivered', search: EVERYWHERE }),
    page('orders', 'search: id', { search: order._id }),
    page('orders', 'search: short id', { search: order._id.slice(-8) }),
    page('products', 'search: every name', { search: 'case' }),
    page('products', 'search: type', { search: 'silicon' }),
    page('products', 'search: model', { search: 'iphone 15 pro' }),
    page('products', 'search: brand', { search: 'samsung' }),
  ]
}

export type ListName = 'orders' | 'users' | 'products'

function page(list: ListName, name: string, query: Readonly<Record<string, string>>): OwnersCall {
  const asked = new URLSearchParams({ page: '1', limit: '20', ...query })
  return { name: `${list}, ${name}`, path: `/${list}?${asked}` }
}
