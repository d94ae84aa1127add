import { expect, paths, test } from './support/journey.ts'

test('from the home page to the cases of one’s own phone, remembered from then on @desktop', async ({
  shopper,
  page,
}) => {
  await shopper.visit(paths.home())
  await page.getByLabel('Phone brand').selectOption({ label: 'Samsung Galaxy' })
  await page.getByLabel('Phone model').selectOption('Galaxy S24 Ultra')
  await page.getByRole('button', { name: 'Show cases for Galaxy S24 Ultra' }).click()
  await expect(page).toHaveURL(/\/brand\/samsung\?model=Galaxy\+S24\+Ultra/)
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
  await expect(cards.filter({ hasText: 'View Details' }).first()).toContainText('Galaxy S24 Ultra')

  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page.getByLabel('Phone model')).toHaveValue('Galaxy S24 Ultra')
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()

  await shopper.visit(paths.brand('samsung'))
  await expect(page).toHaveURL(/model=Galaxy\+S24\+Ultra/)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/\/brand\/samsung$/)
  await page.reload()
  await expect(page).toHaveURL(/\/brand\/samsung$/)
})

test('filters live in the address: Back, reload and removing a chip @desktop', async ({
  shopper,
  page,
}) => {
  await shopper.visit(`${paths.brand('vivo')}?type=Silicon`)
  const status = page.getByText(/^Showing \d+ of \d+ products$/)
  await expect(status).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: Silicon' })).toBeVisible()
  const filtered = await status.textContent()

  await page.reload()
  await expect(status).toHaveText(filtered ?? '')

  await page.getByRole('button', { name: 'Remove filter: Silicon' }).click()
  await expect(page).toHaveURL(/\/brand\/vivo$/)
  await expect(status).not.toHaveText(filtered ?? '')
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(/type=Silicon/)
  await expect(status).toHaveText(filtered ?? '')
})

test('Back from a product is where one was', async ({ shopper, page }) => {
  await shopper.visit(paths.brand('iphone'))
  const last = page.getByRole('link', { name: /^View Details/ }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await last.click()
  await expect(page).toHaveURL(/\/products\//)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50)
  await page.goBack()
  await expect(page).toHaveURL(/\/brand\/iphone$/)
  await expect
    .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), before))
    .toBeLessThan(50)
})

test('pages of a listing', async ({ shopper, page }) => {
  await shopper.visit(paths.brand('iphone'))
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/brand\/iphone$/)
})

test('a search over all brands, and one that finds nothing', async ({ shopper, page }) => {
  await shopper.visit(paths.products())
  await page.getByLabel('Search all cases').fill('truck art')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/q=truck\+art/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('truck art')
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible()

  await page.getByLabel('Search all cases').fill('no such thing')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)

  await shopper.visit(`${paths.brand('iphone')}?model=Nothing+Phone`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/brand\/iphone$/)
})

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('unknown pages and brands go home', async ({ shopper, page }) => {
    for (const path of ['/nothing/here', '/brand/tecno', '/admin-panel']) {
      await shopper.visit(path)
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  test('an unknown product says so and goes to all products', async ({ shopper, page }) => {
    const response = await page.goto(paths.product('no-such-case'))
    expect(response?.status()).toBe(404)
    await shopper.seesToast('Product not found')
    await expect(page).toHaveURL(/\/products$/)
  })
})

test('the buy button stays in view on a small screen', async ({ shopper, backOffice, page }) => {
  const product = await backOffice.newProduct('In View')
  await page.setViewportSize({ width: 360, height: 640 })
  await shopper.visit(paths.product(product.slug))
  const button = page.getByRole('button', { name: /Select Model First|Add to Cart/ })
  await expect(button.first()).toBeDisabled()
  for (const y of [0, 400, 1200]) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expect
      .poll(() =>
        button.evaluateAll((all) =>
          all.some((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return top >= 0 && bottom <= window.innerHeight
          }),
        ),
      )
      .toBe(true)
  }
})

test('the page of the API shows every call @desktop', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/orders/{id}/cancel')).toBeVisible()
  await expect(page.getByText('/users/login')).toBeVisible()
})
