import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, paths, test } from './support/journey.ts'

/** Presses a button, and reads the file that it saves. */
async function saved(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download', { timeout: 30_000 })
  await press()
  const file = await download
  return { name: file.suggestedFilename(), start: await beginning(await file.path()) }
}

const beginning = async (path: string) => (await readFile(path)).subarray(0, 4).toString('latin1')

// A plate of 20 mm is refused.
test.use({ expectedErrors: [/400/] })

/** (rule: print-files) */
test('the owner saves the prints of one order and of many', async ({ owner, backOffice }) => {
  const design = { look: 'nastaliq', colour: null, motif: null, artwork: null, seed: 'a print' }
  const product = await backOffice.newProduct('Printed', {
    caseType: 'Name Customization',
    models: ['iPhone 15 Pro'],
    design,
  })
  const { id } = await owner.receivesOrder({ product, customName: 'زینب' })

  const { page } = owner
  await owner.visit(paths.adminOrder(id))
  const items = page.getByRole('region', { name: 'Items' })
  const pdf = await saved(page, () => items.getByRole('button', { name: /^Print file/ }).click())
  expect(pdf.name).toMatch(/^[0-9A-Za-z]+-1-iphone-15-pro\.pdf$/)
  expect(pdf.start).toBe('%PDF')
  const svg = await saved(page, () => items.getByRole('button', { name: /^SVG/ }).click())
  expect(svg).toMatchObject({ name: pdf.name.replace('.pdf', '.svg'), start: '<svg' })
  await expectAccessible(page)

  await owner.visit(`${paths.adminOrders()}?search=${id.slice(0, 8)}`)
  await page.getByRole('checkbox', { name: /^Select order/ }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Print files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print files of 1 order' })
  await expectAccessible(page)
  await dialog.getByText('All on plates').click()
  await dialog.getByLabel('Width').fill('20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Width')).toHaveAccessibleDescription(/the plate in millimetres/)
  await dialog.getByLabel('Width').fill('297')
  const save = () => dialog.getByRole('button', { name: 'Save' }).click()
  const plates = await saved(page, save)
  expect(plates.name).toMatch(/^plates-[\d-]{10}\.pdf$/)
  expect(plates.start).toBe('%PDF')
})
