import { headersOf } from './support/device.ts'
import { ayesha, expect, expectAccessible, paths, Shopper, test } from './support/journey.ts'

/** Orders of a cart that was changed in another tab (rule: one-key-one-order). */

test.use({ expectedErrors: [/409|422|ERR_FAILED|Failed to load resource/] })

test('a cart that another tab has cleared is not ordered, and the entries are kept', async ({
  shopper,
  backOffice,
  page,
  context,
  product,
}) => {
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  await page.getByText('Is it a gift?').click()
  await page.getByLabel('No prices in the parcel').check()

  const other = new Shopper(await context.newPage())
  await other.visit(paths.cart())
  await other.page.getByRole('button', { name: 'Clear Cart' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Clear Cart' }).click()
  await other.seesToast('Cart cleared')

  await shopper.placeOrderButton().click()
  await shopper.seesToast('Your cart is empty')
  const heading = page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('main')).toContainText('emptied or ordered somewhere else')
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toHaveCount(0)
  await expectAccessible(page)
  expect(await backOffice.ordersOf(product.id)).toBe(0)

  await shopper.isAtCheckoutWith(product)
  await expect(page.getByLabel('Full name')).toHaveValue(ayesha.name)
  await expect(page.getByLabel('No prices in the parcel')).toBeChecked()
  await shopper.placeOrder()
  expect(await backOffice.ordersOf(product.id)).toBe(1)
})

test('a cart changed in another tab is shown first', async ({ shopper, backOffice, page }) => {
  const first = await backOffice.newProduct('Seen First')
  const added = await backOffice.newProduct('Added Elsewhere')
  await shopper.isAtCheckoutWith(first)
  await shopper.fillIn()
  await expect(shopper.placeOrderButton()).toContainText('Rs. 1,146')
  await shopper.hasInCart(added)

  await shopper.placeOrderButton().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText(
    'Your cart has changed. Please review your order.',
  )
  await expect(main.getByText(added.name).filter({ visible: true })).toBeVisible()
  await expect(shopper.placeOrderButton()).toContainText('Rs. 1,792')
  await expect(page.getByLabel('Street address')).toHaveValue(ayesha.address)
  expect(await backOffice.ordersOf(first.id)).toBe(0)
  await expectAccessible(page)

  await shopper.placeOrder()
  await expect(main).toContainText(added.name)
  expect(await backOffice.ordersOf(added.id)).toBe(1)
})

test('a cart that another tab has ordered is not ordered again with other details', async ({
  shopper,
  backOffice,
  page,
  context,
  product,
}) => {
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  const other = new Shopper(await context.newPage())
  await other.visit(paths.checkout())
  await other.fillIn({ ...ayesha, address: 'Office 3, Mall Road' })
  await other.placeOrder()

  await shopper.placeOrderButton().click()
  await shopper.seesToast('This cart has already been ordered, with other details.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart is Empty')
  expect(await backOffice.ordersOf(product.id)).toBe(1)
})

test('a lost order of a cart that was cleared since is reported as not placed', async ({
  shopper,
  backOffice,
  page,
  product,
}) => {
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  await page.route('**/api/orders', (route) => route.abort('failed'), { times: 1 })
  await shopper.placeOrderButton().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  const cleared = await page.request.delete('/api/cart', { headers: await headersOf(page) })
  expect(cleared.ok()).toBe(true)
  await page.reload()

  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Finish my order/ }).click()
  await expect(main.getByRole('alert')).toContainText('nothing was ordered')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  expect(await backOffice.ordersOf(product.id)).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart is Empty')
})
