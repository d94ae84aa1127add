import { expect, type Page } from '@playwright/test'

/** Button of the home page that opens the dialog of phones; its name is the known phone. */
export const phoneButton = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Find your phone|Shopping for)/ })

/** Chooses this device's phone on the home page, and waits for the page of its cases. */
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
