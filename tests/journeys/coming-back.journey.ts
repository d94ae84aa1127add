import {
  ayesha,
  expect,
  expectAccessible,
  keepMessagesOpen,
  paths,
  test,
} from './support/journey.ts'

test('a guest’s order opens an account with a password', async ({ shopper, product, page }) => {
  await keepMessagesOpen(page)
  const main = page.getByRole('main')
  const email = `joins-${crypto.randomUUID().slice(0, 8)}@journeys.test`
  const { id } = await shopper.hasOrdered({ product, customer: { email } })
  await shopper.hasInCart(product)
  await shopper.visit(paths.order(id))

  await page.getByText('Save this order: choose a password').click()
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(main.getByText('Password must be at least 6 characters').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('journeys-only')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await shopper.seesToast('Account created successfully!')
  await shopper.seesToast('Cart synced successfully!')
  // Two messages about one step don't cover each other.
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(messages).toHaveCount(2)
  await expect
    .poll(async () => {
      const all = await messages.all()
      const [upper, lower] = await Promise.all(all.map((one) => one.boundingBox()))
      return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
  // 'Order detail: guest-order notice', also for an account that has the order in its list.
  await expect(main.getByText('This is a guest order')).toBeVisible()
  await expect(main).not.toContainText('Keep its link')
  await main.getByRole('link', { name: 'My Orders' }).click()
  await expect(main).toContainText(product.name)

  await shopper.visit(paths.profile())
  const kept = page.getByRole('region', { name: 'Addresses' }).getByRole('listitem')
  await expect(kept).toContainText([ayesha.address])
  await page.getByRole('button', { name: 'Edit address 1' }).click()
  await expect(page.getByLabel('Street address')).toBeFocused()
  await page.getByLabel('Street address').fill('House 13, Street 5')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('button', { name: 'Edit address 1' })).toBeFocused()
  await expect(kept).toContainText(['House 13, Street 5'])
  await page.getByRole('button', { name: 'Remove address 1' }).click()
  await expect(kept).toHaveCount(0)
})

test('an order is put into the cart again, and changes reported', async ({
  shopper,
  backOffice,
  page,
}) => {
  const main = page.getByRole('main')
  const gone = await backOffice.newProduct('Gone By Then')
  const dearer = await backOffice.newProduct('Dearer By Then')
  await shopper.isAtCheckoutWith(gone, dearer)
  await shopper.fillIn()
  await shopper.placeOrder()
  await expect(main).toContainText('Order placed successfully!')
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click()
  await expect(main).not.toContainText('Order placed successfully!')
  await backOffice.deleteProduct(gone.id)
  await backOffice.setPrice(dearer.id, 125000)

  const again = page.getByRole('button', { name: /^Order Again/ })
  await again.click()
  await expect(main).toContainText('1 of 2 cases is in your cart')
  await expect(main).toContainText('Gone By Then is no longer sold.')
  await expect(main).toContainText('Dearer By Then: Rs. 896 → Rs. 1,125')
  await expectAccessible(page)
  await main.getByRole('link', { name: 'View Cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main).toContainText('Dearer By Then')
  await expect(main).not.toContainText('Gone By Then')
})

test('Back shows the cart as it is now (rule: restored-pages)', async ({
  shopper,
  product,
  page,
}) => {
  await shopper.hasInCart(product)
  await shopper.visit(paths.help())
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await shopper.hasInCart(product)
  // Chromium under test has no pages in memory; the event is the one that it sends for them.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})
