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
