import sharp from 'sharp'
import type { Product } from '#domain/contract/products.ts'
import { addressIn } from '#domain/languages.ts'
import { PROPOSED_EXCHANGE, PROPOSED_WARRANTY } from '#domain/settings/exchange.ts'
import { sentencesIn } from '#messages'
import { expect, expectAccessible, paths } from './support/journey.ts'
import { test } from './support/own-shop.ts'
import { front, ProductForm } from './support/product-form.ts'
import { admin } from './support/shop-process.ts'
import { comeBack } from './support/visit.ts'

/** Milliseconds: limit for 'Your own name and wallets'. */
const TWO_MINUTES = 120_000

/** Typical wordmark of an owner. */
async function logoFile() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="160">
    <rect width="160" height="160" rx="40" fill="#0c5557"/>
    <path d="M220 130V30h220v100M520 30l60 100 60-100M700 30v100" stroke="#0c5557" stroke-width="22" fill="none"/>
  </svg>`
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer()
  return { name: 'logo.png', mimeType: 'image/png', buffer }
}

// The first password is wrong on purpose.
test.use({ expectedErrors: [/403 \(Forbidden\)/] })

test('a new owner sets up and sells on the first day', async ({
  shopper: owner,
  page,
  stranger: customer,
}) => {
  test.slow()
  const steps = page.getByRole('region', { name: 'Make the shop your own' })

  await test.step('the login leads to the first steps', async () => {
    await owner.logIn(admin.email, admin.password)
    // The first request after the start computes the figures.
    await page.waitForURL(`**${paths.adminDashboard()}`, { timeout: 30_000 })
    await expect(steps).toContainText('0 of 6 done')
    await expect(steps).toContainText('Transfers would go to numbers that are not yours.')
  })

  await test.step('name and wallet, in two minutes', async () => {
    const begun = performance.now()
    await steps.getByRole('link', { name: 'Open settings' }).click()
    const facts = page.getByRole('region', { name: 'Your shop' })
    const city = facts.getByRole('textbox', { name: 'City' })
    await facts.getByRole('textbox', { name: 'Name', exact: true }).fill('Zara Covers')
    await city.fill('')
    await facts.getByRole('button', { name: 'Save shop' }).click()
    await expect(facts.getByText('Please enter your city').first()).toBeVisible()
    await city.fill('Faisalabad')
    await facts.getByRole('button', { name: 'Save shop' }).click()
    await owner.seesToast('Saved. Every page has it now.')
    const payment = page.getByRole('region', { name: 'Payment' })
    await payment.getByRole('button', { name: 'Remove account 2' }).click()
    await payment.getByRole('textbox', { name: 'Name on the account' }).fill('Zara Ahmed')
    const save = payment.getByRole('button', { name: 'Save accounts' })
    await payment.getByRole('textbox', { name: 'Account number' }).fill('0300 76543219')
    await payment.getByRole('textbox', { name: 'Current password' }).fill('a guess')
    await save.click()
    await expect(payment.getByText('Please enter a Pakistani mobile number').first()).toBeVisible()
    await payment.getByRole('textbox', { name: 'Account number' }).fill('0300 7654321')
    await save.click()
    await expect(payment.getByText('Your current password is not correct').first()).toBeVisible()
    await expectAccessible(page)
    await payment.getByRole('textbox', { name: 'Current password' }).fill(admin.password)
    await save.click()
    await owner.seesToast('Saved. Customers see these accounts now.')
    expect(performance.now() - begun).toBeLessThan(TWO_MINUTES)
  })

  await test.step('a number that answers, with the password (rule: whatsapp-number)', async () => {
    const facts = page.getByRole('region', { name: 'Your shop' })
    const number = facts.getByRole('textbox', { name: 'WhatsApp number' })
    const save = facts.getByRole('button', { name: 'Save shop' })
    await number.fill('042 35761999')
    await save.click()
    await expect(facts.getByText('Please enter a Pakistani mobile number').first()).toBeVisible()
    await number.fill('+92 345 1112223')
    await expect(facts).toContainText('Customers write on WhatsApp to 0345 1112223 from now on.')
    await facts.getByRole('textbox', { name: 'Current password' }).fill('a guess')
    await save.click()
    await expect(facts.getByText('Your current password is not correct').first()).toBeVisible()
    await facts.getByRole('textbox', { name: 'Current password' }).fill(admin.password)
    await save.click()
    await owner.seesToast('Saved. Every page has it now.')
    await expect(number).toHaveValue('0345 1112223')
  })

  await test.step('colour and logo, previewed before saving', async () => {
    const look = page.getByRole('region', { name: 'Look' })
    await look.getByText('Teal').click()
    const [logo, face] = await look.locator('input[type=file]').all()
    await logo?.setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    await expect(look.getByRole('alert')).toContainText('Please select a valid image file')
    await logo?.setInputFiles(await logoFile())
    await expect(look.getByRole('button', { name: 'Another logo' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(look.getByRole('checkbox', { name: /name beside the logo/ })).not.toBeChecked()
    await face?.setInputFiles(await front())
    await expect(look.getByRole('button', { name: 'Another picture' })).toBeVisible()
    await expectAccessible(page)
    await look.getByRole('button', { name: 'Save look' }).click()
    await owner.seesToast('Saved. Every page has the new look now.')
    const mark = page.getByRole('banner').getByRole('img', { name: 'Zara Covers' })
    await expect(mark).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'teal')
  })

  await test.step('the first product', async () => {
    await owner.visit(paths.adminDashboard())
    await expect(steps).toContainText('2 of 6 done')
    await expect(page.getByText('Bring back the accounts')).toHaveCount(0)
    const promised = async () => {
      const facts = await page.request.get(new URL('/api/shop', page.url()).href)
      return ((await facts.json()) as { exchangeLine: string }).exchangeLine
    }
    await steps.getByRole('button', { name: 'Promise this' }).click()
    await owner.seesToast('Saved. Every case says it now.')
    await expect(steps).toContainText('3 of 6 done')
    await expect.poll(promised).toBe(PROPOSED_EXCHANGE)

    // Without the line both are proposed again.
    await owner.visit(paths.adminSettings())
    await page.getByRole('textbox', { name: 'Exchange line' }).fill('')
    await page.getByRole('button', { name: 'Save shop' }).click()
    await owner.seesToast('Saved. Every page has it now.')
    await owner.visit(paths.adminDashboard())
    await steps.getByRole('button', { name: 'With the warranty' }).click()
    await owner.seesToast('Saved. Every case says it now.')
    await expect(steps).toContainText('3 of 6 done')
    await expect.poll(promised).toBe(PROPOSED_WARRANTY)
    await steps.getByRole('link', { name: 'Add product' }).click()
    const form = new ProductForm({ page } as ConstructorParameters<typeof ProductForm>[0])
    await form.fillIn('Soft Silicon')
    await page.getByLabel('Description', { exact: true }).fill('Soft, and yours.')
    await form.choosePictures(await front())
    await form.hasStored(1)
    await form.save.click()
    await owner.seesToast('Product created successfully!')
    await owner.visit(paths.adminDashboard())
    await expect(steps).toContainText('4 of 6 done')
  })

  await test.step('the samples are removed with one confirmed press', async () => {
    await expect(steps).toContainText(/1,\d{3} sample products and [\d,]+ sample reviews/)
    await steps.getByRole('button', { name: 'Remove samples' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove all samples?' })
    await question.getByRole('button', { name: 'Remove samples' }).click()
    await expect(page.getByText(/^Removed 1,\d{3} sample products and/)).toBeVisible()
    await expect(steps).toContainText('5 of 6 done')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect
      .poll(async () => (await page.request.get(paths.products())).text())
      .not.toContain('Truck Art Peacock Case')
  })

  await test.step('a customer sees the owner’s shop, and orders', async () => {
    const answer = await customer.page.request.get('/api/products?search=Soft+Silicon')
    const { products } = (await answer.json()) as { readonly products: readonly Product[] }
    const [sold] = products.filter(({ name }) => name === 'Soft Silicon')
    if (!sold) throw new Error('the new product is listed')
    await customer.addToCart({ slug: sold.slug, models: ['Vivo V60'] })
    await expect(
      customer.page.getByRole('banner').getByRole('img', { name: 'Zara Covers' }),
    ).toBeVisible()
    await expect(customer.page.locator('html')).toHaveAttribute('data-accent', 'teal')
    // The number with product and phone, the owner's face, and the promise.
    const ask = customer.page.getByRole('main').getByRole('link', { name: /^Ask on WhatsApp/ })
    const question = 'I have a question about “Soft Silicon” for Vivo V60.'
    await expect(ask).toHaveAttribute(
      'href',
      `https://wa.me/923451112223?${new URLSearchParams({ text: question })}`,
    )
    await expect(ask.locator('img')).toBeVisible()
    expect((await ask.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await expect(customer.page.getByRole('main')).toContainText('Exchange within 7 days')
    await customer.visit(addressIn('ur', paths.product(sold.slug)))
    const main = customer.page.getByRole('main')
    const askInUrdu = main.getByRole('link', { name: sentencesIn('ur').common.askOnWhatsApp })
    await expect(askInUrdu).toHaveAttribute('href', /wa\.me\/923451112223/)
    await expect(main).toContainText(sentencesIn('ur').common.warrantyProposed)
    await customer.goToCheckout()
    await customer.fillIn()
    await customer.placeOrder()
  })

  await test.step('the owner sees the order appear, without a reload', async () => {
    await comeBack(page)
    await expect(page.getByText('Ayesha').first()).toBeVisible()
    await expect(steps).toHaveCount(0)
  })
})
