import type { Page } from '@playwright/test'
import type { SignedInUser } from '#domain/contract/users.ts'
import { pages } from '#domain/pages.ts'
import { isInAdminArea } from '#web/session/guard.ts'
import { leaveOnDevice } from './support/device.ts'
import { expect, paths, type Shopper, test } from './support/journey.ts'
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
