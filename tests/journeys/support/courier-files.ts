import { expect, type Page } from '@playwright/test'
import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { newPhone } from './admin-order.ts'
import type { BackOffice } from './journey.ts'
import type { Owner, PlacedOrder } from './owner.ts'

/** Selects a file in the page, as the button's dialog would. */
export async function chooseFile(page: Page, name: string, lines: readonly string[]) {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
}

/** Tracking number unique to this journey. */
export const newNumber = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '7')

async function newOrders(
  { owner, backOffice }: { readonly owner: Owner; readonly backOffice: BackOffice },
  customers: readonly { readonly method?: 'COD' | 'Online_Manual'; readonly phone?: string }[],
): Promise<readonly PlacedOrder[]> {
  const product = await backOffice.newProduct('Courier')
  const orders: PlacedOrder[] = []
  for (const { method = 'COD', phone = newPhone() } of customers) {
    orders.push(await owner.receivesOrder({ product, method, customer: { phone } }))
  }
  return orders
}

type OrderFixtures = Parameters<typeof newOrders>[0]

/**
 * Opens the matching of parcels with lines of each kind: ready, without an order, and with two
 * possible orders.
 */
export async function matchParcels(fixtures: OrderFixtures): Promise<void> {
  const { page } = fixtures.owner
  const phone = newPhone()
  const orders = await newOrders(fixtures, [{}, {}, { phone }, { phone }])
  const [first, second] = orders
  await fixtures.owner.visit(paths.adminParcels())
  await page.getByLabel('Courier').fill('TCS')
  await page
    .getByLabel('Paste lines')
    .fill(
      [
        `${first?.shortId} ${newNumber()}`,
        `${newNumber()}\t#${second?.shortId.toLowerCase()}`,
        `${phone}, ${newNumber()}`,
        `Ahmed Lahore ${newNumber()}`,
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Match orders' }).click()
  await expect(page.getByText('2 orders ready, 2 to look at')).toBeVisible()
  await expect(page.getByText('Several orders have this phone: choose one')).toBeVisible()
}

/** Opens a settlement with a line of every kind; returns the name of its file. */
export async function readSettlement(fixtures: OrderFixtures): Promise<string> {
  const { owner } = fixtures
  const orders = await newOrders(fixtures, [
    {},
    {},
    {},
    {},
    { method: 'Online_Manual' },
    {},
    {},
    {},
  ])
  const [agreed, another, less, paid, transfer, back, strange, under] = orders
  if (!agreed || !another || !less || !paid || !transfer || !back || !strange || !under) {
    throw new Error('eight orders were placed')
  }
  const numbers = new Map(orders.map(({ id }) => [id, newNumber()]))
  await owner.calls('PUT', `/orders/${transfer.id}/pay`, {})
  for (const { id } of orders) {
    const body = { status: 'Shipped', courier: 'TCS', trackingNumber: numbers.get(id) }
    await owner.calls<Order>('PUT', `/orders/${id}/status`, body)
  }
  await owner.calls('PUT', `/orders/${paid.id}/deliver`, {})
  await owner.visit(paths.adminSettlements())
  const file = `tcs-${newNumber()}.csv`
  await chooseFile(owner.page, file, [
    'CN No,Consignee,COD Amount,Status',
    `${numbers.get(agreed.id)},Bilal Ahmed,"Rs. ${agreed.total.toFixed(2)}",Delivered`,
    `${numbers.get(another.id)},Bilal Ahmed,${another.total},DELIVERED`,
    `${numbers.get(less.id)},Bilal Ahmed,${less.total - 91},Delivered`,
    `${newNumber()},Somebody Else,1500,Delivered`,
    `${numbers.get(transfer.id)},Bilal Ahmed,${transfer.total},Delivered`,
    `${numbers.get(paid.id)},Bilal Ahmed,${paid.total},Delivered`,
    `${numbers.get(back.id)},Bilal Ahmed,${back.total},Return to shipper`,
    `${numbers.get(strange.id)},Bilal Ahmed,${strange.total},Handed over`,
    `${numbers.get(under.id)},Bilal Ahmed,${under.total},In transit`,
    `${newNumber()},"Shop 5" wide,1500,Delivered`,
  ])
  await expect(owner.page.getByRole('heading', { name: /^Already settled/ })).toBeVisible()
  return file
}
