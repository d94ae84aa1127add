import type { Page } from '@playwright/test'
import { addressIn } from '#domain/languages.ts'
import { sentencesIn } from '#messages'
import { ayesha, expect, paths, test } from './support/journey.ts'
import { visit } from './support/visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a guest buys in Urdu, from search to payment', async ({ page, owner, backOffice }) => {
  const nameUrdu = 'اردو والا کیس'
  const { name, models } = await backOffice.newProduct('Bought in Urdu', {
    nameUrdu,
    caseType: 'Name Customization',
  })
  await visit(page, addressIn('ur', paths.home()))
  await page
    .getByRole('banner')
    .getByText(sentencesIn('ur').common.searchShop)
    .locator('xpath=..')
    .click()
  await page.getByRole('combobox').fill('bought in urdu')
  await page.getByRole('option', { name: nameUrdu }).first().click()
  await expect(heading(page)).toHaveText(nameUrdu)

  const { common, liveName, product, summary } = sentencesIn('ur')
  await page.getByLabel(product.phoneModel).selectOption(models[0] ?? '')
  await page.getByRole('button', { name: product.addToCart }).first().click()
  // The first press asks for the name.
  await expect(page.getByText(liveName.whichName)).toBeVisible()
  await page.getByRole('button', { name: liveName.addWithout }).click()
  await page.getByRole('link', { name: product.viewCart }).first().click()
  await expect(page).toHaveURL(addressIn('ur', paths.cart()))
  await expect(page.getByRole('main')).toContainText(nameUrdu)
  await expect(page.getByRole('main')).toContainText('896 روپے')
  await expect(page.getByRole('main')).toContainText(common.noNameYet)
  await page.getByRole('link', { name: summary.proceed }).first().click()
  await expect(heading(page)).toHaveText(sentencesIn('ur').checkout.title)

  const placeOrder = page
    .getByRole('button', { name: new RegExp(`^${sentencesIn('ur').checkout.placeOrder}`) })
    .first()
  await placeOrder.click()
  await expect(page.locator('input[name=phone]')).toHaveAccessibleDescription(/نمبر/)
  for (const [field, value] of Object.entries({ ...ayesha, phone: '123' })) {
    await page.locator(`[name=${field}]`).fill(value)
  }
  await page.locator('input[name=phone]').fill(ayesha.phone)
  await page.locator('input[value=Online_Manual]').check()
  await placeOrder.click()
  await expect(heading(page)).toHaveText(sentencesIn('ur').orders.paymentHeading)
  await expect(page).toHaveURL(/\/ur\/orders\/payment\//)

  const id = page.url().split('/').at(-1) ?? ''
  await page.getByRole('link', { name: sentencesIn('ur').orders.viewOrder }).click()
  await expect(heading(page)).toContainText('آرڈر')
  await expect(page.getByRole('main')).toContainText(nameUrdu)
  await expect(page.locator('#short-order-id')).toHaveCSS('direction', 'ltr')
  for (const name of await page.getByRole('main').locator('bdi').all()) {
    await expect(name).toHaveCSS('unicode-bidi', 'isolate')
  }
  await owner.visit(paths.adminOrder(id))
  await expect(owner.page.getByRole('main')).toContainText('Ordered in Urdu')
  await expect(owner.page.getByRole('main')).toContainText(name)
})

test('a refusal is shown in Urdu on an Urdu page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/)
  const { forms, account } = sentencesIn('ur')
  await visit(page, addressIn('ur', paths.login()))
  await page.getByLabel(forms.email).fill('nobody@journeys.test')
  await page.getByLabel(account.password, { exact: true }).fill('wrong password')
  await page.locator('main').getByRole('button', { name: account.loginTitle }).click()
  await expect(page.getByRole('alert')).toContainText(account.wrongCredentials)
  await expect(page.getByLabel(forms.email)).toHaveValue('nobody@journeys.test')
})

test('the language switch keeps page and filters, and is offered later', async ({ page }) => {
  const address = `${paths.brand('vivo')}?type=Transparent`
  await visit(page, addressIn('ur', address))
  await page.getByRole('button', { name: sentencesIn('ur').common.menu }).click()
  await page.locator('#menu').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')

  await page.getByRole('contentinfo').getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL(addressIn('ur', address))
  const chosen = () => page.evaluate(() => localStorage.getItem('khol.language'))
  await expect.poll(chosen).toBe('ur')
  await visit(page, paths.help())
  await page
    .getByRole('region', { name: 'Messages' })
    .getByText(sentencesIn('en').common.openOtherLanguage)
    .click()
  await expect(page).toHaveURL(addressIn('ur', paths.help()))
})
