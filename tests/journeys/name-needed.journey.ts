import type { Order } from '#domain/contract/orders.ts'
import { NAME_NEEDED, SENT_WITHOUT_NAME } from '#domain/orders/name-needed.ts'
import { button, newPhone, panel, question, seesStatus } from './support/admin-order.ts'
import { expect, expectAccessible, paths, test } from './support/journey.ts'

const caseType = 'Name Customization'

test('shipping asks about a missing name', async ({ owner, backOffice }) => {
  test.setTimeout(120_000)
  const { page } = owner
  const customer = { name: `Sana ${crypto.randomUUID().slice(0, 8)}`, phone: newPhone() }
  const plain = await backOffice.newProduct('Plain')
  const named = await backOffice.newProduct('To be named', { caseType })
  const ready = await owner.receivesOrder({ product: plain, customer })
  const order = () => owner.receivesOrder({ product: named, customer })
  const [first, second, third] = [await order(), await order(), await order()]
  const statusOf = async ({ id }: { readonly id: string }) =>
    (await owner.calls<Order>('GET', `/orders/${id}`)).orderStatus
  const confirms = (shortId: string) =>
    page.getByRole('checkbox', { name: `I have the name, or ship without it for order ${shortId}` })

  await test.step('orders selected in the list', async () => {
    await owner.visit(`${paths.adminOrders()}?search=${encodeURIComponent(customer.name)}`)
    await page.getByLabel('Select all 4 on this page').check()
    const bar = page.getByRole('region', { name: 'Selected orders' })
    await button(bar, 'Actions').tap()
    await button(page.getByRole('dialog'), 'Mark as Shipped').click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('Name needed for 3 orders')
    await expect(asked.getByRole('heading')).toHaveText(`Mark order ${ready.shortId} as Shipped?`)
    const link = asked.getByRole('link', { name: `Ask on WhatsApp about order ${first.shortId}` })
    await expect(link).toHaveAttribute('href', /wa\.me\/.*Which\+name/)
    await confirms(first.shortId).check()
    await expect(asked.getByRole('heading')).toHaveText('Mark 2 orders as Shipped?')
    await expectAccessible(page)
    await button(asked, 'Mark as Shipped').click()
    await owner.seesToast('2 orders marked as Shipped')
    expect(await statusOf(ready)).toBe('Shipped')
    expect(await statusOf(first)).toBe('Shipped')
    expect(await statusOf(second)).toBe('Pending')
    await expect(bar.getByRole('status')).toHaveText('2 selected')
  })

  await test.step('orders pasted with their numbers', async () => {
    await owner.visit(paths.adminParcels())
    await page
      .getByLabel('Paste lines')
      .fill(
        `${second.shortId} 77941${newPhone().slice(-7)}\n${third.shortId} 77942${newPhone().slice(-7)}`,
      )
    await button(page, 'Match orders').click()
    const apart = page.getByRole('region', { name: 'Name needed' })
    await expect(apart.getByText(NAME_NEEDED)).toHaveCount(2)
    await expect(page.getByText('0 orders ready, 2 to look at')).toBeVisible()
    await confirms(second.shortId).check()
    await expect(confirms(second.shortId)).toBeFocused()
    await expect(page.getByText('1 order ready, 1 to look at')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Mark 1 as Shipped').click()
    await button(page.getByRole('alertdialog'), 'Mark as Shipped').click()
    await owner.seesToast('1 order marked as Shipped')
    expect(await statusOf(third)).toBe('Pending')
  })

  await test.step('an order on its own page', async () => {
    await owner.visit(paths.adminOrder(third.id))
    await expect(
      panel(page, 'Needs attention').getByRole('link', { name: /^Ask on WhatsApp/ }),
    ).toBeVisible()
    await page.getByLabel('Order status').selectOption('Shipped')
    await button(page, 'Update status').click()
    const asked = question(page, `Mark order ${third.shortId} as Shipped?`)
    const ship = button(asked, 'Mark as Shipped')
    await expect(ship).toHaveAttribute('aria-disabled', 'true')
    await confirms(third.shortId).check()
    await expectAccessible(page)
    await ship.click()
    await seesStatus(page, 'Shipped')
    await expect(panel(page, 'Items')).toContainText(SENT_WITHOUT_NAME)
    await expect(panel(page, 'History')).toContainText(SENT_WITHOUT_NAME)
  })
})
