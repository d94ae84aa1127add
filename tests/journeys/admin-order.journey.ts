import type { Page } from '@playwright/test'
import { button, openOrder, panel, question, rupees, seesStatus } from './support/admin-order.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PIXEL,
  paths,
  Shopper,
  seesCopied,
  test,
} from './support/journey.ts'
import type { Owner, PlacedOrder } from './support/owner.ts'
import { comeBack } from './support/visit.ts'

/** Sets a status through the dropdown. */
async function choose(page: Page, status: string): Promise<void> {
  await page.getByLabel('Order status').selectOption(status)
  await button(page, 'Update status').click()
}

/** Second admin, who acts over the API. */
async function secondAdmin(owner: Owner, name: string) {
  const user = await owner.newUser(name)
  await owner.calls('PUT', `/users/${user._id}`, { isAdmin: true })
  return async ({ id }: PlacedOrder, action: 'pay' | 'status', data: object = {}) => {
    const headers = { authorization: `Bearer ${user.token}` }
    const answer = await owner.page.request.put(`/api/orders/${id}/${action}`, { headers, data })
    expect(answer.status()).toBe(200)
  }
}

test('a transfer is rejected with a reason, and accepted later', async ({ owner, backOffice }) => {
  const { page } = owner
  const order = await openOrder(owner, backOffice, { method: 'Online_Manual' })
  const isTakenAsPage = await page.getByRole('link', { name: 'Call' }).evaluate(
    (link: HTMLAnchorElement) =>
      new Promise<boolean>((resolve) => {
        addEventListener(
          'click',
          (press) => {
            resolve(press.defaultPrevented)
            press.preventDefault()
          },
          { once: true },
        )
        link.click()
      }),
  )
  expect(isTakenAsPage, 'the phone opens the number').toBe(false)
  await button(page, 'Reject payment').click()
  const asked = question(page, `Reject the payment of order ${order.shortId}?`)
  const reason = asked.getByLabel('Rejection reason')
  await expect(reason).toBeFocused()
  await expectAccessible(page)
  await reason.fill('   ')
  await button(asked, 'Reject payment').click()
  await expect(asked).toContainText('Please provide a rejection reason')
  await expect(reason).toBeFocused()

  await button(asked, 'The screenshot cannot be read.').click()
  await expect(reason).toHaveValue('The screenshot cannot be read.')
  await button(asked, 'Reject payment').click()
  await owner.seesToast('Payment rejected')
  await seesStatus(page, 'Payment Rejected')
  await expect(panel(page, 'Payment')).toContainText('The screenshot cannot be read.')
  await expect(button(page, 'Reject payment')).toBeHidden()

  await button(page, 'Mark as Paid').click()
  await button(question(page, `Mark order ${order.shortId} as Paid?`), 'Mark as Paid').click()
  await owner.seesToast('Order marked as paid successfully!')
  await seesStatus(page, 'Paid')
  await expect(panel(page, 'Payment')).not.toContainText('The screenshot cannot be read.')
  await expect(panel(page, 'History')).toContainText('The screenshot cannot be read.')
})

test('an order is shipped, and delivered for its cash', async ({ owner, backOffice }) => {
  const { page } = owner
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await openOrder(owner, backOffice)
  await expect(page.getByRole('main')).not.toContainText(order.id)
  await button(page, 'Copy short id').click()
  await seesCopied(owner.page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.shortId)
  await expect(panel(page, 'Payment')).toContainText(`Cash to collect${rupees(order.total)}`)
  await button(page, 'Mark as Processing').click()
  await owner.seesToast('Order status updated to Processing')
  await expect(panel(page, 'Delivery')).toContainText('Not sent yet')
  // The second click of a double click takes no second step.
  const next = button(page, 'Mark as Shipped')
  const { x = 0, y = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(2)
  await next.click()
  await button(question(page, `Mark order ${order.shortId} as Shipped?`), 'Mark as Shipped').click()
  await owner.seesToast('Order status updated to Shipped')
  await expect(panel(page, 'Delivery')).toContainText('In Transit')
  await button(page, 'Mark as Delivered').click()
  const asked = question(page, `Mark order ${order.shortId} as Delivered?`)
  await expect(asked.getByLabel(`Cash collected ${rupees(order.total)}`)).toBeChecked()
  await button(asked, 'Mark as Delivered').click()
  await owner.seesToast('Order marked as delivered!')
  await expect(panel(page, 'Payment')).toContainText('Payment Received')
  await expect(panel(page, 'Next step')).toContainText('Nothing is left to do.')
  await expect(page.getByLabel('Order status')).toHaveCount(0)
})

test('the customer copies a parcel’s tracking number and sees its correction', async ({
  owner,
  backOffice,
  shopper,
  page,
}) => {
  const order = await openOrder(owner, backOffice)
  await choose(owner.page, 'Shipped')
  const asked = question(owner.page, `Mark order ${order.shortId} as Shipped?`)
  const number = asked.getByLabel('Tracking number')
  await expect(number).toBeFocused()
  await asked.getByLabel('Courier').selectOption('Another courier')
  await number.fill('20221-7')
  await button(asked, 'Mark as Shipped').click()
  await expect(asked).toContainText('Please enter the courier’s name')
  await expect(asked.getByLabel('Courier’s name')).toBeFocused()
  await asked.getByLabel('Courier’s name').fill('trax')
  await expectAccessible(owner.page)
  await button(asked, 'Mark as Shipped').click()
  await owner.seesToast('Order status updated to Shipped')
  const delivery = panel(owner.page, 'Delivery')
  await expect(delivery).toContainText('Trax')
  await expect(panel(owner.page, 'History')).toContainText('Trax 20221-7')

  await test.step('visitors without a proof see the courier, the customer sees the number too', async () => {
    await shopper.visit(paths.order(order.id))
    const parcel = panel(page, 'Your parcel')
    await expect(parcel).toContainText('Trax')
    await expect(page.getByRole('main')).not.toContainText('20221-7')
    await page.getByLabel(/phone number used/).fill(order.customer.phone)
    await page.getByRole('button', { name: 'Show Details' }).click()
    await expect(parcel).toContainText('20221-7')
    await expect(parcel.getByRole('link', { name: /^Track at Trax/ })).toHaveAttribute(
      'href',
      'https://sonic.pk/tracking?tracking_number=20221-7',
    )
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(parcel, 'Copy tracking number').click()
    await seesCopied(shopper.page)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('20221-7')
  })

  await button(delivery, 'Correct parcel').click()
  const corrected = question(owner.page, `Parcel of order ${order.shortId}`)
  await expect(corrected.getByLabel('Courier')).toHaveValue('Trax')
  await corrected.getByLabel('Tracking number').fill('20221-8')
  await button(corrected, 'Save parcel').click()
  await owner.seesToast('Parcel saved')
  await expect(corrected).toBeHidden()
  await expect(button(delivery, 'Correct parcel')).toBeFocused()
  await expect(panel(owner.page, 'History')).toContainText('Parcel corrected')
  await comeBack(page)
  await expect(panel(page, 'Your parcel')).toContainText('20221-8')

  await test.step('an order’s default courier is that of the last one', async () => {
    const next = await openOrder(owner, backOffice)
    await choose(owner.page, 'Shipped')
    const again = question(owner.page, `Mark order ${next.shortId} as Shipped?`)
    await expect(again.getByLabel('Courier')).toHaveValue('Trax')
    await expect(again.getByLabel('Tracking number')).toHaveValue('')
  })
})

test('an order is delivered, and its cash recorded later', async ({ owner, backOffice }) => {
  const { page } = owner
  const order = await openOrder(owner, backOffice)
  await expect(page.getByRole('option', { name: 'Paid', exact: true })).toBeDisabled()
  await choose(page, 'Delivered')
  const asked = question(page, `Mark order ${order.shortId} as Delivered?`)
  await asked.getByLabel(`Cash collected ${rupees(order.total)}`).uncheck()
  await button(asked, 'Mark as Delivered').click()
  await owner.seesToast('Order marked as delivered!')
  await expect(page.getByRole('main')).toContainText(`Cash due ${rupees(order.total)}`)

  await button(page, 'Mark cash received').click()
  const received = question(page, `Cash received for order ${order.shortId}?`)
  await expect(received).toContainText(rupees(order.total))
  await button(received, 'Mark cash received').click()
  await owner.seesToast('Order marked as paid successfully!')
  await expect(panel(page, 'Payment')).toContainText('Payment Received')
  await expect(button(page, 'Mark cash received')).toBeHidden()
})

test('a paid order is cancelled, shows its refund, is revived', async ({ owner, backOffice }) => {
  const { page } = owner
  const order = await openOrder(owner, backOffice, { method: 'Online_Manual' })
  await owner.calls('PUT', `/orders/${order.id}/pay`, {})
  await comeBack(page)
  await seesStatus(page, 'Paid')
  await button(page, 'Cancel order').click()
  const asked = question(page, `Cancel order ${order.shortId}?`)
  await expect(asked).toContainText(`Refund due ${rupees(order.total)}`)
  await expect(button(asked, 'Keep order')).toBeFocused()
  await button(asked, 'Cancel order').click()
  await owner.seesToast('Order cancelled successfully')
  await expect(page.getByRole('main')).toContainText(`Refund due ${rupees(order.total)}`)
  await expect(panel(page, 'Payment')).toContainText('Payment Received')

  await choose(page, 'Processing')
  const revived = question(page, `Revive order ${order.shortId}?`)
  await expect(revived).toContainText('Setting a status revives it.')
  await button(revived, 'Revive order').click()
  await owner.seesToast('Order status updated to Processing')
  await expect(page.getByRole('main')).not.toContainText('Refund due')

  await choose(page, 'Pending')
  const scheduleRetry = question(page, `Set order ${order.shortId} to Pending?`)
  await expect(scheduleRetry).toContainText('This order is paid. It stays paid')
  await page.keyboard.press('Escape')
  await expect(scheduleRetry).toBeHidden()
  await expect(button(page, 'Update status')).toBeFocused()
  await seesStatus(page, 'Processing')
})

test('the second of two admins sees the change of the first, and keeps the typed text', async ({
  owner,
  backOffice,
  expectedErrors,
}) => {
  expectedErrors.push(/409|ERR_FAILED/)
  const { page } = owner
  const order = await openOrder(owner, backOffice, { method: 'Online_Manual' })
  const sana = await secondAdmin(owner, 'Sana Malik')
  await button(page, 'Reject payment').click()
  const asked = question(page, `Reject the payment of order ${order.shortId}?`)
  await asked.getByLabel('Rejection reason').fill('Nothing has come')
  await sana(order, 'pay')
  await button(asked, 'Reject payment').click()
  const told = 'This order was changed by someone else: it is now Paid. Refresh.'
  await owner.seesToast(told)
  await expect(asked.getByRole('alert')).toContainText(told)
  await expect(asked.getByLabel('Rejection reason')).toHaveValue('Nothing has come')
  await expect(asked).toContainText('The payment for this order has already been received.')
  await button(asked, 'Cancel').click()
  await seesStatus(page, 'Paid')
  await expect(page.getByText('Changed just now by Sana Malik')).toBeVisible()

  await sana(order, 'status', { status: 'Shipped' })
  await button(page, 'Mark as Processing').click()
  await expect(panel(page, 'Next step').getByRole('alert')).toContainText('it is now Shipped')
  await expect(button(page, 'Mark as Delivered')).toBeVisible()
  await seesStatus(page, 'Shipped')
})

test('a dialog is answered by keyboard alone @desktop-only', async ({ owner, backOffice }) => {
  const { page } = owner
  const order = await openOrder(owner, backOffice, { method: 'Online_Manual' })
  const hands = new Shopper(page)
  await hands.tabTo(button(page, 'Mark as Paid'))
  await page.keyboard.press('Enter')
  const asked = question(page, `Mark order ${order.shortId} as Paid?`)
  await expect(asked.getByLabel('Verification note')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Mark as Paid')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Seen in the account')
  await hands.tabTo(button(asked, 'Mark as Paid'))
  await page.keyboard.press('Space')
  await owner.seesToast('Order marked as paid successfully!')
  await expect(button(page, 'Mark as Processing')).toBeFocused()
})

test('an order that can’t be shown leads back to the list', async ({ owner, expectedErrors }) => {
  expectedErrors.push(/404/)
  await owner.visit(paths.adminOrder(crypto.randomUUID()))
  await owner.seesToast('Failed to load order')
  await expect(owner.page).toHaveURL(/\/admin\/orders$/)
})

test('the bar of actions never covers the focused control', async ({ owner, backOffice }) => {
  const { page } = owner
  await openOrder(owner, backOffice, {
    method: 'Online_Manual',
    customer: { name: 'Muhammad Abdul-Rahman Siddiqui bin Khurram Shahzad Chaudhry' },
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  const last = panel(page, 'Delivery').getByLabel('Leave out the prices')
  await last.focus()
  const bar = await button(page, 'Mark as Paid').boundingBox()
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + PIXEL)
})
