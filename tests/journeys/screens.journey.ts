import type { Page } from '@playwright/test'
import {
  type BackOffice,
  expect,
  expectSoundScreen,
  paths,
  photograph,
  type Shopper,
  test,
} from './support/journey.ts'

interface Stage {
  readonly shopper: Shopper
  readonly backOffice: BackOffice
  readonly page: Page
}

/** How to get in front of each screen of the shop. */
const screens: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  home: ({ shopper }) => shopper.visit(paths.home()),
  'a brand': ({ shopper }) => shopper.visit(paths.brand('iphone')),
  'a brand with filters': ({ shopper }) =>
    shopper.visit(`${paths.brand('iphone')}?model=iPhone+15&type=Transparent`),
  'nothing found': ({ shopper }) => shopper.visit(`${paths.products()}?q=nothing+like+this`),
  'all products': ({ shopper }) => shopper.visit(paths.products()),
  'a product': async ({ shopper, backOffice }) => {
    const product = await backOffice.reviewedProduct()
    await shopper.visit(paths.product(product.slug))
  },
  'an empty cart': ({ shopper }) => shopper.visit(paths.cart()),
  'an empty checkout': ({ shopper }) => shopper.visit(paths.checkout()),
  'a cart': async ({ shopper, backOffice }) => {
    await shopper.addToCart(await backOffice.newProduct('Screens'))
    await shopper.visit(paths.cart())
  },
  checkout: async ({ shopper, backOffice }) => {
    await shopper.addToCart(await backOffice.newProduct('Screens'))
    await shopper.goToCheckout()
  },
  'a refused checkout': async ({ shopper, backOffice, page }) => {
    await shopper.addToCart(await backOffice.newProduct('Screens'))
    await shopper.goToCheckout()
    await shopper.placeOrderButton().click()
    await expect(page).toHaveTitle(/^Error: /)
  },
  'an order': async ({ shopper, backOffice, page }) => {
    await shopper.addToCart(await backOffice.newProduct('Screens'))
    await shopper.goToCheckout()
    await shopper.fillIn()
    await shopper.placeOrder()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  },
  login: ({ shopper }) => shopper.visit(paths.login()),
  register: ({ shopper }) => shopper.visit(paths.register()),
  'track order': ({ shopper }) => shopper.visit(paths.trackOrder()),
  'my profile': async ({ shopper }) => {
    await shopper.register()
    await shopper.visit(paths.profile())
  },
  'no orders yet': async ({ shopper }) => {
    await shopper.register()
    await shopper.visit(paths.orders())
  },
  'payment instructions': async ({ shopper, backOffice, page }) => {
    await shopper.addToCart(await backOffice.newProduct('Screens'))
    await shopper.goToCheckout()
    await shopper.fillIn()
    await page.getByRole('radio', { name: /Online Bank Transfer/ }).check()
    await shopper.placeOrder()
    await expect(page).toHaveURL(/\/orders\/payment\//)
  },
}

for (const [name, show] of Object.entries(screens)) {
  test(`${name}: accessible, one heading, nothing sticks out @desktop`, async ({
    shopper,
    backOffice,
    page,
  }) => {
    await show({ shopper, backOffice, page })
    await expectSoundScreen(page)
    await photograph(page, name)
  })
}
