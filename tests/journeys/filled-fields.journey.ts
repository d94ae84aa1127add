import type { Page } from '@playwright/test'
import { ayesha, expect, paths, test } from './support/journey.ts'

/** Sets fields by their names as a browser does that fills them without any event. */
async function fillSilently(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `main form [name="${name}"]`,
      )
      if (!field) throw new Error(`there is no field ${name}`)
      // The browser's own way to the value, past the one by which React sees scripts.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      )
    }
  }, values)
}

test('a checkout that the browser filled is sent as it stands, and with what is typed (rule: filled-fields)', async ({
  page,
  shopper,
  product,
}) => {
  await shopper.isAtCheckoutWith(product)
  const { address, ...filled } = ayesha
  await fillSilently(page, filled)
  await page.getByLabel('Street address').fill(address)
  for (const [name, value] of Object.entries(ayesha)) {
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue(value)
  }
  await shopper.placeOrder()
  await expect(page.getByRole('main')).toContainText(address)
  await expect(page.getByRole('main')).toContainText('0300 1234567')
})

test('login, profile and tracking take filled fields', async ({
  page,
  shopper,
  owner,
  product,
}) => {
  const email = await shopper.hasAccount()
  await page.evaluate(() => localStorage.clear())
  await shopper.visit(paths.login())
  await fillSilently(page, { email, password: 'journeys-only' })
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await shopper.seesToast('Login successful!')

  await shopper.visit(paths.profile())
  await fillSilently(page, { name: 'Sana Malik' })
  await page
    .getByRole('button', { name: /Save|Update/ })
    .first()
    .click()
  await shopper.seesToast('Profile updated successfully!')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Sana Malik')

  const order = await owner.receivesOrder({ product })
  await shopper.logOut()
  await shopper.visit(paths.trackOrder())
  await fillSilently(page, { email: order.customer.email })
  await page.getByRole('main').getByRole('button', { name: /Track/ }).click()
  await expect(page.getByRole('main')).toContainText(order.shortId)
})

test('a note of the owner takes what the browser filled', async ({ owner, product }) => {
  const { page } = owner
  const order = await owner.receivesOrder({ product, method: 'Online_Manual' })
  await owner.visit(paths.adminOrder(order.id))
  await page.getByRole('button', { name: 'Mark as Paid', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Verification note')
    .evaluate((field) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        'Easypaisa 8812',
      )
    })
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid' }).click()
  await owner.seesToast('Order marked as paid successfully!')
  expect(await owner.calls('GET', `/orders/${order.id}`)).toMatchObject({
    paymentResult: { verificationNote: 'Easypaisa 8812' },
  })
})
