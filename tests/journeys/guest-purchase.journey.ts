import { shortOrderId } from '#domain/orders/status.ts'
import { ayesha, expect, expectWhollyInView, paths, seesCopied, test } from './support/journey.ts'

test('a guest buys one case, and pays for delivery', async ({
  shopper,
  backOffice,
  page,
  product,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await shopper.addToCart(product)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await shopper.goToCheckout()
  const total = page.getByText(/^Total/).filter({ visible: true })
  await expectWhollyInView(total.first())
  await shopper.fillIn()
  await expect(shopper.placeOrderButton()).toContainText(/Rs\. 1,146.*pay on delivery/)
  await shopper.placeOrder()

  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Order placed successfully!')).toBeAttached()
  // What a heading or a button says has no message.
  await page.getByRole('button', { name: 'Copy order number' }).click()
  await seesCopied(page)
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0)
  const progress = page.getByRole('region', { name: 'Order status' })
  // The first view after an order holds the next steps.
  const toWhatsApp = progress.getByRole('link', { name: /Send to my WhatsApp/ })
  await expectWhollyInView(toWhatsApp)
  await expectWhollyInView(page.locator('#short-order-id'))
  await expect(toWhatsApp).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(page.url())}`,
  )
  const main = page.getByRole('main')
  await expect(progress).toContainText(/Thank you, Ayesha\. It arrives between \d+ /)
  await expect(main.getByText('Pending', { exact: true }).first()).toBeVisible()
  const [model = ''] = product.models
  const street = 'House 12, Street 5'
  for (const text of [
    product.name,
    model,
    'Rs. 250',
    'Rs. 1,146',
    ayesha.name,
    '0300 1234567',
    street,
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }),
  ).toBeVisible()

  await page.reload()
  await expect(main).toContainText(ayesha.name)
  expect(await backOffice.ordersOf(product.id)).toBe(1)
})

test('a transfer order leads to the payment page, whose numbers can be copied', async ({
  shopper,
  product,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  await page.getByRole('radio', { name: /Online Bank Transfer/ }).check()
  await shopper.placeOrder()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment instructions' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Rs. 1,146')
  const id = page.url().split('/').at(-1) ?? ''
  await expect(main).toContainText(shortOrderId(id))
  await expect(main).not.toContainText(id)
  // The payment is one job: amount, accounts and the press that ends it are in the first view.
  await expect(main.getByText('Order placed successfully!')).toBeVisible()
  await expect(main.getByText('Rs. 1,146').first()).toHaveCSS('font-size', '36px')
  await expectWhollyInView(page.getByRole('button', { name: 'Attach screenshot' }))
  await expect(main.getByRole('button', { name: 'Copy amount' })).toBeVisible()
  const wallet = page.getByRole('button', { name: /copy easypaisa.* number/i })
  await page.clock.install()
  await wallet.click()
  await seesCopied(page)
  // The button confirms for two seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  await wallet.click()
  const confirmed = page.getByText('Copied to clipboard!')
  await page.clock.runFor(1_900)
  await expect(confirmed).toBeVisible()
  await page.clock.runFor(200)
  await expect(confirmed).toHaveCount(0)
  await page.clock.resume()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('03001234567')
  const number = main.getByText('0300 1234567', { exact: true }).first()
  expect(
    await number.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  ).toBeGreaterThanOrEqual(20)
  // Without a clipboard the number is selected instead.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await wallet.click()
  await shopper.seesToast('Failed to copy')
  expect(await page.evaluate(() => getSelection()?.toString().replaceAll(' ', ''))).toBe(
    '03001234567',
  )
  for (const link of await main.locator('a[href^="http"]').all()) {
    expect(await link.getAttribute('href')).not.toMatch(/journeys\.test|3001234567\b.*text/)
  }
  await page.getByRole('link', { name: 'View Order Details' }).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Payment Pending').first()).toBeVisible()
})

test('a double click places one order', async ({ shopper, backOffice, page, product }) => {
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  const released = Promise.withResolvers<void>()
  await page.route('**/api/orders', async (route) => {
    await released.promise
    await route.continue()
  })
  await shopper.placeOrderButton().dblclick()
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  released.resolve()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  expect(await backOffice.ordersOf(product.id)).toBe(1)
})

test('when the answer is lost a second press makes no second order, and the form is kept', async ({
  shopper,
  backOffice,
  page,
  product,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to load resource/)
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  await page.route(
    '**/api/orders',
    async (route) => {
      await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
  await shopper.placeOrderButton().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(ayesha.name)
  await shopper.placeOrder()
  expect(await backOffice.ordersOf(product.id)).toBe(1)
})

test('when the catalogue changes during checkout a new price is shown before an order is placed', async ({
  shopper,
  backOffice,
  page,
  expectedErrors,
  product,
}) => {
  expectedErrors.push(/409/)
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  await expect(shopper.placeOrderButton()).toContainText('Rs. 1,146')
  await backOffice.setPrice(product.id, 1_200_00)
  await shopper.placeOrderButton().click()
  await expect(
    page.getByText('Prices have changed. Please review your order.').first(),
  ).toBeVisible()
  await expect(shopper.placeOrderButton()).toContainText('Rs. 1,330')
  expect(await backOffice.ordersOf(product.id)).toBe(0)
  await expect(page.getByLabel('Full name')).toHaveValue(ayesha.name)
  await shopper.placeOrder()
  await expect(page.getByRole('main')).toContainText('Rs. 1,330')
})

test('a stranger sees a guest’s order masked, and opens it by its phone', async ({
  owner,
  page,
  product,
}) => {
  const { id, customer } = await owner.receivesOrder({ product, method: 'Online_Manual' })
  const reason = 'The screenshot shows another amount'
  await owner.calls('PUT', `/orders/${id}/reject-payment`, { rejectionReason: reason })
  await page.goto(paths.order(id))
  const main = page.getByRole('main')
  const progress = page.getByRole('region', { name: 'Order status' })
  await expect(main).toContainText(product.name)
  await expect(progress).toContainText('We could not confirm your payment')
  for (const hidden of ['reason', customer.name, customer.email, '7654321', customer.address]) {
    await expect(main).not.toContainText(hidden)
  }

  const phone = page.getByLabel(/phone number used for this order/i)
  await phone.fill('0301-7654321')
  await phone.press('Enter')
  await expect(progress).toContainText('Please read the reason')
  await expect(progress).toContainText(reason)
  await expect(main).toContainText(customer.name)
  await page.goto(paths.payment(id))
  await expect(page.getByText('We could not confirm your payment')).toBeVisible()
  await expect(page.getByRole('button', { name: /copy easypaisa.* number/i })).toBeVisible()
})

test('a guest buys with the keyboard alone @desktop-only', async ({ shopper, product, page }) => {
  const { keyboard } = page
  await shopper.visit(paths.product(product.slug))
  await shopper.tabTo(page.getByLabel('Phone model'))
  await keyboard.press('ArrowDown')
  await shopper.tabTo(page.getByRole('button', { name: 'Add to Cart' }).first())
  await keyboard.press('Enter')
  await shopper.seesToast('Added to cart!')

  await shopper.visit(paths.cart())
  await shopper.tabTo(page.getByRole('link', { name: 'Proceed to Checkout' }).first())
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  for (const [name, text] of Object.entries(ayesha)) {
    await shopper.tabTo(page.locator(`[name=${name}]`))
    await keyboard.type(text)
  }
  await shopper.tabTo(page.getByRole('radio', { name: /Cash on Delivery/ }))
  await shopper.tabTo(shopper.placeOrderButton())
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
