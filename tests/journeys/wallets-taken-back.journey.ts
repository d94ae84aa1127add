import encodeQR from 'qr'
import sharp from 'sharp'
import type { ProductPage } from '#domain/contract/products.ts'
import type { ShopSettings } from '#domain/contract/settings.ts'
import { expect, expectAccessible, paths } from './support/journey.ts'
import { test } from './support/own-shop.ts'
import type { Owner } from './support/owner.ts'
import { admin } from './support/shop-process.ts'
import { comeBack } from './support/visit.ts'

const evil = { service: 'Easypaisa', title: 'Somebody Else', number: '0345 6789012' }

/** Saves accounts over the API, as a thief with the owner's password does. */
async function saveWallets(owner: Owner, wallets: readonly (typeof evil)[]): Promise<void> {
  await owner.calls('PUT', '/admin/settings/payment', {
    wallets: wallets.map((wallet) => ({ ...wallet, isResting: false })),
    currentPassword: admin.password,
  })
}

/** Milliseconds: pictures are processed with lower priority than requests. */
const WORKED_ON = { timeout: 60_000 }

/** QR as a wallet shows it. */
async function qrFile() {
  const drawing = encodeQR('00020101021128370016PK.COM.EASYPAISA', 'svg', { border: 4 })
  const buffer = await sharp(Buffer.from(drawing)).resize(900, 900).png().toBuffer()
  return { name: 'qr.png', mimeType: 'image/png', buffer }
}

/** (rule: wallet-changes) */
test('last week’s accounts come back; customers are warned', async ({ owner, stranger }) => {
  test.slow()
  const { page } = owner
  const { payment } = await owner.calls<ShopSettings>('GET', '/admin/settings')
  const own = payment.wallets[0]?.number.replace(/^(\d{4})/, '$1 ') ?? ''
  const { products } = await owner.calls<ProductPage>('GET', '/products?page=1&limit=1')
  const [first] = products
  if (!first) throw new Error('the shop has products')
  const product = { id: first._id, models: first.deviceModels }

  await saveWallets(owner, [evil])
  await expect
    .poll(async () => (await owner.calls<{ wallets: object[] }>('GET', '/shop')).wallets)
    .toMatchObject([{ title: evil.title }])
  const method = 'Online_Manual'
  const english = await owner.receivesOrder({ product, method })
  const urdu = await owner.receivesOrder({ product, method, language: 'ur' })
  await saveWallets(owner, [{ ...evil, title: 'The same accounts as before' }])

  const customer = stranger.page
  await stranger.visit(paths.payment(english.id))
  await expect(customer.getByText(evil.number, { exact: true })).toBeVisible()

  await test.step('the dashboard names what stood a week ago, and every change', async () => {
    await owner.visit(paths.adminDashboard())
    await expect(
      page.getByText(new RegExp(`^Transfers go to ${evil.number}. Seven days ago: ${own}`)),
    ).toBeVisible()
    await expect(page.getByText(`Changed the name of ${evil.number}.`)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the way back takes the password', async () => {
    await page.getByRole('link', { name: 'Bring back the accounts of seven days ago' }).click()
    const section = page.getByRole('region', { name: 'Payment' })
    await expect(section.getByRole('heading', { name: 'Payment' })).toBeFocused()
    await expect(section.getByRole('textbox', { name: 'Account number' }).first()).toHaveValue(own)
    await expect(
      section.getByText(`Orders that were told ${evil.number} say not to pay there.`),
    ).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('textbox', { name: 'Current password' }).fill(admin.password)
    await section.getByRole('button', { name: 'Save accounts' }).click()
    await owner.seesToast('Saved. Customers see these accounts now.')
    await expect(section.getByText(/the same accounts as seven days ago/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the customer’s open page warns by itself', async () => {
    const warning = customer.getByText('Don’t pay to the account shown before')
    await comeBack(customer)
    await expect(warning).toBeVisible()
    await expect(customer.getByText(own).first()).toBeVisible()
    await expect(customer.getByText(evil.number)).toHaveCount(0)
    await expectAccessible(customer)
    await stranger.visit(paths.order(english.id))
    await expect(warning).toBeVisible()
    await expectAccessible(customer)
    await customer.getByRole('link', { name: 'the payment page' }).click()
    await expect(customer.getByText(own).first()).toBeVisible()
  })

  await test.step('in Urdu, too', async () => {
    for (const path of [paths.payment(urdu.id), paths.order(urdu.id)]) {
      await stranger.visit(`/ur${path}`)
      await expect(customer.getByText('پہلے دکھائے گئے اکاؤنٹ میں ادائیگی نہ کریں')).toBeVisible()
      await expectAccessible(customer)
    }
  })

  await test.step('the owner’s page of the order warns that its transfer may be lost', async () => {
    await owner.visit(paths.adminOrder(english.id))
    await expect(page.getByText('This order was told an account that was taken back')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a QR is saved like a number, with the password (rule: wallet-qr)', async () => {
    await owner.visit(paths.adminSettings())
    const section = page.getByRole('region', { name: 'Payment' })
    await section
      .locator('input[type=file]')
      .first()
      .setInputFiles(await qrFile())
    await expect(section.getByRole('img', { name: 'QR of account 1' })).toBeVisible(WORKED_ON)
    await expect(section.getByText(`The QR of ${own} changes.`)).toBeVisible()
    await section.getByRole('textbox', { name: 'Current password' }).fill(admin.password)
    await section.getByRole('button', { name: 'Save accounts' }).click()
    await owner.seesToast('Saved. Customers see these accounts now.')
    await expectAccessible(page)
  })

  await test.step('it is folded beside other accounts, in both languages', async () => {
    const { id } = await owner.receivesOrder({ product, method })
    for (const [language, button, name] of [
      ['', 'Show QR', 'Easypaisa QR of Khol Store'],
      ['/ur', 'کیو آر کوڈ دیکھیں', /Khol Store.*Easypaisa.*کیو آر کوڈ/],
    ] as const) {
      await stranger.visit(`${language}${paths.payment(id)}`)
      const qr = customer.getByRole('img', { name })
      const fold = customer.getByText(button)
      await expect(fold).toBeVisible()
      await expect(qr).toBeHidden()
      await fold.click()
      await expect(qr).toBeVisible()
      expect((await qr.boundingBox())?.width).toBe(180)
      expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectAccessible(customer)
    }
    await stranger.visit(paths.order(id))
    await expect(customer.getByRole('main')).toContainText('Waiting for your transfer')
    await expect(customer.getByText('Show QR')).toHaveCount(0)
  })

  await test.step('the QR of the only account is open', async () => {
    const { payment } = await owner.calls<ShopSettings>('GET', '/admin/settings')
    await owner.calls('PUT', '/admin/settings/payment', {
      wallets: payment.wallets.slice(0, 1),
      currentPassword: admin.password,
    })
    const { id } = await owner.receivesOrder({ product, method })
    await stranger.visit(paths.payment(id))
    await expect(customer.getByRole('img', { name: 'Easypaisa QR of Khol Store' })).toBeVisible()
    await expect(customer.getByRole('link', { name: 'save it' })).toHaveAttribute('download')
    await expect(customer.getByText('Show QR')).toHaveCount(0)
  })
})
