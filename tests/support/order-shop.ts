import { expect } from 'vitest'
import type { ShopSummary } from '#domain/contract/orders.ts'
import { newAccount, type TestAccount } from './accounts.ts'
import { newProduct, type TestProduct } from './products.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** What most tests of orders begin with. */
export interface OrderShop {
  readonly shop: TestShop
  readonly product: TestProduct
  readonly admin: TestAccount
}

/** A shop without limits that sells one product; close it in `afterAll`. */
export async function openOrderShop(): Promise<OrderShop> {
  const shop = await openTestShop({ rateLimitScale: 0 })
  const product = await newProduct(shop)
  const admin = await newAccount(shop, { isAdmin: true })
  return { shop, product, admin }
}

/** Headers by which an order's phone is sent as a proof; none without one. */
export function provedBy(phone: string | undefined): Readonly<Record<string, string>> {
  return phone === undefined ? {} : { 'x-order-phone': phone }
}

/** What the dashboard shows. */
export async function summaryOf({
  shop,
  admin,
}: Pick<OrderShop, 'shop' | 'admin'>): Promise<ShopSummary> {
  const { status, body } = await shop.send('getSummary', {}, admin)
  expect(status).toBe(200)
  return body
}
