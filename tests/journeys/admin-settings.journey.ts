import type { ShopSettings } from '#domain/contract/settings.ts'
import type { Shop } from '#domain/contract/shop.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  photograph,
} from './support/journey.ts'
import { test } from './support/own-shop-test.ts'
import { admin } from './support/shop-process.ts'

// Responses of the form to a wrong password.
test.use({ expectedErrors: [/403 \(Forbidden\)/] })

test('a new owner sets the shop up from a phone', async ({ ownersOwn: owner }) => {
  const { page } = owner
  const number = '0300 7654321'
  await owner.visit(paths.adminDashboard())
  await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  const shop = page.getByRole('region', { name: 'Your shop' })
  const city = shop.getByRole('textbox', { name: 'City' })
  await test.step('city', async () => {
    await city.fill('')
    await shop.getByRole('button', { name: 'Save shop' }).click()
    await expect(shop.getByText('Please enter your city').first()).toBeVisible()
    await city.fill('Faisalabad')
    await shop.getByRole('button', { name: 'Save shop' }).click()
    await owner.seesToast('Saved. Every page has it now.')
  })

  await test.step('line about exchanges, changed twice', async () => {
    const line = 'Wrong model? We exchange it.'
    const field = shop.getByRole('textbox', { name: 'Exchange line' })
    await field.fill(line)
    await shop.getByRole('button', { name: 'Save shop' }).click()
    await expect.poll(async () => (await owner.calls<Shop>('GET', '/shop')).exchangeLine).toBe(line)
    await field.fill('')
    await shop.getByRole('button', { name: 'Save shop' }).click()
    await expect.poll(async () => (await owner.calls<Shop>('GET', '/shop')).exchangeLine).toBe('')
  })

  await test.step('the text about the people behind the shop', async () => {
    await shop.getByRole('textbox', { name: 'About the shop' }).fill('Two sisters in Faisalabad.')
    await shop.getByRole('textbox', { name: 'Street' }).fill('Shop 14, D Ground')
    await shop.getByRole('button', { name: 'Save shop' }).click()
    await expect.poll(async () => (await owner.calls<Shop>('GET', '/shop')).street).toContain('14')
  })

  const payment = page.getByRole('region', { name: 'Payment' })
  await test.step('payment account, with the password', async () => {
    await payment.getByRole('button', { name: 'Add an account' }).click()
    const added = payment.getByRole('listitem').last()
    await added.getByRole('textbox', { name: 'Bank or wallet' }).fill('SadaPay')
    await added.getByRole('textbox', { name: 'Name on the account' }).fill('Zara Ahmed')
    await added.getByRole('textbox', { name: 'Account number' }).fill(`${number}9`)
    const save = payment.getByRole('button', { name: 'Save accounts' })
    const password = payment.getByRole('textbox', { name: 'Current password' })
    await password.fill('a guess')
    await save.click()
    await expect(added.getByText('Please enter a Pakistani mobile number')).toBeVisible()
    await added.getByRole('textbox', { name: 'Account number' }).fill(number)
    await expect(payment.getByText(`${number} from now on.`)).toBeVisible()
    await save.click()
    await expect(payment.getByText('Your current password is not correct').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await photograph(page, 'settings')
    await password.fill(admin.password)
    await save.click()
    await owner.seesToast('Saved. Customers see these accounts now.')
  })

  await test.step('the dashboard confirms it, with a link back', async () => {
    await expect
      .poll(async () => (await owner.calls<Shop>('GET', '/shop')).wallets.at(-1)?.service)
      .toBe('SadaPay')
    await owner.visit(paths.adminDashboard())
    await expect(page.getByText(`Added ${number}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Bring back the accounts of seven days ago' }).click()
    await expect(payment.getByRole('heading', { name: 'Payment' })).toBeFocused()
    await expect(payment.getByText(`Orders that were told ${number} say`)).toBeVisible()
    await payment.getByRole('textbox', { name: 'Current password' }).fill(admin.password)
    await payment.getByRole('button', { name: 'Save accounts' }).click()
    await owner.seesToast('Saved. Customers see these accounts now.')
  })
})

test('a new name appears in the page’s header at once', async ({ owner }) => {
  const { page } = owner
  const settings = await owner.calls<ShopSettings>('GET', '/admin/settings')
  // Stubbed: other journeys depend on the shop's name.
  await page.route('**/api/admin/settings/shop', (route) =>
    route.fulfill({ json: { ...settings, shop: { ...settings.shop, name: 'Zara Covers' } } }),
  )
  await owner.visit(paths.adminSettings())
  const shop = page.getByRole('region', { name: 'Your shop' })
  await shop.getByRole('textbox', { name: 'Name', exact: true }).fill('Zara Covers')
  await shop.getByRole('button', { name: 'Save shop' }).click()
  await expect(page.getByRole('banner')).toContainText('Zara Covers')
})
