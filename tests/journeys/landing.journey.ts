import { modelAddress } from '#domain/paths.ts'
import { caseLinks, expect, expectNoSidewaysScroll, test } from './support/journey.ts'

test('the landing page of a model leads to its cases and its brand, and back (rule: landing-pages)', async ({
  shopper,
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  const models = page.getByRole('region', { name: 'About this case' })
  const claim = /^\d+ designs? for the iPhone 15 (?:from|at) Rs\.\s[\d,]+, cash on delivery\.$/

  await shopper.visit(modelAddress('iphone', 'iPhone 15'))
  await expect(page).toHaveTitle(/^iPhone 15 covers? .*Rs\. [\d,]+ – /)
  await expect(heading).toHaveText('iPhone 15 covers')
  await expect(page.getByText(claim)).toBeVisible()
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('iPhone 15')

  await caseLinks(page).first().click()
  await expect(page).toHaveURL(/\/products\//)

  // Each compatible model links to its listing.
  await models.getByText(/^Fits \d+ iPhone models$/).click()
  await models.getByRole('link', { name: 'iPhone 15', exact: true }).click()
  await expect(heading).toHaveText('iPhone 15 covers')
  await expect(page.getByText(claim)).toBeVisible()
  await expect(page).toHaveTitle(/^iPhone 15 covers? .*Rs\. [\d,]+ – /)

  await crumbs.getByRole('link', { name: 'iPhone' }).click()
  await expect(heading).toHaveText('iPhone cases')
  await expect(page).toHaveTitle(/^iPhone covers and cases from Rs\. [\d,]+ – /)
  await expectNoSidewaysScroll(page)
})
