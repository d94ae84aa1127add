import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addressIn, languages } from '#domain/languages.ts'
import { sentencesIn } from '#messages'
import { allowed } from '#testing/browsers/allowed.ts'
import { lackingInScript } from '#testing/browsers/script-features.ts'
import { lackingInStyles } from '#testing/browsers/style-features.ts'
import { takeAway, takenAway, withoutNewStyles } from '#testing/browsers/take-away.ts'
import { ayesha, expect, expectNoSidewaysScroll, paths, test } from './support/journey.ts'
import { admin } from './support/shop-process.ts'

const built = new URL('../../build/web/', import.meta.url)

test('the built files have nothing that a supported browser lacks (rule: supported-browsers)', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const found = new Map<string, string>()
  for (const file of files.filter((name) => /\.(?:js|css)$/.test(name))) {
    const text = readFileSync(new URL(file, built), 'utf8')
    for (const feature of (file.endsWith('.js') ? lackingInScript : lackingInStyles)(text)) {
      found.set(feature, file)
    }
  }
  expect([...found].filter(([feature]) => !allowed.has(feature))).toEqual([])
  expect([...allowed.keys()].filter((feature) => !found.has(feature))).toEqual([])
})

/** Makes every page of the context one of the oldest supported browsers. */
async function isOldest(page: Page): Promise<void> {
  await page.addInitScript(takeAway, takenAway)
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      const isStyled = ['document', 'stylesheet'].includes(route.request().resourceType())
      if (!isStyled) return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const text = withoutNewStyles(await response.text())
      await route.fulfill({ response, body: text })
    },
  )
}

test.describe('in the oldest supported browsers', () => {
  // The changed styles have other hashes.
  test.use({ bypassCSP: true })

  test('a guest buys and tracks (rule: supported-browsers)', async ({
    page,
    shopper,
    listing,
    product,
  }) => {
    test.slow()
    await isOldest(page)
    await shopper.visit(paths.brand('iphone'))
    expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false)
    await expectNoSidewaysScroll(page)
    const close = page.getByRole('button', { name: 'Close filters' })
    await expect(close).toBeHidden()
    await listing.opener.click()
    await expect(close).toBeInViewport()
    await close.click()
    await expect(close).toBeHidden()
    await shopper.visit(paths.product(product.slug))
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Select Model First' }).click({ force: true })
    const choice = page.getByRole('dialog').getByText(product.models[0] ?? '', { exact: true })
    await choice.first().click()
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await shopper.seesToast('Added to cart!')
    await shopper.visit(paths.cart())
    await page.getByRole('button', { name: /^Increase/ }).click()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await shopper.goToCheckout()
    await shopper.fillIn()
    await expectNoSidewaysScroll(page)
    await shopper.placeOrder()
    const number = await page.locator('#short-order-id').textContent()
    await shopper.visit(paths.trackOrder())
    await page.getByLabel('Email address').fill(ayesha.email)
    await page.getByRole('main').getByRole('button', { name: /Track/ }).click()
    await expect(page.getByRole('main')).toContainText(number?.trim() ?? '')
  })

  /** (rule: supported-browsers) */
  test('the owner marks an order', async ({ page, shopper, owner, product }) => {
    const order = await owner.receivesOrder({ product, method: 'Online_Manual' })
    await isOldest(page)
    await shopper.logIn(admin.email, admin.password)
    await expect(page.getByText(sentencesIn('en').documents.oldBrowser)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await shopper.visit(paths.adminOrder(order.id))
    await page.getByRole('button', { name: 'Mark as Paid', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid' }).click()
    await shopper.seesToast('Order marked as paid successfully!')
  })
})

test('an older browser shows the shop, and says that it can’t order', async ({ page, product }) => {
  await page.addInitScript(() => {
    delete (Array.prototype as { findLast?: unknown }).findLast
  })
  for (const language of languages) {
    const { oldBrowser } = sentencesIn(language).documents
    await page.goto(addressIn(language, paths.product(product.slug)))
    await expect(page.getByText(oldBrowser)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name)
    await expect(page.locator('#loading-notice')).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-ready')
  }
})

test('where a script has unknown syntax the page says that its browser is too old (rule: supported-browsers)', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/SyntaxError|Unexpected token|Invalid or unexpected/)
  await page.route('**/assets/libraries-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let a = @' }),
  )
  await page.goto(paths.help())
  await expect(page.getByText(sentencesIn('en').documents.oldBrowser)).toBeVisible()
})
