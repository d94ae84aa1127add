import type { Order } from '#domain/contract/orders.ts'
import { expect, paths, test } from './support/journey.ts'
import type { Owner, PlacedOrder } from './support/owner.ts'
import { back, front, named, ProductForm } from './support/product-form.ts'

/** Searches for an order by the short id that the customer wrote in a message. */
async function open(owner: Owner, { shortId }: PlacedOrder): Promise<void> {
  const { page } = owner
  await page.getByRole('banner').getByRole('link', { name: 'Khol' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await owner.visit(paths.adminOrders())
  await page.getByRole('searchbox').fill(`#${shortId}`)
  await expect(page.getByText('Showing 1–1 of 1 order')).toBeVisible()
  await page.getByRole('link', { name: shortId }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${shortId}` })).toBeVisible()
}

/** Answers the open dialog. */
async function answer({ page }: Owner, label: string): Promise<void> {
  await page.locator('dialog[open]').getByRole('button', { name: label, exact: true }).click()
}

test('the owner handles a day’s tasks, from the first transfer to the last admin', async ({
  owner,
  backOffice,
  shopper,
  page: shop,
}) => {
  test.setTimeout(120_000)
  const { page } = owner
  const product = await backOffice.newProduct(named('Day of the Owner'))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const asItIs = ({ id }: PlacedOrder) => owner.calls<Order>('GET', `/orders/${id}`)

  await owner.visit(paths.adminDashboard())

  await test.step('a received transfer is verified with a note', async () => {
    const order = await owner.receivesOrder({ product, method: 'Online_Manual' })
    await open(owner, order)
    await press('Mark as paid')
    await page.getByLabel('Verification note').fill('Easypaisa 8812, 9 am')
    await answer(owner, 'Mark as paid')
    await owner.seesToast('Order marked as paid successfully!')
    expect(await asItIs(order)).toMatchObject({
      orderStatus: 'Paid',
      isPaid: true,
      paymentResult: { verificationNote: 'Easypaisa 8812, 9 am' },
    })

    await test.step('a cancelled order shows its refund', async () => {
      await press('Cancel order')
      await expect(page.getByRole('alertdialog')).toContainText('Refund due')
      await answer(owner, 'Cancel order')
      await owner.seesToast('Order cancelled successfully')
      await expect(page.getByRole('main')).toContainText('Refund due')
      expect(await asItIs(order)).toMatchObject({ orderStatus: 'Cancelled', isPaid: true })
    })
  })

  await test.step('a missing transfer is rejected with a reason', async () => {
    const order = await owner.receivesOrder({ product, method: 'Online_Manual' })
    await open(owner, order)
    await press('Reject payment')
    await answer(owner, 'Reject payment')
    await expect(page.getByRole('dialog')).toContainText('Please provide a rejection reason')
    await page.getByLabel('Rejection reason').fill('No money came')
    await answer(owner, 'Reject payment')
    await owner.seesToast('Payment rejected')
    expect(await asItIs(order)).toMatchObject({ orderStatus: 'Payment Rejected', isPaid: false })
  })

  await test.step('a parcel is packed, shipped and delivered for cash', async () => {
    const order = await owner.receivesOrder({ product })
    await open(owner, order)
    await press('Mark as Processing')
    await owner.seesToast('Order status updated to Processing')
    await press('Mark as Shipped')
    await page.getByLabel('Courier').selectOption('TCS')
    await page.getByLabel('Tracking number').fill('779412345678')
    await answer(owner, 'Mark as Shipped')
    await owner.seesToast('Order status updated to Shipped')
    expect(await asItIs(order)).toMatchObject({
      isPaid: false,
      courier: 'TCS',
      trackingNumber: '779412345678',
    })
    await press('Mark as delivered')
    await expect(page.getByLabel(/^Cash collected Rs\. /)).toBeChecked()
    await answer(owner, 'Mark as delivered')
    await owner.seesToast('Order marked as delivered!')
    const delivered = await asItIs(order)
    expect(delivered).toMatchObject({ orderStatus: 'Delivered', isPaid: true, isDelivered: true })
    expect(delivered.history?.map(({ action }) => action)).toEqual([
      'placed',
      'status set',
      'status set',
      'delivered',
    ])
  })

  await test.step('a new case is put on sale, and a shopper finds it', async () => {
    const form = new ProductForm(owner)
    const name = named('Evening Case')
    await owner.visit(paths.adminNewProduct())
    await form.fillIn(name)
    await form.choosePictures(await front(), await back())
    await form.hasStored(2)
    await form.save.click()
    await owner.seesToast('Product created successfully!')
    await shopper.visit(paths.brand('vivo'))
    await shop.getByRole('link', { name }).click()
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('a former employee loses admin rights', async () => {
    const name = named('Usman')
    const { _id: id, email } = await owner.calls<{ _id: string; email: string }>('POST', '/users', {
      name,
      email: `${crypto.randomUUID().slice(0, 12)}@journeys.test`,
      password: 'journeys-only',
    })
    await owner.calls('PUT', `/users/${id}`, { isAdmin: true })
    await owner.visit(paths.adminUsers())
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('row').filter({ hasText: name }).getByText('Remove admin').click()
    await answer(owner, 'Remove admin')
    await owner.seesToast(`${name} removed from admin`)
  })
})
