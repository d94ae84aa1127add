import { expect } from 'vitest'
import type { ShopSummary } from '#domain/contract/orders.ts'
import { newAccount, type TestAccount, type TestAccountOptions } from './accounts.ts'
import { newProduct } from './products.ts'
import { openTestShop, type TestShop } from './shop.ts'

/** Opens a shop without limits that sells one product. */
export async function openOrderShop(adminOptions: TestAccountOptions = {}) {
  const shop = await openTestShop({ rateLimitScale: 0 })
  const product = await newProduct(shop)
  const admin = await newAccount(shop, { ...adminOptions, isAdmin: true })
  return { shop, product, admin }
}

/** Headers that send an order's phone number as a proof; none without one. */
export function provedBy(phone: string | undefined): Readonly<Record<string, string>> {
  return phone === undefined ? {} : { 'x-order-phone': phone }
}

/** Figures of the dashboard. */
export async function summaryOf({
  shop,
  admin,
}: {
  readonly shop: TestShop
  readonly admin: TestAccount
}): Promise<ShopSummary> {
  const { status, body } = await shop.send('getSummary', {}, admin)
  expect(status).toBe(200)
  return body
}
