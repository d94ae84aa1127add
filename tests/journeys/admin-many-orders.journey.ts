import type { Order } from '#domain/contract/orders.ts'
import { NO_STATUS_COLUMN } from '#domain/orders/bulk/settlement.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { newPhone, rupees } from './support/admin-order.ts'
import { chooseFile, newNumber, readSettlement } from './support/courier-files.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, paths, test } from './support/journey.ts'

test('many orders are packed, shipped and settled', async ({ owner, backOffice, product }) => {
  test.setTimeout(120_000)
  const { page } = owner
  const name = `Rabia ${crypto.randomUUID().slice(0, 8)}`
  const customer = { name, phone: newPhone() }
  const order = await owner.receivesOrder({ product, customer })
  await backOffice.copyOrder(order.id, 24)
  const query = `page=1&limit=100&search=${encodeURIComponent(name)}`
  const listed = async () =>
    (await owner.calls<{ orders: Order[] }>('GET', `/orders?${query}`)).orders
  const orders = await listed()
  const numbers = new Map(orders.map(({ _id }) => [_id, newNumber()]))
  const bar = page.getByRole('region', { name: 'Selected orders' })
  const does = async (label: string) => {
    await bar.getByRole('button', { name: 'Actions' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  }

  await test.step('selection by touch, across pages, of all filtered orders', async () => {
    await owner.visit(`${paths.adminOrders()}?search=${encodeURIComponent(name)}`)
    const boxes = page.getByRole('checkbox', { name: /^Select order/ })
    await boxes.first().tap()
    await expect(bar.getByRole('status')).toHaveText('1 selected')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('Showing 21–25 of 25 orders')).toBeVisible()
    await expect(bar.getByRole('status')).toHaveText('1 selected')
    await page.getByLabel('Select all 5 on this page').check()
    await expect(bar.getByRole('status')).toHaveText('6 selected')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Select all 25 of this filter' }).click()
    await expect(bar.getByRole('status')).toHaveText('25 selected')
  })

  await test.step('packing slips are printed, one per page', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed'
      }
    })
    await does('Print slips')
    await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page).toHaveTitle('printed')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Packing slip' })).toHaveCount(25)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    const pdf = (await page.pdf({ format: 'A5' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(25)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(
      page.getByRole('region', { name: 'Packing slip', includeHidden: true }),
    ).toHaveCount(0)
  })

  await test.step('one press marks all as packed', async () => {
    await does('Mark as Processing')
    const question = page.getByRole('alertdialog', { name: 'Mark 25 orders as Processing?' })
    await question.getByRole('button', { name: 'Mark as Processing' }).click()
    await owner.seesToast('25 orders marked as Processing')
    await expect(bar).not.toContainText('selected')
  })

  await test.step('numbers from the courier’s file ship all', async () => {
    await page.getByLabel(/^Select all \d+ on this page/).check()
    await page.getByRole('button', { name: 'Select all 25 of this filter' }).click()
    await expect(bar.getByRole('status')).toHaveText('25 selected')
    await does('Ship with numbers')
    await expect(page.getByText('0 orders ready, 25 to complete')).toBeVisible()
    // A number that is yet to be typed is no mistake, and its row keeps the focus while it is typed.
    await expect(page.getByRole('region', { name: 'To look at' })).toHaveCount(0)
    const first = page.getByLabel(/^Tracking number of/).first()
    await first.pressSequentially('77')
    await expect(first).toBeFocused()
    await expect(page.getByText('1 order ready, 24 to complete')).toBeVisible()
    await page.getByLabel('Courier').fill('Leopards')
    await chooseFile(page, 'bookings.csv', [
      'Order Ref,Consignee,CN No',
      ...orders.map(({ _id }) => `#${shortOrderId(_id)},"${name}, Lahore",${numbers.get(_id)}`),
    ])
    await expect(page.getByText('25 orders ready')).toBeVisible()
    await page.getByRole('button', { name: 'Mark 25 as Shipped' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as Shipped' }).click()
    await owner.seesToast('25 orders marked as Shipped')
    await expect(page.getByText('Nothing is left to send')).toBeVisible()
    await expect(page.getByText('selected order')).toHaveCount(0)
    for (const { _id, orderStatus, courier, trackingNumber } of await listed()) {
      const sent = ['Shipped', 'Leopards', numbers.get(_id)]
      expect([orderStatus, courier, trackingNumber]).toEqual(sent)
    }
  })

  await test.step('one settlement collects the cash, once', async () => {
    const settlement = [
      'Tracking Number;COD Amount',
      ...orders.map(({ _id, totalPrice }) => `${numbers.get(_id)};Rs. ${totalPrice.toFixed(2)}`),
    ]
    await owner.visit(paths.adminOrders())
    await page.getByRole('link', { name: 'Settle' }).click()
    await chooseFile(page, 'leopards.csv', settlement)
    await expect(page.getByText(NO_STATUS_COLUMN)).toBeVisible()
    await page.getByRole('button', { name: 'Settle 25 orders' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: /^Settle Rs/ }).click()
    await expect(page.getByText(`Settled: 25 orders, ${rupees(order.total * 25)}`)).toBeVisible()
    for (const { orderStatus, isPaid } of await listed()) {
      expect([orderStatus, isPaid]).toEqual(['Delivered', true])
    }
    const settled = await owner.calls<Order>('GET', `/orders/${order.id}`)
    expect(settled.history?.at(-1)).toMatchObject({
      action: 'delivered',
      note: 'Cash collected, settlement leopards.csv',
    })
    await chooseFile(page, 'leopards.csv', settlement)
    await expect(page.getByRole('heading', { name: 'Already settled 25' })).toBeVisible()
    const none = page.getByRole('button', { name: 'Settle 0 orders' })
    await expect(none).toHaveAttribute('aria-disabled', 'true')
  })
})

test('another filter clears the selection; failed orders are listed', async ({
  owner,
  product,
}) => {
  const { page } = owner
  const name = `Sadia ${crypto.randomUUID().slice(0, 8)}`
  await owner.receivesOrder({ product, customer: { name } })
  const transfer = await owner.receivesOrder({
    product,
    customer: { name },
    method: 'Online_Manual',
  })
  await owner.visit(`${paths.adminOrders()}?search=${encodeURIComponent(name)}`)
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await page.getByLabel('Select all 2 on this page').check()
  await page.getByRole('link', { name: /^Pending/ }).click()
  await owner.seesToast('The filter has changed: 2 orders no longer selected')
  await expect(bar).not.toContainText('selected')

  await page.getByRole('link', { name: /^All/ }).click()
  await page.getByLabel('Select all 2 on this page').check()
  await bar.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Mark as Shipped' }).last().click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Courier').fill('TCS')
  await dialog.getByRole('button', { name: 'Mark as Shipped' }).click()
  await expect(dialog.getByText('1 order marked as Shipped')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText('has not been paid yet')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: transfer.shortId }).click()
  await expect(page.getByRole('heading', { level: 1, name: transfer.shortId })).toBeVisible()
})

test('only delivered parcels of the agreed amount settle unasked; the rest is marked, ticked or chosen, and can be taken back', async ({
  owner,
  backOffice,
}) => {
  // Eight orders are placed and shipped first.
  test.setTimeout(120_000)
  const { page } = owner
  const file = await readSettlement({ owner, backOffice })
  await expect(page.getByRole('heading', { name: 'Returned 1' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unclear 2' })).toBeVisible()
  await expect(
    page.getByText('This line can’t be read, since its quotes aren’t closed'),
  ).toBeVisible()
  await expect(page.getByText('The courier says “In transit”: not delivered yet')).toBeVisible()
  await expectAccessible(page)

  await expect(page.getByRole('button', { name: 'Settle 2 orders' })).toBeVisible()
  await page.getByLabel('“Handed over”, 1 line').selectOption('Delivered')
  await expect(page.getByRole('button', { name: 'Settle 3 orders' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Settle order/ }).check()
  await page.getByRole('button', { name: 'Mark as returned' }).click()
  const question = page.getByRole('alertdialog', { name: 'Mark 1 order as returned?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Mark as returned' }).click()
  await expect(page.getByText('Marked as returned', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Settle 4 orders' }).click()
  const settle = page.getByRole('alertdialog').getByRole('button', { name: /^Settle Rs/ })
  await settle.click()
  await expect(page.getByText(/^Settled: 4 orders/)).toBeVisible()

  const lately = page.getByRole('region', { name: 'Settled in the last 24 hours' })
  const done = lately.getByRole('listitem').filter({ hasText: file })
  await expect(done).toContainText('4 orders, Rs.')
  await done.getByRole('button', { name: 'Take back' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Take back the settlement of 5 orders?' })
  await expect(asked).toContainText('4 orders: back to Shipped, and as unpaid as before.')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Take back 5 orders' }).click()
  await expect(done.getByRole('status')).toContainText('5 orders taken back')
  await expect(done.getByRole('button')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await page
    .locator('details', { has: page.getByRole('heading', { name: 'Returned 1' }) })
    .getByRole('link')
    .click()
  await expect(page.getByText('the courier says “Return to shipper”').first()).toBeVisible()
})
