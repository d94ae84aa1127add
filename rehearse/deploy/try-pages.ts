import type { Product } from '#domain/contract/products.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { as } from '#testing/passwords.ts'
import { newGuest } from '#testing/shop.ts'
import { ask, order } from '../support/customers.ts'
import type { Verdict } from '../support/verdict.ts'
import type { FileRequest, OpenPages } from './open-pages.ts'
import type { Release } from './releases.ts'

export interface PagesUnderTest {
  readonly pages: OpenPages
  readonly before: Release
  readonly origin: string
  readonly product: Product
  readonly owner: SignedInUser
  readonly held: { readonly customer: string }
  readonly orderId: string
  readonly mustBe: Verdict['mustBe']
}

/** Continues on every page that was opened before (rule: pages-across-releases). */
export async function tryPages(tried: PagesUnderTest): Promise<void> {
  const { pages, origin, product, owner, held, orderId, mustBe } = tried
  const { home, product: productPage, cart, checkout, order: orderPage, adminOrder } = pages

  await home.page
    .locator(`a[href="${paths.brand('iphone')}"]`)
    .first()
    .click()
  await home.page.waitForURL(`**${paths.brand('iphone')}`)
  await home.page.locator('main a[href^="/products/"]').first().waitFor()

  const choice = productPage.page.getByLabel('Phone model')
  if (await choice.isVisible()) await choice.selectOption(product.deviceModels[0] ?? '')
  await productPage.page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await productPage.page.getByText('Added to cart!').first().waitFor()
  await productPage.page.getByRole('link', { name: /^Cart/ }).first().click()
  await productPage.page.getByRole('link', { name: 'Proceed to Checkout' }).first().waitFor()

  await cart.page.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
  await cart.page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()

  await checkout.page.getByLabel('Street address').fill('House 12, Street 5')
  await checkout.page.getByLabel('City').fill('Lahore')
  await checkout.page
    .getByRole('button', { name: /^Place Order/ })
    .first()
    .click()
  await checkout.page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await checkout.page.getByRole('main').getByText('Ayesha Khan').first().waitFor()

  // These two pages update by themselves.
  const processing = { params: { id: orderId }, body: { status: 'Processing' } } as const
  await ask(origin, 'setOrderStatus', processing, as(owner))
  await orderPage.page.getByRole('main').getByText('Processing', { exact: true }).first().waitFor()
  await order(origin, product, newGuest(), held.customer)
  await adminOrder.page.getByRole('main').getByText(held.customer).first().waitFor()

  const isOld = ({ path }: FileRequest) => tried.before.files.has(path)
  for (const page of Object.values(pages)) {
    const refused = page.files.filter(({ status }) => status >= 400)
    mustBe(`${page.name}: files refused`, refused.length, 0)
    mustBe(`${page.name}: loaded anew`, page.loads(), 0)
  }
  for (const page of [home, productPage, cart, checkout]) {
    mustBe(`${page.name}: went on with parts of its own version`, page.files.some(isOld), true)
  }
}
