import type { Page } from '@playwright/test'
import { caseLinks, expect, paths, test } from './support/journey.ts'

test('filters collapse at every width, by mouse and by keyboard @desktop', async ({
  shopper,
  page,
  listing,
}, { project }) => {
  const isBeside = project.name === 'desktop'
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

test('filters follow the width of the window @desktop-only', async ({ shopper, page }) => {
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

test('a new page starts at its top; Back and reload scroll back', async ({ shopper, page }) => {
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

test('links and searches open without another document, in their language', async ({
  shopper,
  page,
  listing,
}) => {
  const mark = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSame = () => page.evaluate(() => 'isSameDocument' in window)
  const entries = () => page.evaluate(() => history.length)

  await shopper.visit(`/ur${paths.brand('samsung')}`)
  await mark()
  await page.locator('main li:has(h2) a.stretched').first().click()
  await expect(page).toHaveURL(/\/ur\/products\//)
  expect(await isSame()).toBe(true)
  const opened = await entries()

  // A link to the shown page takes its place in the history.
  await page.getByRole('banner').getByRole('link', { name: 'Khol' }).click()
  await expect(page).toHaveURL(/\/ur$/)
  await page.getByRole('banner').getByRole('link', { name: 'Khol' }).click()
  expect(await entries()).toBe(opened + 1)

  await page.locator('label[for=q]').click()
  await page.locator('#q').fill('peacock')
  await page.locator('#q').press('Enter')
  await expect(page).toHaveURL(/\/ur\/products\?q=peacock$/)
  expect(await isSame()).toBe(true)

  // A filter keeps the scroll position.
  await shopper.visit(paths.brand('samsung'))
  await mark()
  await listing.opener.click()
  await listing.summary('Case Type').click()
  await page.evaluate(() => scrollTo(0, 120))
  const silicon = page.getByRole('link', { name: /^Silicon/ })
  await silicon.first().click()
  await expect(page).toHaveURL(/type=Silicon/)
  expect(await page.evaluate(() => scrollY)).toBe(120)
  expect(await isSame()).toBe(true)
})

test('a press that opens a tab leaves the page @desktop-only', async ({ shopper, page }) => {
  await shopper.visit(paths.brand('samsung'))
  const tab = page.context().waitForEvent('page')
  await caseLinks(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(/\/products\//)
  expect(new URL(page.url()).pathname).toBe(paths.brand('samsung'))
})

test('the page of the API shows every call', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/orders/{id}/cancel')).toBeVisible()
  await expect(page.getByText('/users/login').first()).toBeVisible()
})
