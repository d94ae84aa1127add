import type { Locator, Page } from '@playwright/test'
import { ayesha, expect, paths, test } from './support/journey.ts'

/** Sets a field as a browser does that fills it without any event. */
const fillSilently = (field: Locator, text: string) =>
  field.evaluate((one: HTMLInputElement, value) => {
    // The browser's own way to the value, past the one by which React sees scripts.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value)
  }, text)

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

test('a checkout that the browser filled is sent as it stands, and with what is typed (rule: filled-fields)', async ({
  page,
  shopper,
  product,
}) => {
  await shopper.isAtCheckoutWith(product)
  const { address, ...filled } = ayesha
  for (const [name, value] of Object.entries(filled)) await fillSilently(field(page, name), value)
  await page.getByLabel('Street address').fill(address)
  for (const [name, value] of Object.entries(ayesha)) {
    await expect(field(page, name)).toHaveValue(value)
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
  await fillSilently(field(page, 'email'), email)
  await fillSilently(field(page, 'password'), 'journeys-only')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await shopper.seesToast('Login successful!')

  await shopper.visit(paths.profile())
  await fillSilently(field(page, 'name'), 'Sana Malik')
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
  await fillSilently(field(page, 'email'), order.customer.email)
  await page.getByRole('main').getByRole('button', { name: /Track/ }).click()
  await expect(page.getByRole('main')).toContainText(order.shortId)
})

test('a note of the owner takes what the browser filled', async ({ owner, product }) => {
  const { page } = owner
  const order = await owner.receivesOrder({ product, method: 'Online_Manual' })
  await owner.visit(paths.adminOrder(order.id))
  await page.getByRole('button', { name: 'Mark as Paid', exact: true }).click()
  const note = page.getByRole('dialog').getByLabel('Verification note')
  await fillSilently(note, 'Easypaisa 8812')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid' }).click()
  await owner.seesToast('Order marked as paid successfully!')
  expect(await owner.calls('GET', `/orders/${order.id}`)).toMatchObject({
    paymentResult: { verificationNote: 'Easypaisa 8812' },
  })
})
