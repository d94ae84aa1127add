import type { Page } from '@playwright/test'
import { expect, expectAccessible, paths, test } from './support/journey.ts'
import { watchShifts } from './support/shifts.ts'

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name} to wish list` })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

test('a wish list is stored on the device, in a link, and in an account (rules: wish-list, shopper-lists)', async ({
  shopper,
  backOffice,
  page,
  stranger,
}) => {
  const one = await backOffice.newProduct('Wish One')
  const two = await backOffice.newProduct('Wish Two')
  const shifts = await watchShifts(page)
  await shopper.visit(`${paths.products()}?q=Wish+One`)
  await heart(page, 'Wish One').first().click()
  await shopper.seesToast('Saved to your wish list')
  await shopper.visit(paths.product(two.slug))
  await heart(page, 'Wish Two').click()
  await shopper.visit(paths.wishlist())
  await expect(cards(page).getByRole('heading')).toHaveText(['Wish Two', 'Wish One'])
  expect(await shifts.unasked()).toBeLessThan(0.01)
  await expectAccessible(page)

  // A removed product stays in view, and Undo restores it.
  await heart(page, 'Wish One').click()
  await expect(heart(page, 'Wish One')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('1 case', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 cases', { exact: true })).toBeVisible()

  const elsewhere = stranger.page
  await stranger.visit(`${paths.wishlist()}?items=${one.slug},${two.slug},gone`)
  await expect(cards(elsewhere).getByRole('heading')).toHaveText(['Wish One', 'Wish Two'])
  await expect(heart(elsewhere, 'Wish One')).toHaveAttribute('aria-pressed', 'false')

  const joined = page.waitForResponse(/\/api\/users\/lists$/)
  const email = await shopper.register()
  await joined
  await stranger.logIn(email)
  await stranger.visit(paths.wishlist())
  await expect(cards(elsewhere).getByRole('heading')).toHaveText(['Wish One', 'Wish Two'])
  await stranger.visit(paths.home())
  await expect(
    elsewhere.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem'),
  ).toHaveText([/Wish Two/])

  await shopper.logOut()
  await shopper.visit(paths.wishlist())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your wish list is empty')
})
