import type { Page, Route } from '@playwright/test'
import { addressIn, languages } from '#domain/languages.ts'
import { sentencesIn } from '#messages'
import { caseLinks, expect, expectAccessible, paths, test } from './support/journey.ts'
import { comeBack } from './support/visit.ts'

test.use({ expectedErrors: [/500|ERR_FAILED/] })

const list = '**/api/products?**'

const noAnswer = (route: Route) => route.abort()
const COLD = { code: 'INTERNAL', message: 'The shop has a cold' }

test('a listing that fails to load shows an error in its place and as a toast, with a retry', async ({
  shopper,
  page,
}) => {
  const main = page.getByRole('main')
  const brand = main.getByRole('link', { name: /^Vivo/ })
  const failed = main.getByRole('heading', { name: 'Failed to load products' })
  // Fails from before the first page, which would otherwise prefetch the data of likely links.
  await page.route(list, noAnswer)
  await shopper.visit(paths.home())
  for (const [says, fail] of [
    ['Failed to load products', noAnswer],
    ['Failed to load products', (route: Route) => route.fulfill({ status: 500, body: '' })],
    [COLD.message, (route: Route) => route.fulfill({ status: 500, json: COLD })],
  ] as const) {
    await page.route(list, fail)
    await brand.click()
    await shopper.seesToast(says)
    await expect(page).toHaveURL(paths.brand('vivo'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivo cases')
    await expect(failed).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(paths.home())
  }
  await brand.click()
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  // A retry that fails for another reason says so.
  await page.route(list, noAnswer)
  await main.getByRole('button', { name: 'Try again' }).click()
  await shopper.seesToast('Failed to load products')
  await page.unroute(list)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(caseLinks(page).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('')
})

test('without reviews the page stays, without a product it doesn’t', async ({ shopper, page }) => {
  const reviews = /\/api\/products\/[^/]+\/reviews$/
  await page.route(reviews, noAnswer)
  await shopper.visit(paths.brand('vivo'))
  await caseLinks(page).first().click()
  await expect(page.getByLabel('Phone model')).toBeVisible()
  const section = page.getByRole('region', { name: 'Reviews' })
  const note = section.getByRole('heading', { name: 'Reviews can’t be shown right now' })
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await page.unroute(reviews)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(note).toHaveCount(0)

  await page.route(/\/api\/products\/[^/?]+$/, noAnswer)
  await shopper.visit(paths.brand('samsung'))
  await caseLinks(page).first().click()
  await shopper.seesToast('Product not found')
  await expect(page).toHaveURL(paths.products())
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('button', { name: 'Close message' }).click()
  await expect(messages.getByText('Product not found')).toHaveCount(0)
})

test('no answer for an order leads home; a shown one stays', async ({
  shopper,
  owner,
  product,
  page,
}) => {
  const order = await owner.receivesOrder({ product, method: 'Online_Manual' })
  const call = `**/api/orders/${order.id}`
  await shopper.hasAccount()
  await shopper.visit(paths.order(order.id))
  const failed = page.waitForEvent('requestfailed')
  await page.route(call, noAnswer)
  await comeBack(page)
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.shortId}`)

  await page.goto(paths.order(order.id))
  await shopper.seesToast('Order not found')
  await expect(page).toHaveURL(paths.home())
  await page.goto(paths.payment(order.id))
  await shopper.seesToast('Failed to load payment details')
  await expect(page).toHaveURL(paths.orders())
})

/**
 * Specification: "On a failed call the server's message field is shown as a toast, with these
 * fallbacks" (rule: messages-in-place).
 */
test.describe('an action without an answer says what failed, then why, as a toast and beside its cause', () => {
  test('adding to the cart, in both languages', async ({ shopper, backOffice, page }) => {
    const { slug, models } = await backOffice.newProduct('Unanswered')
    await page.route('**/api/cart', noAnswer)
    for (const language of languages) {
      const { product, common } = sentencesIn(language)
      await shopper.visit(addressIn(language, paths.product(slug)))
      await page.getByLabel(product.phoneModel).selectOption(models[0] ?? '')
      await page.getByRole('button', { name: product.addToCart }).first().click()
      await expectBothLines(page, product.notAdded, common.network)
    }
  })

  test('logging in, and tracking orders', async ({ shopper, page }) => {
    await page.route('**/api/users/login', noAnswer)
    await shopper.visit(paths.login())
    await page.getByLabel('Email address').fill('nobody@journeys.test')
    await page.getByLabel('Password', { exact: true }).fill('not a password')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expectBothLines(page, 'Login failed. Please try again.')

    await page.route('**/api/orders/guest/**', noAnswer)
    await shopper.visit(paths.trackOrder())
    await page.getByLabel('Email address').fill('nobody@journeys.test')
    await page.getByLabel('Email address').press('Enter')
    await expectBothLines(page, 'Failed to fetch orders')
  })

  test('a status set by the owner', async ({ owner, product }) => {
    const { page } = owner
    const order = await owner.receivesOrder({ product })
    await owner.visit(paths.adminOrder(order.id))
    await page.route(`**/api/orders/${order.id}/*`, noAnswer)
    await page.getByRole('button', { name: 'Mark as Processing' }).click()
    await expectBothLines(page, 'Failed to update status')
  })
})

const UNREACHED = 'The shop could not be reached. Please try again.'

/** Expects a failure and its reason in elements of their own, in the toast and in the page. */
async function expectBothLines(page: Page, message: string, reason = UNREACHED): Promise<void> {
  const toast = page.locator('section > ol > li')
  for (const place of [toast, page.getByRole('main').getByRole('alert')]) {
    await expect(place.getByText(message, { exact: true })).toBeVisible()
    await expect(place.getByText(reason, { exact: true })).toBeVisible()
  }
  await expectAccessible(page)
}

test('on a device that is offline a product that fails to load isn’t reported as removed: the page explains and waits', async ({
  shopper,
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/)
  // Disables prefetching.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await shopper.visit(paths.brand('vivo'))
  const link = caseLinks(page).first()
  // The screen's script is cached, its data isn't.
  await link.click()
  await expect(page.getByLabel('Phone model')).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Phone model')).toBeVisible()
})
