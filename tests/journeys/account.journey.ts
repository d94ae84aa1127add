import { ayesha, expect, expectAccessible, paths, test } from './support/journey.ts'
import { front } from './support/product-form.ts'
import { comeBack } from './support/visit.ts'

test('a guest’s cart survives registration and login', async ({ shopper, product, page }) => {
  await shopper.addToCart(product)
  const email = await shopper.register()
  await shopper.seesToast('Cart synced successfully!')
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('guestSessionId'))).toBeNull()

  await shopper.logOut()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0)
  await shopper.logIn(email)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('account pages and reviews lead visitors to the login', async ({ shopper, product, page }) => {
  await shopper.visit(paths.product(product.slug))
  await page.getByRole('button', { name: /write .*review/i }).click()
  await shopper.seesToast('Please login to write a review')
  await expect(page).toHaveURL(/\/login$/)
  for (const path of [paths.profile(), paths.orders()]) {
    await shopper.visit(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  // The login explains why it is shown, and offers tracking without an account.
  const main = page.getByRole('main')
  await expect(main).toContainText('My Orders belong to an account. Ordered as a guest?')
  await main.getByRole('link', { name: 'Track your order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Track Order' })).toBeVisible()
  await shopper.visit(paths.login())
  await expect(main).not.toContainText('belong to an account')
})

test('an account’s order is listed and can be cancelled', async ({ shopper, product, page }) => {
  await shopper.hasAccount()
  await shopper.isAtCheckoutWith(product)
  await page.getByLabel('Delivery phone').fill(ayesha.phone)
  await page.getByLabel('Street address').fill(ayesha.address)
  await page.getByLabel('City').fill(ayesha.city)
  await shopper.placeOrder()
  await expect(page.getByRole('main')).toContainText(product.name)

  await shopper.visit(paths.orders())
  const orders = page.getByRole('main')
  await expect(orders).toContainText(product.name)
  await expect(orders).toContainText('Not Paid')
  await orders.getByRole('link', { name: /View Details/ }).click()
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click()
  await shopper.seesToast('Order cancelled successfully')
  await expect(page.getByRole('main').getByText('This order has been cancelled.')).toBeVisible()

  await shopper.visit(paths.profile())
  await expect(page.getByLabel('Delivery phone')).toHaveValue(/0300 ?1234567/)
})

test('an open order page follows the owner’s changes', async ({
  shopper,
  owner,
  product,
  page,
}) => {
  await shopper.hasAccount()
  const { id } = await shopper.hasOrdered({ product, method: 'Online_Manual' })
  await shopper.visit(paths.order(id))
  const progress = page.getByRole('region', { name: 'Order status' })
  const currentStep = page.locator('[aria-current=step]')
  const panel = page.getByRole('region', { name: 'Status', exact: true })
  await expect(progress).toContainText('Waiting for your transfer')
  await expect(progress.getByRole('listitem')).toHaveCount(5)
  await expect(currentStep).toContainText('Transfer awaited')
  await expect(panel).toContainText('Not sent yet')

  await owner.calls('PUT', `/orders/${id}/pay`, {})
  await comeBack(page)
  await expect(page.getByText('Payment received', { exact: true })).toBeVisible()
  await expect(currentStep).toContainText('Paid')
  await owner.calls('PUT', `/orders/${id}/status`, { status: 'Processing' })
  await comeBack(page)
  await expect(currentStep).toContainText('Being packed')
  await expect(panel).toContainText('Not sent yet')
  await owner.calls('PUT', `/orders/${id}/status`, { status: 'Shipped' })
  await comeBack(page)
  await expect(currentStep).toContainText('Sent')
  await expect(panel).toContainText('In Transit')
  await expect(progress).toContainText(/Thank you, Ayesha\. It arrives between /)
  await owner.calls('PUT', `/orders/${id}/deliver`, {})
  await comeBack(page)
  await expect(currentStep).toContainText('Delivered')
  await expect(progress).not.toContainText('It arrives')

  await progress.getByRole('link', { name: 'How is it? Write a Review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Write a review' })).toBeFocused()
})

test('an order is found by e-mail, which no address shows', async ({ shopper, product, page }) => {
  const email = `tracked-${crypto.randomUUID().slice(0, 8)}@journeys.test`
  await shopper.hasOrdered({ product, customer: { email } })
  await shopper.visit(paths.trackOrder())
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Email address').press('Enter')
  await expect(page.getByRole('heading', { name: 'Found 1 order(s).' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(product.name)
  expect(page.url()).not.toContain('tracked-')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('tracked-')

  await page.getByLabel('Email address').fill('never@journeys.test')
  await page.getByLabel('Email address').press('Enter')
  await expect(page.getByRole('heading', { name: 'No orders found for this email.' })).toBeVisible()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('listitem')).toHaveCount(0)
})

test('a review is written, replaced with a photo, and removed', async ({
  shopper,
  product,
  page,
}) => {
  await shopper.hasAccount()
  await shopper.visit(paths.product(product.slug))
  await page.getByRole('button', { name: /write .*review/i }).click()
  await expect(page.getByLabel('Your rating')).toBeVisible()
  await page.getByRole('button', { name: /submit/i }).click()
  await expect(page.getByLabel('Your comment')).toHaveAccessibleDescription(/Does it fit\? .+/)
  await expectAccessible(page)
  await page.getByLabel('Your comment').fill('Fits well.\n<b>Really</b> well.')
  await page.getByRole('button', { name: /submit/i }).click()
  await shopper.seesToast('Review submitted successfully!')
  const reviews = page.locator('#reviews')
  await expect(reviews).toContainText('<b>Really</b> well.')
  await expect(reviews.getByText('Really')).toHaveCSS('white-space-collapse', 'preserve-breaks')
  await expect(reviews).toContainText('1 review')
  // The written review is in view, and the form is folded.
  await expect(reviews.locator('li:focus')).toContainText('<b>Really</b> well.')
  await expect(page.getByLabel('Your comment')).toHaveCount(0)
  await page.reload()
  await expect(reviews).toContainText('<b>Really</b> well.')

  await page.getByLabel('Your comment').fill('With a photo.')
  const photos = reviews.getByRole('group', { name: 'Photos' })
  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await photos.locator('input[type=file]').setInputFiles([await front(), notes])
  await expect(photos.getByRole('alert')).toContainText('notes.pdf: Please choose a picture')
  await page.getByRole('button', { name: /submit/i }).click()
  const photo = reviews.getByRole('button', { name: /^Photo 1 of 1 by/ })
  await expect(reviews).toContainText('With a photo.')
  await expect(reviews).not.toContainText('<b>Really</b> well.')
  await photo.click()
  const whole = page.getByRole('dialog').getByRole('img', { name: /^Photo 1 of 1 by/ })
  await expect
    .poll(() => whole.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()

  await reviews.getByRole('button', { name: 'Remove your review' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(reviews).toContainText('No reviews yet.')
})

test('a profile keeps name and password, and ends other logins', async ({ shopper, page }) => {
  const email = await shopper.hasAccount()
  await page.request.post('/api/users/login', { data: { email, password: 'journeys-only' } })
  // A new password ends the session of reads that are still in flight.
  await Promise.all([
    ...['second-step', 'passkeys', 'sessions'].map((part) =>
      page.waitForResponse(`**/api/users/${part}`),
    ),
    shopper.visit(paths.profile()),
  ])
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  // A second read would stay open: the list shows what the press ended.
  const reads = '**/api/users/sessions'
  await page.route(reads, (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  )
  await devices.getByRole('button', { name: 'Log out everywhere else' }).click()
  await shopper.seesToast('Logged out everywhere else.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('heading')).toBeFocused()
  await page.unroute(reads)
  await page.getByLabel('Full name').fill('Ayesha K. Malik')
  await page.getByLabel('New password', { exact: true }).fill('another-journeys-only')
  await page.getByLabel('Confirm new password').fill('another-journeys-only')
  await page
    .getByRole('main')
    .getByRole('button', { name: /save|update/i })
    .click()
  await shopper.seesToast('Profile updated successfully!')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Ayesha K. Malik')
  await shopper.logOut()
  await expect(page).toHaveURL(/\/login$/)
  await shopper.logIn(email, 'another-journeys-only')
})
