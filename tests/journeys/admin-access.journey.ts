import type { Page } from '@playwright/test'
import type { SignedInUser } from '#domain/contract/users.ts'
import { pages } from '#domain/pages.ts'
import { isInAdminArea } from '#web/kit/session/guard.ts'
import { leaveOnDevice } from './support/device.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  Shopper,
  test,
} from './support/journey.ts'
import { admin } from './support/shop-process.ts'

/** Pages of the admin area, with an id for addresses that need one. */
const adminPages = Object.values(pages)
  .map(({ pattern }) => pattern.replace(':id', '00000000-0000-4000-8000-000000000000'))
  .filter(isInAdminArea)

/** Links of the navigation bar, which a phone folds into a menu. */
async function barLinks(page: Page): Promise<string[]> {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const fold = bar.getByRole('button', { name: 'Menu', exact: true })
  if (await fold.isVisible()) await fold.click()
  else await bar.getByRole('button', { expanded: false }).click()
  const names = await bar.getByRole('listitem').allInnerTexts()
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

async function storedUser(page: Page): Promise<SignedInUser | null> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('userInfo'))) ?? 'null')
}

async function logsInAsAdmin(shopper: Shopper): Promise<void> {
  await shopper.logIn(admin.email, admin.password)
  await expect(shopper.page).toHaveURL(paths.adminDashboard())
}

test('pages of the admin area redirect visitors without an account to the login', async ({
  shopper,
  page,
}) => {
  for (const path of adminPages) {
    await shopper.visit(path)
    await expect(page, path).toHaveURL(paths.login())
  }
})

test('pages of the admin area redirect customers to the home page, without showing content', async ({
  shopper,
  page,
}) => {
  await shopper.hasAccount()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  for (const path of adminPages) {
    await shopper.visit(path)
    await expect(page, path).toHaveURL(paths.home())
  }
  expect(calls.filter((url) => /\/api\/(?:admin|users(?!\/lists)|orders$)/.test(url))).toEqual([])
})

test.describe('a stored isAdmin that the server denies', () => {
  test.use({ expectedErrors: [/40[134]/] })

  // 'Non-admins go to /.' 'Client rule: a 401 clears the stored user and, if the current path
  // contains /admin, sends the user to /login.'
  for (const { denied, leadsTo, hint } of [
    { denied: 'of an account without the rights', leadsTo: paths.home(), hint: false },
    { denied: 'of a token that has ended', leadsTo: paths.login(), hint: null },
  ]) {
    test(`${denied}, leads every page of the admin area to ${leadsTo} (rule: admin-pages)`, async ({
      shopper,
      page,
    }) => {
      await shopper.hasAccount()
      const user = await storedUser(page)
      const token = hint === null ? 'x'.repeat(43) : user?.token
      for (const path of adminPages) {
        await leaveOnDevice(page, { userInfo: JSON.stringify({ ...user, token, isAdmin: true }) })
        await page.goto(path)
        await expect(page, path).toHaveURL(leadsTo)
        expect((await storedUser(page))?.isAdmin ?? null, path).toBe(hint)
        await expect(
          page.getByRole('region', { name: 'Messages' }).getByText(/Failed/),
        ).toHaveCount(0)
      }
    })
  }
})

test('a login of an admin opens the dashboard, with the navigation of an admin', async ({
  shopper,
  page,
}) => {
  await logsInAsAdmin(shopper)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: /^Cart/ })).toHaveCount(0)
  await expect(bar.getByRole('link').first()).toHaveAttribute('href', paths.adminDashboard())
  expect(await barLinks(page)).toEqual([
    'Dashboard',
    'Orders',
    'Products',
    'Users',
    'Settings',
    'View shop',
    'Logout',
  ])
  await bar.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('an admin sees the shop without a cart, and a link back', async ({ owner }) => {
  const { page } = owner
  await owner.visit(paths.home())
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: /^Cart/ })).toHaveCount(0)
  await bar.getByRole('link').first().click()
  await expect(page).toHaveURL(paths.adminDashboard())
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

const CLOSED = 'You are logged in as an admin. Log out to shop.'

test.describe('an admin in the shop (rule: admin-in-the-shop)', () => {
  /** The specification: “Admins see no cart icon and no profile/orders menu entries.” */
  test('sees no hearts, no Add to Cart, and no links to cart, wish list and orders', async ({
    owner,
    backOffice,
  }) => {
    const { page } = owner
    const product = await backOffice.newProduct('Owner Looks')
    const hearts = page.locator('.heart')
    const footer = page.getByRole('contentinfo')
    for (const path of [paths.home(), paths.products(), paths.product(product.slug)]) {
      await owner.visit(path)
      await expect(footer.getByRole('link', { name: 'All cases' })).toBeVisible()
      await expect(footer.getByRole('link', { name: /Cart|Wish list|Order/ })).toHaveCount(0)
      await expect(hearts.first()).toBeAttached()
      await expect(hearts.filter({ visible: true })).toHaveCount(0)
    }
    const main = page.getByRole('main')
    await expect(main.getByText(CLOSED)).toBeVisible()
    await expect(main.getByRole('button', { name: /Add to Cart|Select Model/ })).toHaveCount(0)
    await expect(main.getByLabel('Quantity')).toHaveCount(0)
    // The pictures can still be looked at for each model.
    const model = product.models[1] ?? ''
    await main.getByLabel('Phone model').selectOption(model)
    await expect(page).toHaveURL(new RegExp(`[?]model=${model.replaceAll(' ', '[+]')}$`))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await main.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL(paths.adminDashboard())
  })

  test('reads on cart, checkout and wish list why they are closed', async ({ owner }) => {
    const { page } = owner
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    for (const path of [paths.cart(), paths.checkout(), paths.wishlist()]) {
      await owner.visit(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOSED)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    expect(calls.filter((url) => url.includes('/api/cart'))).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL(paths.adminDashboard())
    await owner.visit('/ur/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /خریداری کے لیے لاگ آؤٹ کریں۔$/,
    )
  })

  test('sees a wish list that somebody shares, without saving it', async ({
    owner,
    backOffice,
  }) => {
    const { page } = owner
    const { slug } = await backOffice.newProduct('Shared With the Owner')
    await owner.visit(`${paths.wishlist()}?items=${slug}`)
    await expect(page.getByRole('heading', { name: 'Shared With the Owner' })).toBeVisible()
    await expect(page.getByRole('button', { name: /wish list/ })).toHaveCount(0)
  })

  test('has them again after a logout, with the cart of before', async ({
    shopper,
    backOffice,
    page,
  }) => {
    const product = await backOffice.newProduct('Left In the Cart')
    await shopper.hasInCart(product)
    await logsInAsAdmin(shopper)
    await shopper.visit(paths.products())
    await expect(page.locator('.heart').filter({ visible: true })).toHaveCount(0)
    await shopper.logOut()
    // Without loading a document anew.
    await page.getByRole('contentinfo').getByRole('link', { name: 'All cases' }).click()
    await expect(page.locator('.heart').first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
  })

  test('finds an open cart closed when the login happens in another tab, and open after the logout', async ({
    shopper,
    backOffice,
    page,
  }) => {
    const product = await backOffice.newProduct('In Two Tabs')
    await shopper.hasInCart(product)
    await shopper.visit(paths.cart())
    const line = page.getByRole('main').getByRole('link', { name: product.name })
    await expect(line).toBeVisible()
    const other = await page.context().newPage()
    await logsInAsAdmin(new Shopper(other))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOSED)
    await new Shopper(other).logOut()
    await expect(line).toBeVisible()
  })
})

test('after a logout the admin area is closed', async ({ shopper, page }) => {
  await logsInAsAdmin(shopper)
  await shopper.logOut()
  await expect(page).toHaveURL(paths.login())
  await page.goBack()
  await expect(page).toHaveURL(paths.login())
})

test('pages of the admin area have no footer, are not cached and are not indexed', async ({
  owner,
  request,
}) => {
  for (const path of adminPages) {
    const answer = await request.get(path)
    expect(answer.headers(), path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex">')
  }
  await owner.visit(paths.adminUsers())
  await expect(owner.page.getByRole('contentinfo')).toHaveCount(0)
})

test.describe('a session that ends while a page is open', () => {
  test.use({ expectedErrors: [/401/] })

  test('leads to the login at the next request', async ({ owner }) => {
    const { page } = owner
    await owner.visit(paths.adminUsers())
    await expect(page.getByRole('table')).toBeVisible()
    await owner.calls('POST', '/users/logout')
    await page.getByRole('searchbox').fill('nobody')
    await expect(page).toHaveURL(paths.login())
    expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
  })

  test('leads to the login at once when it ends in another tab', async ({ owner }) => {
    const { page } = owner
    await owner.visit(paths.adminUsers())
    const another = await page.context().newPage()
    await another.goto(paths.login())
    await another.evaluate(() => localStorage.removeItem('userInfo'))
    await expect(page).toHaveURL(paths.login())
  })
})
