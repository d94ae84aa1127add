import type { Locator } from '@playwright/test'
import { expect, paths, test } from './support/journey.ts'

/** Customer who writes name and street in Urdu. */
const zainab = {
  name: 'زینب ملک',
  email: 'zainab@journeys.test',
  phone: '0302 5550123',
  address: 'مکان نمبر 7، گلی 3',
  city: 'فیصل آباد',
} as const

/** Expects right-to-left text within a left-to-right page. */
async function runsFromTheRight(within: Locator, words: string): Promise<void> {
  const shown = within.getByText(words).filter({ visible: true }).first()
  await expect(shown).toHaveCSS('direction', 'rtl')
}

test('Urdu is right-to-left in fields and elsewhere', async ({ shopper, owner, product, page }) => {
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn(zainab)
  for (const label of ['Full name', 'Street address', 'City']) {
    await expect(page.getByLabel(label)).toHaveCSS('direction', 'rtl')
  }
  for (const label of ['Email address', 'Delivery phone']) {
    await expect(page.getByLabel(label)).toHaveCSS('direction', 'ltr')
  }
  await page.getByRole('radio', { name: /Online Bank Transfer/ }).check()
  const id = await shopper.placeOrder()
  const reason = 'رقم کم ہے'
  await owner.calls('PUT', `/orders/${id}/reject-payment`, { rejectionReason: reason })

  await shopper.visit(paths.order(id))
  const main = page.getByRole('main')
  for (const words of [zainab.name, zainab.address, zainab.city]) {
    await runsFromTheRight(main, words)
  }
  await runsFromTheRight(page.getByRole('region', { name: 'Order status' }), reason)
  await runsFromTheRight(page.getByRole('region', { name: 'Status', exact: true }), reason)

  await owner.visit(paths.adminOrder(id))
  const adminMain = owner.page.getByRole('main')
  await runsFromTheRight(adminMain, zainab.name)
  await runsFromTheRight(owner.page.getByRole('region', { name: 'History' }), reason)
  await owner.visit(`${paths.adminOrders()}?search=${zainab.email}`)
  await runsFromTheRight(adminMain, zainab.name)
  await runsFromTheRight(adminMain, zainab.city)
  await owner.visit(paths.adminDashboard())
  await runsFromTheRight(owner.page.getByRole('region', { name: 'Recent orders' }), zainab.name)
})
