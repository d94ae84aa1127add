import { expect, type Locator, type Page } from '@playwright/test'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import type { BackOffice, Shelf } from './journey.ts'
import type { Owner, PlacedOrder } from './owner.ts'

type OrderFields = Partial<Parameters<Owner['receivesOrder']>[0]>

/** Phone number unique to this journey's order. */
export const newPhone = () => `0302 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

/** Places an order with its own phone number and opens it as the owner. */
export async function openOrder(
  owner: Owner,
  backOffice: BackOffice,
  { customer, ...wanted }: OrderFields = {},
): Promise<PlacedOrder & { readonly product: Shelf }> {
  const product = await backOffice.newProduct('Listed')
  const order = await owner.receivesOrder({
    product,
    customer: { phone: newPhone(), ...customer },
    ...wanted,
  })
  await owner.visit(paths.adminOrder(order.id))
  await expect(owner.page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.shortId}`)
  return { ...order, product }
}

export const rupees = (amount: number) => formatMoney(paisaFromRupees(amount))
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** Confirmation dialog of an action, with the order and amount that it names. */
export function question(page: Page, title: string | RegExp): Locator {
  return page
    .getByRole('dialog', { name: title })
    .or(page.getByRole('alertdialog', { name: title }))
}

export async function seesStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByRole('main').locator('header')).toContainText(status)
}
