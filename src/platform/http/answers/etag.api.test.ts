import { expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true })

const orderOf = async (guest: Visitor) =>
  placedOrder(shop, orderBody(await newProduct(shop)), guest)

const get = (path: string, as: Visitor, headers: Readonly<Record<string, string>> = {}) =>
  shop.sendRaw(`/api${path}`, { headers: { ...as.headers, ...headers } })
const etagOf = (response: Response) => response.headers.get('etag') ?? ''

test.each([
  ['an order', (id: string) => `/orders/${id}`],
  ['the owner’s list', () => '/orders?page=1'],
  ['the dashboard’s figures', () => '/admin/summary'],
])('%s is sent again only once it has changed (rule: live-orders)', async (_, pathOf) => {
  const { _id: id } = await orderOf(newGuest())
  const path = pathOf(id)
  const first = await get(path, admin)
  expect(etagOf(first)).toMatch(/^W\/"[\w-]{22}"$/)
  const known = { 'if-none-match': etagOf(first) }

  const unchanged = await get(path, admin, known)
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  expect(etagOf(unchanged)).toBe(etagOf(first))
  expect(unchanged.headers.get('cache-control')).toBe('no-store')

  await shop.send('cancelOrder', { params: { id } }, admin)
  const changed = await get(path, admin, known)
  expect(changed.status).toBe(200)
  expect(etagOf(changed)).not.toBe(etagOf(first))
  expect(await changed.json()).toEqual(await (await get(path, admin)).json())
})
