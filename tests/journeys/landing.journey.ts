import { modelAddress } from '#domain/paths.ts'
import {
  caseLinks,
  expect,
  expectNoSidewaysScroll,
  expectValidScreen,
  paths,
  photograph,
  test,
} from './support/journey.ts'

test('the landing page of a model leads to its cases and its brand, and back', async ({
  shopper,
  page,
  isMobile,
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
  await photograph(page, 'landing')

  await caseLinks(page).first().click()
  await expect(page).toHaveURL(/\/products\//)
  // A small screen has the brand's name above the case's instead.
  if (!isMobile) await expect(crumbs.getByRole('link')).toHaveText(['Home', 'iPhone'])
  await photograph(page, 'landing-product')

  // Each compatible model links to its listing.
  await models.getByText(/^Fits \d+ iPhone models$/).click()
  await models.getByRole('link', { name: 'iPhone 15', exact: true }).click()
  await expect(heading).toHaveText('iPhone 15 covers')
  await expect(page.getByText(claim)).toBeVisible()
  await expect(page).toHaveTitle(/^iPhone 15 covers? .*Rs\. [\d,]+ – /)

  await crumbs.getByRole('link', { name: 'iPhone' }).click()
  await expect(heading).toHaveText('iPhone cases')
  await expect(page).toHaveTitle(/^iPhone covers and cases from Rs\. [\d,]+ – /)
  await photograph(page, 'landing-brand')
  await expectNoSidewaysScroll(page)
})

test('a model without cases shows a message and a link to its brand', async ({ shopper, page }) => {
  await shopper.visit(modelAddress('vivo', 'Vivo Y2999'))
  await expect(page.getByText('No designs for the Vivo Y2999.')).toBeVisible()
  await photograph(page, 'landing-empty')
  await expectValidScreen(page)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByRole('link', { name: 'Vivo' }).click()
  await expect(page).toHaveURL(paths.brand('vivo'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivo cases')
})
