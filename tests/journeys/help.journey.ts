import { expect, paths, test } from './support/journey.ts'

test('questions before a purchase are answered, with a link back', async ({
  shopper,
  page,
  backOffice,
}) => {
  const product = await backOffice.newProduct('Wondered about')
  await shopper.visit(paths.product(product.slug))
  await page.getByRole('main').getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused()

  const question = 'I chose the wrong model. What now?'
  await page.getByRole('navigation', { name: 'Questions' }).getByText(question).click()
  await expect(page).toHaveURL(/\/help#exchange$/)
  const answer = page.getByRole('region', { name: question })
  await expect(answer.getByRole('heading')).toBeInViewport()
  await expect(answer).toContainText('We answer within 24 hours')

  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
})

test('a search for a topic of help leads to its answer', async ({ shopper, page }) => {
  await shopper.visit(`${paths.products()}?q=delivery+charges`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Delivery in 10-12 days/ })
    .click()
  await expect(page).toHaveURL(/\/help#delivery$/)
  await expect(
    page.getByRole('heading', { name: 'When does my order arrive, and what does delivery cost?' }),
  ).toBeInViewport()
})

test('the checkout has explanations beside the form', async ({ shopper, page, backOffice }) => {
  await shopper.isAtCheckoutWith(await backOffice.newProduct('Explained'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /More about delivery/ }).click()
  await expect((await opened).getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
})
