import { expect, expectAccessible, expectNoSidewaysScroll, paths, test } from './support/journey.ts'

test('a change of an order is listed in the activity, with a link to the order', async ({
  owner,
  backOffice,
}) => {
  const { page } = owner
  const { id, shortId } = await owner.receivesOrder({
    product: await backOffice.newProduct('Activity'),
  })
  await owner.calls('PUT', `/orders/${id}/status`, { status: 'Processing' })
  await owner.visit(paths.adminActivity())
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Orders')
  await expect(page).toHaveURL(/kind=orders/)
  const entry = page.getByRole('listitem').filter({ hasText: shortId }).first()
  await expect(entry).toContainText('Status set: Processing')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await entry.getByRole('link').click()
  await expect(page).toHaveURL(paths.adminOrder(id))
})
