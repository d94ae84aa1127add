import type { Page } from '@playwright/test'
import type { PageName } from '#domain/pages.ts'
import { openOrder } from './admin-order.ts'
import { matchParcels, readSettlement } from './courier-files.ts'
import { type BackOffice, expect, paths, type Shopper } from './journey.ts'
import type { Owner } from './owner.ts'
import { ProductForm } from './product-form.ts'

/** Screen of the shop: its page, and the steps that open it. */
interface Screen<Fixtures> {
  readonly page: PageName
  readonly show: (fixtures: Fixtures) => Promise<unknown>
}

interface ShopperFixtures {
  readonly shopper: Shopper
  readonly backOffice: BackOffice
  readonly page: Page
}

interface OwnerFixtures {
  readonly owner: Owner
  readonly backOffice: BackOffice
}

const shopperAt = (page: PageName, path: string): Screen<ShopperFixtures> => ({
  page,
  show: ({ shopper }) => shopper.visit(path),
})

const customerAt = (page: PageName, path: string): Screen<ShopperFixtures> => ({
  page,
  show: async ({ shopper }) => {
    await shopper.hasAccount()
    await shopper.visit(path)
  },
})

/** A page of an order that this guest has placed. */
const afterOrder = (
  page: 'order' | 'payment',
  method: 'COD' | 'Online_Manual',
): Screen<ShopperFixtures> => ({
  page,
  show: async ({ shopper, backOffice }) => {
    const { id } = await shopper.hasOrdered({
      product: await backOffice.newProduct('Screens'),
      method,
    })
    await shopper.visit(paths[page](id))
  },
})

/** Screens of shoppers, by name. */
export const shopperScreens: Readonly<Record<string, Screen<ShopperFixtures>>> = {
  home: shopperAt('home', paths.home()),
  'a brand with filters': shopperAt(
    'brand',
    `${paths.brand('iphone')}?model=iPhone+15&type=Transparent`,
  ),
  'a collection': shopperAt('collection', paths.collection('truck-art')),
  'nothing found': shopperAt('products', `${paths.products()}?q=nothing+like+this`),
  help: shopperAt('help', paths.help()),
  'all products': shopperAt('products', paths.products()),
  'a product': {
    page: 'product',
    show: async ({ shopper, backOffice }) =>
      shopper.visit(paths.product((await backOffice.reviewedProduct()).slug)),
  },
  'an empty cart': shopperAt('cart', paths.cart()),
  'an empty checkout': shopperAt('checkout', paths.checkout()),
  'a cart': {
    page: 'cart',
    show: async ({ shopper, backOffice }) => {
      await shopper.hasInCart(await backOffice.newProduct('Screens'))
      await shopper.visit(paths.cart())
    },
  },
  'a refused checkout': {
    page: 'checkout',
    show: async ({ shopper, backOffice, page }) => {
      await shopper.isAtCheckoutWith(await backOffice.newProduct('Screens'))
      await shopper.placeOrderButton().click()
      await expect(page).toHaveTitle(/^Error: /)
    },
  },
  'an order': afterOrder('order', 'COD'),
  'payment instructions': afterOrder('payment', 'Online_Manual'),
  'a wish list': {
    page: 'wishlist',
    show: async ({ shopper, backOffice }) => {
      const { slug } = await backOffice.newProduct('Wished For')
      await shopper.visit(`${paths.wishlist()}?items=${slug}`)
    },
  },
  'an empty wish list': shopperAt('wishlist', paths.wishlist()),
  login: shopperAt('login', paths.login()),
  register: shopperAt('register', paths.register()),
  'a new password': shopperAt('resetPassword', `${paths.resetPassword()}#token`),
  'track order': shopperAt('trackOrder', paths.trackOrder()),
  'my profile': customerAt('profile', paths.profile()),
  'no orders yet': customerAt('orders', paths.orders()),
}

const ownerAt = (page: PageName, path: string): Screen<OwnerFixtures> => ({
  page,
  show: ({ owner }) => owner.visit(path),
})

const ownerWithOrderAt = (page: PageName, path: string): Screen<OwnerFixtures> => ({
  page,
  show: async ({ owner, backOffice }) => {
    await owner.receivesOrder({ product: await backOffice.newProduct('Screens') })
    await owner.visit(path)
  },
})

/** Screens of the owner, by name. */
export const ownerScreens: Readonly<Record<string, Screen<OwnerFixtures>>> = {
  'the dashboard': ownerWithOrderAt('adminDashboard', paths.adminDashboard()),
  'the list of orders': ownerWithOrderAt('adminOrders', paths.adminOrders()),
  'an order in the admin area': {
    page: 'adminOrder',
    show: ({ owner, backOffice }) => openOrder(owner, backOffice, { method: 'Online_Manual' }),
  },
  'parcels and whose they are': { page: 'adminParcels', show: matchParcels },
  'a settlement that was read': { page: 'adminSettlements', show: readSettlement },
  'settling before a file is chosen': ownerAt('adminSettlements', paths.adminSettlements()),
  'the list of products': ownerAt('adminProducts', paths.adminProducts()),
  'no product found': ownerAt('adminProducts', `${paths.adminProducts()}?search=nothing+like+this`),
  'the import of products': ownerAt('adminImportProducts', paths.adminImportProducts()),
  'the form of a new product that is drawn': {
    page: 'adminNewProduct',
    show: async ({ owner }) => {
      const form = new ProductForm(owner)
      await owner.visit(paths.adminNewProduct())
      await form.fillIn('Drawn')
      await owner.page.getByRole('radio', { name: /^Draw it/ }).check()
      await expect(form.phones).not.toHaveCount(0)
    },
  },
  'the form of a product': {
    page: 'adminEditProduct',
    show: async ({ owner, backOffice }) => {
      await owner.visit(paths.adminEditProduct((await backOffice.reviewedProduct()).id))
      await expect(owner.page.getByRole('list', { name: 'Chosen models' })).toBeVisible()
    },
  },
  'the activity': ownerAt('adminActivity', paths.adminActivity()),
  'the insights': ownerAt('adminInsights', paths.adminInsights()),
  'the settings': ownerAt('adminSettings', paths.adminSettings()),
  'the list of users': ownerAt('adminUsers', paths.adminUsers()),
}
