import { ayesha, expect, expectAccessible, test } from './support/journey.ts'

test('an empty checkout reports each field @desktop-only', async ({ shopper, product, page }) => {
  const { keyboard } = page
  await shopper.isAtCheckoutWith(product)
  const guest = page.getByRole('tab').first()
  await expect(guest).toHaveText('Guest Checkout')
  await expect(guest).toHaveAttribute('aria-selected', 'true')
  for (const [label, autocomplete, type, inputMode] of [
    ['Full name', 'name', 'text', null],
    ['Email address', 'email', 'email', null],
    ['Delivery phone', 'tel', 'tel', 'tel'],
    ['Street address', 'shipping street-address', null, null],
    ['City', 'shipping address-level2', 'text', null],
    ['Postal code', 'shipping postal-code', 'text', 'numeric'],
  ] as const) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    if (type) expect(await field.evaluate((one) => (one as HTMLInputElement).type)).toBe(type)
    if (inputMode) await expect(field).toHaveAttribute('inputmode', inputMode)
    const [above, below] = await field.evaluate((one) => [
      (one as HTMLInputElement).labels?.[0]?.getBoundingClientRect().bottom ?? Infinity,
      one.getBoundingClientRect().top,
    ])
    expect(above, `label above ${label}`).toBeLessThanOrEqual(below ?? 0)
  }
  await expect(page.getByLabel('Delivery phone')).toHaveAccessibleDescription(
    /^Courier calls this number before delivery/,
  )
  await shopper.placeOrderButton().focus()
  await keyboard.press('Enter')

  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please provide your name, email address, and phone number',
    'Please enter your address',
    'Please enter your city',
  ])
  for (const [label, sentence] of [
    ['Full name', 'Please enter your full name'],
    ['Email address', 'Please enter your email address'],
    ['Delivery phone', 'Please enter a delivery phone number'],
    ['Street address', 'Please enter your address'],
    ['City', 'Please enter your city'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
  }
  await expectAccessible(page)

  // The summary focuses the first of its fields, then each that is still missing.
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await keyboard.type(ayesha.name)
  await expect(page.getByText('Please enter your full name')).toHaveCount(0)
  await expect(summary.getByRole('link').first()).toHaveText(/^Please provide your name/)
  await summary.getByRole('link').first().focus()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Email address')).toBeFocused()

  // The country is constant, so it has no control.
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: /^Pakistan$/ })).toBeVisible()
  await shopper.fillIn()
  await shopper.placeOrder()
  await expect(page.getByRole('main')).toContainText('Pakistan')
})
