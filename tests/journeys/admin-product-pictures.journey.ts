import { expect, expectAccessible, paths, test } from './support/journey.ts'
import { back, front, named } from './support/product-form.ts'

test('pictures on an unreliable network fail with a message, can be retried, and block saving', async ({
  owner,
  expectedErrors,
  form,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { page } = form
  await owner.visit(paths.adminNewProduct())
  await form.fillIn(named('Bad Line'))
  await page.route('**/api/upload/product', (route) => route.abort())
  await form.choosePictures(await front())
  await owner.seesToast('Failed to upload image')
  await expect(form.pictures.first()).toContainText('Failed to upload image')
  await expectAccessible(page)
  await form.save.click()
  await expect(form.summary.getByRole('link')).toHaveText([/^A picture is not uploaded yet/])

  await page.unroute('**/api/upload/product')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/upload/product', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Try again with front.png' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload of front.png' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText('Failed')
  const held = page.getByRole('button', { name: 'Uploading 1…' })
  await expect(held).toHaveAccessibleDescription(/^One picture is still uploading/)
  await held.press('Enter')
  await expect(page).toHaveURL(/\/new$/)
  gate.resolve()
  await form.hasStored(1)
  await form.save.click()
  await owner.seesToast('Product created successfully!')
})

test('pictures are dropped, and dragged into order @desktop-only', async ({ owner, form }) => {
  const { page } = form
  await owner.visit(paths.adminNewProduct())
  const files = [await front(), await back()].map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }))
  const dropped = await page.evaluateHandle((sent) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of sent) {
      const data = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      transfer.items.add(new File([data], name, { type: mimeType }))
    }
    return transfer
  }, files)
  const zone = page.getByRole('button', { name: 'Add pictures' })
  await zone.dispatchEvent('dragover', { dataTransfer: dropped })
  await zone.dispatchEvent('drop', { dataTransfer: dropped })
  await form.hasStored(2)
  const order = () =>
    form.pictures.getByRole('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))
  const [main, second] = await order()
  await form.pictures.nth(1).dragTo(form.pictures.nth(0))
  await expect.poll(order).toEqual([second, main])
})
