import { expect, paths, test } from './support/journey.ts'
import { isTranslated, translatedTexts } from './support/translator.ts'

/** A page that is translated before it hydrates has other texts; React then renders it anew, and reports it. */
test.use({ expectedErrors: [/Minified React error #(?:418|423|425)/] })

test.describe('after hydration', () => {
  test.beforeEach(({ page }) => isTranslated(page, 'hydrated'))

  /** (rule: translated-pages) */
  test('a guest buys and cancels', async ({ page, shopper, backOffice }) => {
    test.slow()
    const { slug, models } = await backOffice.newProduct('Translated Case')
    await shopper.visit(paths.product(slug))
    await expect.poll(() => translatedTexts(page)).toBeGreaterThan(3)
    await page.getByLabel('Phone model').selectOption(models[0] ?? '')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await shopper.seesToast('Added to cart!')
    await shopper.visit(paths.cart())
    await page.getByRole('button', { name: /^Increase/ }).click()
    await expect(page.getByRole('group', { name: /Quantity/ }).getByRole('status')).toHaveText('2')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveText('2')
    await page.getByRole('button', { name: /^Decrease/ }).click()
    await expect(page.getByRole('group', { name: /Quantity/ }).getByRole('status')).toHaveText('1')
    await shopper.goToCheckout()
    await shopper.placeOrderButton().click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert').first()).toContainText('Please')
    await shopper.fillIn()
    await expect(shopper.placeOrderButton()).toHaveText(/Rs\. 1,146/)
    await page.getByRole('radio', { name: /Online Bank Transfer/ }).check()
    await expect(shopper.placeOrderButton()).not.toHaveText(/pay on delivery/)
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
    await shopper.placeOrder()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
  })

  test('a listing is sorted and searched (rule: translated-pages)', async ({ page, shopper }) => {
    await shopper.visit(paths.brand('iphone'))
    await page.getByLabel('Sort by').first().selectOption('price')
    await expect(page).toHaveURL(/sort=price/)
    const card = page.locator('#product-cards > li').filter({ has: page.locator('.card-colours') })
    const dots = card.first().locator('.card-colours').getByRole('link')
    for (const dot of await dots.all()) {
      await dot.click()
      const name = await dot.innerText()
      await expect(card.first().getByRole('heading')).toHaveText(name)
      await expect(card.first().getByRole('link', { name: /^View Details/ })).toHaveAccessibleName(
        `View Details of ${name}`,
      )
    }
    await page.locator('label[for=q]').click()
    await page.getByRole('combobox', { name: 'Search the shop' }).pressSequentially('peac')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Search the shop' }).pressSequentially('ock')
    await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('peacock')
  })

  test('an account is opened and changed (rule: translated-pages)', async ({ page, shopper }) => {
    const email = await shopper.register()
    await shopper.visit(paths.profile())
    await page.getByLabel('Full name').fill('Sana Malik')
    await page
      .getByRole('button', { name: /Save|Update/ })
      .first()
      .click()
    await expect(page.getByRole('main')).toContainText('Sana Malik')
    await shopper.logOut()
    await shopper.logIn(email)
  })
})

test('before hydration a case is put into the cart', async ({ page, shopper, backOffice }) => {
  const translated = await backOffice.newProduct('Translated at Once')
  await isTranslated(page, 'at-once')
  await shopper.addToCart(translated)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})
