import type { Page } from '@playwright/test'
import type { SignedInUser } from '#domain/contract/users.ts'
import { leaveOnDevice } from './support/device.ts'
import { expect, expectAccessible, paths, Shopper, test } from './support/journey.ts'
import { admin } from './support/shop-process.ts'

/** Pages of the admin area that load a list, one order, and nothing of their own. */
const adminPages = [
  paths.adminUsers(),
  paths.adminOrder('00000000-0000-4000-8000-000000000000'),
  paths.adminImportProducts(),
]

/** Links of the navigation bar, which a phone folds into a menu. */
async function barLinks(page: Page): Promise<string[]> {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const fold = bar.getByRole('button', { name: 'Menu', exact: true })
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
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

// 'Non-admins go to /.' 'Client rule: a 401 clears the stored user and, if the current path contains
// /admin, sends the user to /login.' 'A 403 is only logged': it ends no session.
test.describe('pages of the admin area (rule: admin-pages)', () => {
  test.use({ expectedErrors: [/40[134]/] })

  for (const [visitor, changes, leadsTo, hint] of [
    ['a visitor without an account', null, paths.login(), null],
    ['a customer', {}, paths.home(), false],
    ['an account without the stored rights', { isAdmin: true }, paths.home(), false],
    ['a token that has ended', { isAdmin: true, token: 'x'.repeat(43) }, paths.login(), null],
  ] as const) {
    test(`lead ${visitor} to ${leadsTo}`, async ({ shopper, page }) => {
      if (changes) await shopper.hasAccount()
      const user = changes && (await storedUser(page))
      for (const path of adminPages) {
        if (changes) {
          await leaveOnDevice(page, { userInfo: JSON.stringify({ ...user, ...changes }) })
        }
        await page.goto(path)
        await expect(page, path).toHaveURL(leadsTo)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect((await storedUser(page))?.isAdmin ?? null, path).toBe(hint)
        await expect(
          page.getByRole('region', { name: 'Messages' }).getByText(/Failed/),
        ).toHaveCount(0)
      }
    })
  }
})

test('an admin’s login opens the dashboard, and the shop links back', async ({ shopper, page }) => {
  await logsInAsAdmin(shopper)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: /^Cart/ })).toHaveCount(0)
  await expect(bar.getByRole('link').first()).toHaveAttribute('href', paths.adminDashboard())
  const rooms = ['Ship', 'Settle', 'Insights', 'Activity', 'Users', 'Settings', 'Your login']
  const links = ['Dashboard', 'Orders', 'Products', ...rooms, 'View shop', 'Logout']
  expect(await barLinks(page)).toEqual(links)
  await bar.getByRole('link', { name: 'View shop' }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(bar.getByRole('link', { name: /^Cart/ })).toHaveCount(0)
  await bar.getByRole('link').first().click()
  await expect(page).toHaveURL(paths.adminDashboard())
  await shopper.logOut()
  await expect(page).toHaveURL(paths.login())
  await page.goBack()
  await expect(page).toHaveURL(paths.login())
})

const CLOSED = 'You are logged in as an admin. Log out to shop.'

test.describe('an admin in the shop (rule: admin-in-the-shop)', () => {
  /** The specification: “Admins see no cart icon and no profile/orders menu entries.” */
  test('sees no hearts, no Add to Cart and no such links', async ({ owner, backOffice }) => {
    const { page } = owner
    const product = await backOffice.newProduct('Owner Looks')
    // A list that somebody shares stays open.
    await owner.visit(`${paths.wishlist()}?items=${product.slug}`)
    await expect(page.getByRole('heading', { name: 'Owner Looks' })).toBeVisible()
    await expect(page.getByRole('button', { name: /wish list/ })).toHaveCount(0)
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
    }
    expect(calls.filter((url) => url.includes('/api/cart'))).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL(paths.adminDashboard())
    await owner.visit('/ur/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /خریداری کے لیے لاگ آؤٹ کریں۔$/,
    )
  })

  test('finds a cart closed by a login in another tab', async ({ shopper, product, page }) => {
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

test.describe('a session that ends while a page is open', () => {
  test.use({ expectedErrors: [/401/] })

  test('leads to the login at the next request', async ({ owner }) => {
    const { page } = owner
    await owner.visit(paths.adminUsers())
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('banner').getByLabel('Search the shop')).toHaveCount(0)
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
