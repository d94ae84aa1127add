import { expect, type Page } from '@playwright/test'
import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { newPhone } from './admin-order.ts'
import type { BackOffice } from './journey.ts'
import type { Owner } from './owner.ts'

interface OrderFixtures {
  readonly owner: Owner
  readonly backOffice: BackOffice
}

/** Selects a file in the page, as the button's dialog would. */
export async function chooseFile(page: Page, name: string, lines: readonly string[]) {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
}

/** Tracking number unique to this journey. */
export const newNumber = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '7')

/**
 * Opens the matching of parcels with lines of each kind: ready, without an order, and with two
 * possible orders.
 */
export async function matchParcels({ owner, backOffice }: OrderFixtures): Promise<void> {
  const { page } = owner
  const product = await backOffice.newProduct('Courier')
  const orderOf = (phone: string) => owner.receivesOrder({ product, customer: { phone } })
  const [first, second, phone] = [await orderOf(newPhone()), await orderOf(newPhone()), newPhone()]
  await orderOf(phone)
  await orderOf(phone)
  await owner.visit(paths.adminParcels())
  await page.getByLabel('Courier').fill('TCS')
  await page
    .getByLabel('Paste lines')
    .fill(
      [
        `${first.shortId} ${newNumber()}`,
        `${newNumber()}\t#${second.shortId.toLowerCase()}`,
        `${phone}, ${newNumber()}`,
        `Ahmed Lahore ${newNumber()}`,
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Match orders' }).click()
  await expect(page.getByText('2 orders ready, 2 to look at')).toBeVisible()
  await expect(page.getByText('Several orders have this phone: choose one')).toBeVisible()
}

interface SettledOrder {
  /** In the courier's words. */
  readonly status: string
  /** As the courier writes it; the agreed one by default. */
  readonly amount?: (total: number) => string
  readonly method?: 'COD' | 'Online_Manual'
  readonly isDelivered?: boolean
}

/** Orders of a settlement. */
const settled: readonly SettledOrder[] = [
  { status: 'Delivered', amount: (total) => `"Rs. ${total.toFixed(2)}"` },
  { status: 'DELIVERED' },
  { status: 'Delivered', amount: (total) => `${total - 91}` },
  { status: 'Delivered', isDelivered: true },
  { status: 'Delivered', method: 'Online_Manual' },
  { status: 'Return to shipper' },
  { status: 'Handed over' },
  { status: 'In transit' },
]

/** Opens a settlement with a line of every kind; returns the name of its file. */
export async function readSettlement({ owner, backOffice }: OrderFixtures): Promise<string> {
  const product = await backOffice.newProduct('Courier')
  const lines: string[] = []
  for (const { status, amount = String, method = 'COD', isDelivered } of settled) {
    const trackingNumber = newNumber()
    const customer = { phone: newPhone() }
    const { id, total } = await owner.receivesOrder({ product, method, customer })
    const shipped = { status: 'Shipped', courier: 'TCS', trackingNumber }
    if (method === 'Online_Manual') await owner.calls('PUT', `/orders/${id}/pay`, {})
    await owner.calls<Order>('PUT', `/orders/${id}/status`, shipped)
    if (isDelivered) await owner.calls('PUT', `/orders/${id}/deliver`, {})
    lines.push(`${trackingNumber},Bilal Ahmed,${amount(total)},${status}`)
  }
  await owner.visit(paths.adminSettlements())
  const file = `tcs-${newNumber()}.csv`
  await chooseFile(owner.page, file, [
    'CN No,Consignee,COD Amount,Status',
    ...lines,
    `${newNumber()},Somebody Else,1500,Delivered`,
    `${newNumber()},"Shop 5" wide,1500,Delivered`,
  ])
  await expect(owner.page.getByRole('heading', { name: /^Already settled/ })).toBeVisible()
  return file
}
