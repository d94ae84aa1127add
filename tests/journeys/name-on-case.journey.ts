import type { Locator, Page } from '@playwright/test'
import { newPhone } from './support/admin-order.ts'
import {
  ayesha,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  seesCopied,
  test,
} from './support/journey.ts'

const caseType = 'Name Customization'
const urdu = 'زینب ♥'
/** Names as displayed. */
const names = ['Ayesha', urdu] as const
const slip = (page: Page) => page.getByRole('region', { name: 'Packing slip', includeHidden: true })

/** Expects a visible name in the direction of its script. */
async function seesName(within: Locator, name: string): Promise<void> {
  const shown = within.getByText(name, { exact: true }).filter({ visible: true }).first()
  await expect(shown).toBeVisible()
  await expect(shown).toHaveCSS('direction', name === urdu ? 'rtl' : 'ltr')
}

test('a case with two names is two lines of the cart', async ({ shopper, backOffice, page }) => {
  const product = await backOffice.newProduct('Two Names', { caseType })
  const [model = ''] = product.models
  await shopper.addToCart(product, model, 1, 'Ayesha')
  // Surplus spaces and the form of an emoji are left out.
  await shopper.addToCart(product, model, 2, ' زینب  ❤\uFE0F ')
  await shopper.visit(paths.cart())
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  for (const [index, name] of names.entries()) await seesName(lines.nth(index), name)
  await expectAccessible(page)

  const called = (name: string) => `${product.name} (${model}, ${name})`
  await page.getByRole('button', { name: `Increase quantity of ${called('Ayesha')}` }).click()
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${called(urdu)}` }).click()
  await shopper.seesToast(`${called(urdu)} removed from cart`)
  await expect(lines).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await seesName(lines.nth(1), urdu)
  await expect(lines.nth(1).locator(':focus')).toHaveText(product.name)
})

test('two names reach the checkout, the admin area and the slip; visitors without a proof see neither', async ({
  shopper,
  owner,
  backOffice,
  page,
  stranger,
}) => {
  const product = await backOffice.newProduct('Two Names', { caseType })
  for (const name of names) await shopper.hasInCart(product, undefined, 1, name)
  await shopper.visit(paths.checkout())
  await shopper.fillIn({ ...ayesha, phone: newPhone() })
  await page.getByRole('button', { name: 'Order Summary' }).click()
  for (const name of names) await seesName(page.getByRole('main'), name)
  const id = await shopper.placeOrder()
  const items = page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  for (const [index, name] of names.entries()) await seesName(items.nth(index), name)
  await expect(page.getByText('Which name shall we print?')).toHaveCount(0)
  await expectNoSidewaysScroll(page)

  await owner.visit(paths.adminOrder(id))
  const orderPage = owner.page
  await expect(orderPage.getByRole('region', { name: 'Needs attention' })).toHaveCount(0)
  const sold = orderPage.getByRole('region', { name: 'Items' })
  for (const name of names) await seesName(sold, name)
  await orderPage.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sold.getByRole('button', { name: `Copy name ${urdu}` }).click()
  await seesCopied(owner.page)
  expect(await orderPage.evaluate(() => navigator.clipboard.readText())).toBe(urdu)
  await expectAccessible(orderPage)
  await orderPage.emulateMedia({ media: 'print' })
  for (const name of names) await seesName(slip(orderPage), name)

  await stranger.visit(paths.order(id))
  const masked = stranger.page.getByRole('region', { name: 'Items' })
  await expect(masked.getByText('•••')).toHaveCount(2)
  await expect(stranger.page.getByText(/Ayesha|زینب/)).toHaveCount(0)
})

test('the first press of Add asks for the name, and a case without one gets it in the cart', async ({
  shopper,
  backOffice,
  page,
}) => {
  const product = await backOffice.newProduct('Asked Name', {
    caseType,
    models: ['iPhone 15 Pro'],
    design: { look: 'signature', colour: null, motif: null, artwork: null, seed: 'asked' },
  })
  await shopper.visit(paths.product(product.slug))
  await page.getByLabel('Phone model').selectOption('iPhone 15 Pro')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByLabel('Your name on it')).toBeFocused()
  await expect(page.getByText('Which name goes on it?')).toBeVisible()
  await expect(page.getByText('Added to cart!')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add without, tell us later' }).click()
  await shopper.seesToast('Added to cart!')

  await shopper.visit(paths.cart())
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  const picture = line.locator('img').first()
  await expect(picture).toHaveAttribute('src', /--blank-/)
  await line.getByRole('button', { name: /^No name yet/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Which name goes on it?' })
  await dialog.getByLabel('Your name on it').fill('زینب 🎉')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expect(dialog.getByLabel('Your name on it')).toHaveAccessibleDescription(/up to 14 letters/)
  await expectAccessible(page)
  await dialog.getByLabel('Your name on it').fill('زینب')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(line).toContainText('زینب')
  await expect(picture).toHaveAttribute('src', /\/drawn\/named-/)
  await expect(line.getByRole('button', { name: /^No name yet/ })).toHaveCount(0)
})
