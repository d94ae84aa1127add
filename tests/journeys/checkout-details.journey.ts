import { ayesha, expect, expectAccessible, paths, test } from './support/journey.ts'

test('an empty checkout reports missing values at each field, by keyboard @desktop', async ({
  shopper,
  backOffice,
  page,
}) => {
  const { keyboard } = page
  await shopper.isAtCheckoutWith(await backOffice.newProduct('Details'))
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

test.describe('when the session ends at the checkout', () => {
  test.use({ expectedErrors: [/401/] })

  test('the form of the order is kept until after the login', async ({
    shopper,
    backOffice,
    page,
  }) => {
    await shopper.hasAccount()
    await shopper.isAtCheckoutWith(await backOffice.newProduct('Logged Out'))
    await page.getByLabel('Delivery phone').fill(ayesha.phone)
    await page.getByLabel('Street address').fill(ayesha.address)
    await page.getByLabel('City').fill(ayesha.city)
    await page.route(
      '**/api/orders',
      (route) =>
        route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: JSON.stringify({ message: 'Please log in again', code: 'UNAUTHENTICATED' }),
        }),
      { times: 1 },
    )
    await shopper.placeOrderButton().click()
    await expect(page.getByRole('main')).toContainText('Please log in again')
    await page.getByLabel('Password', { exact: true }).fill('journeys-only')
    await page.getByRole('main').getByRole('button', { name: 'Log In and Continue' }).click()
    await expect(page.getByLabel('Street address')).toHaveValue(ayesha.address)
    await expect(page.getByLabel('City')).toHaveValue(ayesha.city)
    await shopper.placeOrder()
  })
})

test('name and e-mail carry over between guest, login and registration', async ({
  shopper,
  backOffice,
  page,
}) => {
  const name = page.getByLabel('Full name')
  const email = page.getByLabel('Email address')
  const way = (label: string) => page.getByRole('tab', { name: label }).click()
  await shopper.isAtCheckoutWith(await backOffice.newProduct('Three Ways'))
  await name.fill(ayesha.name)

  await way('Login')
  await email.fill(ayesha.email)
  await page.getByLabel('Password', { exact: true }).fill('secret-one')
  const help = page.getByRole('main').getByRole('link', { name: /Forgot password\?/ })
  await expect(help).toHaveAttribute('target', '_blank')

  await way('Register')
  await expect(name).toHaveValue(ayesha.name)
  await expect(email).toHaveValue(ayesha.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await name.fill('Ayesha K.')
  await expectAccessible(page)

  await page.reload()
  await expect(name).toHaveValue('Ayesha K.')
  await expect(email).toHaveValue(ayesha.email)

  // Typed values stay in the form where they were typed.
  await way('Guest Checkout')
  await expect(name).toHaveValue(ayesha.name)
  await expect(email).toHaveValue(ayesha.email)
  await email.fill('other@journeys.test')
  await way('Login')
  await expect(email).toHaveValue(ayesha.email)
  await way('Guest Checkout')
  await expect(email).toHaveValue('other@journeys.test')
  await expect(page).toHaveURL(paths.checkout())
})
