import type { Page } from '@playwright/test'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { newPhone, openOrder, rupees } from './support/admin-order.ts'
import { expect, expectAccessible, paths, test } from './support/journey.ts'

const slip = (page: Page) => page.getByRole('region', { name: 'Packing slip', includeHidden: true })
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Evaluates `look` with the media type print. */
async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await look()
  await page.emulateMedia({ media: null })
}

test('print shows only the packing slip, with or without prices', async ({ owner, backOffice }) => {
  const { page } = owner
  const order = await openOrder(owner, backOffice)
  await expect(slip(page)).toBeHidden()
  await onPaper(page, async () => {
    for (const text of [
      'Khol',
      order.shortId,
      '1 ×',
      order.product.name,
      order.product.models[0] ?? '',
      order.customer.name,
      order.customer.address,
      order.customer.city,
      order.customer.phone,
      `Collect ${rupees(order.total)}`,
      'Total',
    ]) {
      await expect(slip(page)).toContainText(text)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
  })
  for (const format of ['A5', 'A4']) expect(pagesOf(await page.pdf({ format }))).toBe(1)

  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed'
    }
  })
  await page.getByRole('button', { name: 'Print packing slip' }).click()
  await expect(page).toHaveTitle('printed')

  await page.getByLabel('Leave out the prices').check()
  await onPaper(page, async () => {
    await expect(slip(page)).toContainText(`Collect ${rupees(order.total)}`)
    await expect(slip(page)).not.toContainText('Total')
  })
})

/** (rule: gifts) */
test('a gift’s note is on its slip, without prices', async ({ shopper, owner, product, page }) => {
  await shopper.isAtCheckoutWith(product)
  await shopper.fillIn()
  await page.getByText('Is it a gift?').click()
  await page.getByLabel('Gift note').fill('Happy birthday, Hira!')
  await page.getByLabel('No prices in the parcel').check()
  const id = await shopper.placeOrder()
  const main = page.getByRole('main')
  await expect(main).toContainText('Happy birthday, Hira!')
  await expect(main).toContainText('No prices in the parcel')
  await expectAccessible(page)

  await owner.page.goto(paths.adminOrder(id))
  await expect(owner.page.getByText('A gift', { exact: true })).toBeVisible()
  await expect(slip(owner.page)).toContainText('Happy birthday, Hira!')
  await expect(slip(owner.page)).toContainText('Collect Rs. 1,146')
  await expect(slip(owner.page)).not.toContainText('Total')
})

test('the slip of a long order stays on one page', async ({ owner, backOffice, request }) => {
  const { page } = owner
  const product = await backOffice.newProduct('A case with a long name that tells everything', {
    models: modelsOf('iphone').slice(0, 14),
  })
  const answer = await request.post('/api/orders', {
    data: {
      orderItems: product.models.map((selectedModel) => ({
        product: product.id,
        qty: 2,
        selectedModel,
      })),
      shippingAddress: {
        address:
          'مکان نمبر ۱۲، گلی ۵، مدینہ ٹاؤن\nFlat 402-B, Al-Hafeez Heights, Johar Town Phase II',
        city: 'فیصل آباد',
        country: 'Pakistan',
      },
      paymentMethod: 'COD',
      guestInfo: { name: 'عائشہ خان', email: 'long@journeys.test', phone: newPhone() },
    },
  })
  const { _id } = (await answer.json()) as { _id: string }
  await owner.visit(paths.adminOrder(_id))
  await expect(slip(page).getByText('عائشہ خان')).toBeAttached()
  for (const format of ['A4', 'A5']) expect(pagesOf(await page.pdf({ format }))).toBe(1)
  await onPaper(page, async () => {
    const size = await slip(page).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    )
    // 7.5 pt.
    expect(size).toBeGreaterThanOrEqual(10)
  })
})
