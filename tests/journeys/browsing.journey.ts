import type { Page } from '@playwright/test'
import { caseLinks, expect, expectWhollyInView, paths, test } from './support/journey.ts'
import { ListingPage } from './support/listing-page.ts'
import { choosePhone } from './support/phone-dialog.ts'

test('links lead from the home page to the cases of a phone @desktop', async ({
  shopper,
  page,
}) => {
  await shopper.visit(paths.home())
  await choosePhone(page, 'Samsung Galaxy', 'Galaxy S24 Ultra')
  await expect(page).toHaveURL(/\/brand\/samsung\?model=Galaxy\+S24\+Ultra/)
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
  await expect(cards.filter({ hasText: 'View Details' }).first()).toContainText('Galaxy S24 Ultra')

  await caseLinks(page).first().click()
  await expect(page.getByLabel('Phone model')).toHaveValue('Galaxy S24 Ultra')
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
})

test('filters collapse at every width, by mouse and by keyboard @desktop', async ({
  shopper,
  page,
}, { project }) => {
  const isBeside = project.name === 'desktop'
  const listing = new ListingPage(page)
  const summary = (title: string) => listing.summary(title)
  await shopper.visit(`${paths.brand('samsung')}?type=Silicon`)
  if (!isBeside) await listing.opener.click()
  const models = page.getByRole('list', { name: 'Device Model' })
  const types = page.getByRole('list', { name: 'Case Type' })
  // Long lists are open on a wide screen and closed in the sheet of a small one.
  for (const list of [models, types]) await expect(list).toBeVisible({ visible: isBeside })
  const chosen = summary('Case Type').getByText('Silicon')
  await expect(chosen).toBeVisible({ visible: !isBeside })

  await summary('Device Model').click()
  await expect(models).toBeVisible({ visible: !isBeside })
  await summary('Device Model').press('Enter')
  await expect(models).toBeVisible({ visible: isBeside })
  await summary('Case Type').press('Space')
  await expect(types).toBeVisible({ visible: !isBeside })
  if (!isBeside) await summary('Case Type').press('Space')
  await expect(types).toBeHidden()
  // A collapsed filter shows its chosen values.
  await expect(chosen).toBeVisible()

  if (!isBeside) await summary('Device Model').click()
  await models.getByRole('link', { name: /^Galaxy S24 Ultra/ }).click()
  await expect(page).toHaveURL(/model=Galaxy\+S24\+Ultra/)
  await expect(types).toBeHidden()
  await expect(models).toBeVisible({ visible: isBeside })

  await listing.closes()
  await caseLinks(page).first().click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  if (!isBeside) await listing.opener.click()
  await expect(summary('Case Type')).toBeVisible()
  await expect(types).toBeHidden()
  await expect(models).toBeVisible({ visible: isBeside })
  await page.reload()
  if (!isBeside) await listing.opener.click()
  await expect(types).toBeVisible({ visible: isBeside })
})

test('filters appear when a window is widened, and collapse when it is narrowed @desktop', async ({
  shopper,
  page,
}) => {
  await shopper.visit(paths.brand('samsung'))
  const models = page.getByRole('list', { name: 'Device Model' })
  for (const [width, isBeside] of [
    [1280, true],
    [800, false],
    [1024, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(models).toBeVisible({ visible: isBeside })
  }
})

test.describe('before scripts are loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are open beside the products, as working links @desktop', async ({ page }, {
    project,
  }) => {
    await page.goto(paths.brand('samsung'))
    const models = page.getByRole('list', { name: 'Device Model' })
    await expect(models).toBeVisible({ visible: project.name === 'desktop' })
    await new ListingPage(page).opens('Device Model')
    await models.getByRole('link', { name: /^Galaxy S24 Ultra/ }).click()
    await expect(page).toHaveURL(/model=Galaxy\+S24\+Ultra/)
  })
})

test('reload and Back restore filters from the address, a chip removes one @desktop', async ({
  shopper,
  page,
}) => {
  // Counts of the whole shop are not compared, since other journeys add products meanwhile.
  const expectFiltered = async () => {
    await expect(page).toHaveURL(/\/brand\/vivo\?type=Silicon$/)
    await expect(chip).toBeVisible()
    await expect(otherTypes).toHaveCount(0)
    await expect(cards.filter({ hasText: 'Silicon' })).not.toHaveCount(0)
  }
  const chip = page.getByRole('button', { name: 'Remove filter: Silicon' })
  const cards = page.locator('#product-cards > li')
  const otherTypes = cards.filter({ hasNotText: 'Silicon' })
  await shopper.visit(`${paths.brand('vivo')}?type=Silicon`)
  await expectFiltered()
  await page.reload()
  await expectFiltered()

  await chip.click()
  await expect(page).toHaveURL(/\/brand\/vivo$/)
  await expect(otherTypes).not.toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await expect(
    page.getByRole('region', { name: 'Filters' }).getByRole('link').first(),
  ).toBeVisible()

  await page.goBack()
  await expectFiltered()
})

test('Back from a product restores the scroll position', async ({ shopper, page }) => {
  await shopper.visit(paths.brand('iphone'))
  const last = caseLinks(page).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await last.click()
  // The address changes before the page does; the next page is rendered once its heading is.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('iPhone cases')
  await expect(page).toHaveURL(/\/products\//)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50)
  await page.goBack()
  await expect(page).toHaveURL(/\/brand\/iphone$/)
  await expectScrolledTo(page, before)
})

test('a newly loaded page starts at its top; Back and reload restore the scroll position', async ({
  shopper,
  page,
}) => {
  await shopper.visit(paths.brand('iphone'))
  const far = await scrollToTheEnd(page)
  expect(far).toBeGreaterThan(500)
  for (const path of [paths.cart(), paths.login(), paths.brand('samsung'), paths.brand('iphone')]) {
    await shopper.visit(path)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectScrolledTo(page, 0)
    await scrollToTheEnd(page)
  }
  await page.reload()
  await expectScrolledTo(page, far)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samsung Galaxy cases')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

async function scrollToTheEnd(page: Page): Promise<number> {
  return await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return window.scrollY
  })
}

/** Tolerance: the width of a finger. */
async function expectScrolledTo(page: Page, y: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((wanted) => Math.abs(window.scrollY - wanted), y))
    .toBeLessThan(50)
}

test('a listing is divided into pages', async ({ shopper, page }) => {
  await shopper.visit(paths.brand('iphone'))
  const step = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(step('Previous')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await step('Previous').click()
  await expect(page).toHaveURL(/\/brand\/iphone$/)
  await page
    .getByRole('link', { name: /^Page \d+$/ })
    .last()
    .click()
  await expect(step('Next')).toHaveAttribute('aria-disabled', 'true')
})

test('a search covers all brands, and reports no results', async ({ shopper, page }) => {
  await shopper.visit(paths.products())
  const main = page.getByRole('main')
  await main.getByLabel('Search all cases').fill('truck art')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/q=truck\+art/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('truck art')
  await expect(caseLinks(page).first()).toBeVisible()

  await main.getByLabel('Search all cases').fill('xylophone quartz')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all cases' }).click()
  await expect(page).toHaveURL(paths.products())

  await shopper.visit(`${paths.brand('iphone')}?model=Nothing+Phone`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/brand\/iphone$/)
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
})

test.describe('missing pages', () => {
  test.use({ expectedErrors: [/404/] })

  test('unknown pages and brands redirect to home', async ({ shopper, page }) => {
    for (const path of ['/nothing/here', '/brand/tecno', '/admin-panel']) {
      await shopper.visit(path)
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  test('an unknown product shows a message and all products', async ({ shopper, page }) => {
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
  await page.getByLabel('Phone model').selectOption(product.models[0] ?? '')
  for (const y of [0, 400, 1200]) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expect
      .poll(() =>
        button.evaluateAll((all) =>
          all.some((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return top >= -1 && bottom <= window.innerHeight + 1
          }),
        ),
      )
      .toBe(true)
    await expectWhollyInView(page.locator('.buy-bar').getByText('Rs. 896').first())
  }
})

test('the page of the API shows every call', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/orders/{id}/cancel')).toBeVisible()
  await expect(page.getByText('/users/login').first()).toBeVisible()
})
