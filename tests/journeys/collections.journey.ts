import {
  caseLinks,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  test,
} from './support/journey.ts'

test('a collection is linked from home, has filters, and leads to its cases', async ({
  shopper,
  page,
}) => {
  await shopper.visit(paths.home())
  await page.getByRole('main').getByRole('link', { name: 'Truck Art', exact: true }).click()
  await expect(page).toHaveURL(paths.collection('truck-art'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truck Art')
  await expect(page).toHaveTitle(/^Truck Art cases/)
  const count = page.getByText(/^Showing \d+ of \d+ products$/)
  await expect(count).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await shopper.visit(`${paths.collection('truck-art')}?brand=iphone`)
  await page.getByRole('button', { name: /^Remove filter: iPhone/ }).click()
  await expect(page).toHaveURL(paths.collection('truck-art'))
  await caseLinks(page).first().click()
  await expect(
    page.getByRole('button', { name: /Add to Cart|Select Model First/ }).first(),
  ).toBeVisible()
})
