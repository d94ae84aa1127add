import type { Page } from '@playwright/test'
import type { PageName } from '#domain/pages.ts'
import { openOrder } from './admin-order.ts'
import { matchParcels, readSettlement } from './courier-files.ts'
import { type BackOffice, expect, paths, type Shopper } from './journey.ts'
import type { Owner } from './owner.ts'
import { ProductForm } from './product-form.ts'

/** Screen of the shop: its page, and the steps that open it. */
interface Screen<Stage> {
  readonly page: PageName
  readonly show: (stage: Stage) => Promise<unknown>
}

interface ShopperStage {
  readonly shopper: Shopper
  readonly backOffice: BackOffice
  readonly page: Page
}

interface OwnerStage {
  readonly owner: Owner
  readonly backOffice: BackOffice
}

async function fillCart({ shopper, backOffice }: ShopperStage): Promise<void> {
  await shopper.hasInCart(await backOffice.newProduct('Screens'))
}

async function goToFullCheckout(stage: ShopperStage): Promise<void> {
  await fillCart(stage)
  await stage.shopper.visit(paths.checkout())
}

/** Screens of shoppers, by name. */
export const shopperScreens: Readonly<Record<string, Screen<ShopperStage>>> = {
  home: { page: 'home', show: ({ shopper }) => shopper.visit(paths.home()) },
  'a brand': { page: 'brand', show: ({ shopper }) => shopper.visit(paths.brand('vivo')) },
  'a brand with filters': {
    page: 'brand',
    show: ({ shopper }) =>
      shopper.visit(`${paths.brand('iphone')}?model=iPhone+15&type=Transparent`),
  },
  'a collection': {
    page: 'collection',
    show: ({ shopper }) => shopper.visit(paths.collection('truck-art')),
  },
  'nothing found': {
    page: 'products',
    show: ({ shopper }) => shopper.visit(`${paths.products()}?q=nothing+like+this`),
  },
  help: { page: 'help', show: ({ shopper }) => shopper.visit(paths.help()) },
  'all products': { page: 'products', show: ({ shopper }) => shopper.visit(paths.products()) },
  'a product': {
    page: 'product',
    show: async ({ shopper, backOffice }) =>
      shopper.visit(paths.product((await backOffice.reviewedProduct()).slug)),
  },
  'an empty cart': { page: 'cart', show: ({ shopper }) => shopper.visit(paths.cart()) },
  'an empty checkout': { page: 'checkout', show: ({ shopper }) => shopper.visit(paths.checkout()) },
  'a cart': {
    page: 'cart',
    show: async (stage) => {
      await fillCart(stage)
      await stage.shopper.visit(paths.cart())
    },
  },
  checkout: { page: 'checkout', show: goToFullCheckout },
  'a refused checkout': {
    page: 'checkout',
    show: async (stage) => {
      await goToFullCheckout(stage)
      await stage.shopper.placeOrderButton().click()
      await expect(stage.page).toHaveTitle(/^Error: /)
    },
  },
  'an order': {
    page: 'order',
    show: async (stage) => {
      await goToFullCheckout(stage)
      await stage.shopper.fillIn()
      await stage.shopper.placeOrder()
      await expect(stage.page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
    },
  },
  'payment instructions': {
    page: 'payment',
    show: async (stage) => {
      await goToFullCheckout(stage)
      await stage.shopper.fillIn()
      await stage.page.getByRole('radio', { name: /Online Bank Transfer/ }).check()
      await stage.shopper.placeOrder()
      await expect(stage.page).toHaveURL(/\/orders\/payment\//)
    },
  },
  'a wish list': {
    page: 'wishlist',
    show: async ({ shopper, backOffice }) => {
      const { slug } = await backOffice.newProduct('Wished For')
      await shopper.visit(`${paths.wishlist()}?items=${slug}`)
    },
  },
  'an empty wish list': {
    page: 'wishlist',
    show: ({ shopper }) => shopper.visit(paths.wishlist()),
  },
  login: { page: 'login', show: ({ shopper }) => shopper.visit(paths.login()) },
  register: { page: 'register', show: ({ shopper }) => shopper.visit(paths.register()) },
  'a new password': {
    page: 'resetPassword',
    show: ({ shopper }) => shopper.visit(`${paths.resetPassword()}#token`),
  },
  'track order': { page: 'trackOrder', show: ({ shopper }) => shopper.visit(paths.trackOrder()) },
  'my profile': {
    page: 'profile',
    show: async ({ shopper }) => {
      await shopper.hasAccount()
      await shopper.visit(paths.profile())
    },
  },
  'no orders yet': {
    page: 'orders',
    show: async ({ shopper }) => {
      await shopper.hasAccount()
      await shopper.visit(paths.orders())
    },
  },
}

async function receiveOrder({ owner, backOffice }: OwnerStage): Promise<void> {
  await owner.receivesOrder({ product: await backOffice.newProduct('Screens') })
}

/** Screens of the owner, by name. */
export const ownerScreens: Readonly<Record<string, Screen<OwnerStage>>> = {
  'the dashboard': {
    page: 'adminDashboard',
    show: async (stage) => {
      await receiveOrder(stage)
      await stage.owner.visit(paths.adminDashboard())
    },
  },
  'the list of orders': {
    page: 'adminOrders',
    show: async (stage) => {
      await receiveOrder(stage)
      await stage.owner.visit(paths.adminOrders())
    },
  },
  'an order in the admin area': {
    page: 'adminOrder',
    show: ({ owner, backOffice }) => openOrder(owner, backOffice, { method: 'Online_Manual' }),
  },
  'parcels and whose they are': { page: 'adminParcels', show: matchParcels },
  'a settlement that was read': { page: 'adminSettlements', show: readSettlement },
  'settling before a file is chosen': {
    page: 'adminSettlements',
    show: ({ owner }) => owner.visit(paths.adminSettlements()),
  },
  'the list of products': {
    page: 'adminProducts',
    show: ({ owner }) => owner.visit(paths.adminProducts()),
  },
  'no product found': {
    page: 'adminProducts',
    show: ({ owner }) => owner.visit(`${paths.adminProducts()}?search=nothing+like+this`),
  },
  'the import of products': {
    page: 'adminImportProducts',
    show: ({ owner }) => owner.visit(paths.adminImportProducts()),
  },
  'the form of a new product': {
    page: 'adminNewProduct',
    show: ({ owner }) => owner.visit(paths.adminNewProduct()),
  },
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
  'the activity': {
    page: 'adminActivity',
    show: ({ owner }) => owner.visit(paths.adminActivity()),
  },
  'the insights': {
    page: 'adminInsights',
    show: ({ owner }) => owner.visit(paths.adminInsights()),
  },
  'the settings': {
    page: 'adminSettings',
    show: ({ owner }) => owner.visit(paths.adminSettings()),
  },
  'the list of users': { page: 'adminUsers', show: ({ owner }) => owner.visit(paths.adminUsers()) },
}
