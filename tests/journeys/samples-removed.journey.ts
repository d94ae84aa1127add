import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  photograph,
} from './support/journey.ts'
import { test } from './support/own-shop-test.ts'

test('the owner removes the samples with one confirmed press', async ({
  ownersOwn: owner,
  ownShop,
}) => {
  const { page } = owner
  test.slow()
  await owner.visit(paths.product('truck-art-peacock-case'))
  await expect(page.getByText('Sample', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Illustration')).toBeVisible()
  await expect(page.getByText('Sample reviews').first()).toBeAttached()
  await photograph(page, 'sample-product')

  await owner.visit(paths.adminDashboard())
  const left = page.getByRole('region', { name: 'Make the shop your own' })
  await expect(left).toContainText('0 of 5 done')
  await expect(left).toContainText(/2\d\d sample products and [\d,]+ sample reviews/)
  await expectAccessible(page)
  await photograph(page, 'samples-left')

  await left.getByRole('button', { name: 'Remove samples' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove all samples?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(left).toBeVisible()
  await left.getByRole('button', { name: 'Remove samples' }).click()
  await photograph(page, 'samples-question')
  await question.getByRole('button', { name: 'Remove samples' }).click()
  await expect(page.getByText(/^Removed 2\d\d sample products and/)).toBeVisible()
  await expect(left).toContainText('1 of 5 done')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(left.getByRole('button', { name: 'Remove samples' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)

  await expect
    .poll(async () => (await page.request.get(`${ownShop.address}/products`)).text())
    .not.toContain('Truck Art Peacock Case')
})
