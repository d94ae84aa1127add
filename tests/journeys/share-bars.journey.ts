import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, paths, test } from './support/journey.ts'

/** Distinct colours of a bar near its start, from top to bottom, without the rounded edge. */
async function coloursDown(bar: Locator): Promise<Set<string>> {
  const picture = sharp(await bar.screenshot()).removeAlpha()
  const { width, height } = await picture.metadata()
  const column = { left: Math.round(width / 16), width: 1, top: 1, height: height - 2 }
  const pixels = await picture.extract(column).raw().toBuffer()
  const colours = Array.from({ length: column.height }, (_, row) =>
    pixels.subarray(3 * row, 3 * row + 3).toString('hex'),
  )
  return new Set(colours)
}

test('rating bars of a product are filled over their whole height', async ({
  shopper,
  backOffice,
  page,
}) => {
  await shopper.visit(paths.product((await backOffice.reviewedProduct()).slug))
  const most = page.locator('#reviews dl > div').filter({ hasText: /[1-9]/ }).first()
  await most.scrollIntoViewIfNeeded()
  await expect(most.locator('dd > :first-child')).toBeVisible()
  expect(await coloursDown(most.locator('dd > :first-child'))).toEqual(new Set(['b26a00']))
})

test('bars of the dashboard are filled over their whole height', async ({ owner, backOffice }) => {
  await owner.receivesOrder({ product: await backOffice.newProduct('Bars') })
  await owner.visit(paths.adminDashboard())
  for (const name of ['Top selling models', 'Sales by brand']) {
    const panel = owner.page.getByRole('region', { name })
    const first = panel.getByRole('listitem').first()
    await first.scrollIntoViewIfNeeded()
    expect(await coloursDown(first.locator('> :last-child'))).toEqual(new Set(['5b2a86']))
  }
})
