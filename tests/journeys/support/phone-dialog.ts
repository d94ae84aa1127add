import { expect, type Page } from '@playwright/test'

/** The button of the home page that opens the dialog of phones; a known phone is its name. */
export const phoneButton = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Find your phone|Shopping for)/ })

/** Chooses the phone that this device shops for on the home page, and arrives at its cases. */
export async function choosePhone(page: Page, brand: string, model: string): Promise<void> {
  await phoneButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Find your phone' })
  const brands = dialog.getByRole('button', { name: 'All brands' })
  const row = dialog.getByRole('button', { name: new RegExp(`^${brand}`) })
  await expect(dialog.getByLabel('Search all models')).toBeVisible()
  if (await brands.isVisible()) await brands.click()
  await row.click()
  await dialog.getByRole('button', { name: model, exact: true }).click()
  await expect(page).toHaveURL(/[?]model=/)
}
