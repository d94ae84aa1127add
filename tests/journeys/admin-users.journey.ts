import type { SignedInUser } from '#domain/contract/users.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  photograph,
  test,
} from './support/journey.ts'
import type { Owner } from './support/owner.ts'
import { admin } from './support/shop-process.ts'

/** Registers a user with a unique name over the API. */
async function newUser(owner: Owner, name: string): Promise<SignedInUser> {
  return owner.calls('POST', '/users', {
    name,
    email: `${crypto.randomUUID().slice(0, 12)}@journeys.test`,
    password: 'journeys-only',
  })
}

/** Searches for a user; returns the row. */
async function find(owner: Owner, user: SignedInUser) {
  const { page } = owner
  await owner.visit(paths.adminUsers())
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(user.email)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === user.email)
  await expect(page.getByText('Showing 1–1 of 1 user')).toBeVisible()
  return page.getByRole('row').filter({ hasText: user.email })
}

test('users are found by name and e-mail address, and counted', async ({ owner }) => {
  const { page } = owner
  const name = `Hira ${crypto.randomUUID().slice(0, 8)}`
  const hira = await newUser(owner, name)
  await owner.visit(paths.adminUsers())
  const main = page.getByRole('main')
  await expect(main.getByText(/^[\d,]+ users/).first()).toBeVisible()
  await expect(main.getByText(/^[\d,]+ admins?$/)).toBeVisible()
  await expect(main.getByText(/^[\d,]+ buyers?$/)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: hira.email })
  for (const words of [name.toUpperCase(), hira.email]) {
    await page.getByRole('searchbox').fill(words)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === words)
    await expect(page.getByText('Showing 1–1 of 1 user')).toBeVisible()
    await expect(row).toContainText(name)
    await expect(row).toContainText('Buyer')
  }
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(hira.email)
  await expect(row).toBeVisible()

  await page.getByRole('searchbox').fill('nobody has such a name')
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all users' }).click()
  await expect(page).toHaveURL(paths.adminUsers())
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a user becomes an admin and a customer again, each after a confirmation', async ({
  owner,
}) => {
  const { page } = owner
  const sana = await newUser(owner, 'Sana Mir')
  const row = await find(owner, sana)
  const make = row.getByRole('button', { name: 'Make admin Sana Mir' })
  const dialog = page.getByRole('alertdialog')

  await make.click()
  await expect(dialog).toHaveAccessibleName('Make Sana Mir an admin?')
  await expect(dialog).toContainText(sana.email)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(make).toBeFocused()
  await expect(row).toContainText('Buyer')

  await make.click()
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    'Without it, the new admin can’t change the accounts for transfers or remove other admins for 24 hours.',
  )
  await dialog.getByRole('button', { name: 'Make admin' }).click()
  await owner.seesToast('Sana Mir promoted to admin')
  await expect(row).toContainText(/Wallets from \d+ \w+ \d{4}, \d+:\d\d [ap]m/)
  const remove = row.getByRole('button', { name: 'Remove admin Sana Mir' })
  await expect(remove).toBeFocused()
  await expect(row).not.toContainText('Buyer')

  await remove.click()
  await expect(dialog).toHaveAccessibleName('Remove Sana Mir from the admins?')
  await dialog.getByRole('button', { name: 'Remove admin' }).click()
  await owner.seesToast('Sana Mir removed from admin')
  await expect(row).toContainText('Buyer')
  await expect(make).toBeFocused()
})

/** (rule: rights-are-money) */
test.describe('an admin made with the password', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] })

  test('is trusted at once, and removed with the password only', async ({ owner }) => {
    const { page } = owner
    const sana = await newUser(owner, 'Rabia Noor')
    const row = await find(owner, sana)
    const dialog = page.getByRole('alertdialog')
    const password = dialog.getByLabel('Current password')

    await row.getByRole('button', { name: /^Make admin/ }).click()
    await password.fill('not-my-password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Your current password is not correct')).toBeVisible()
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await photograph(page, 'make-admin')
    await password.fill(admin.password)
    await page.keyboard.press('Enter')
    await owner.seesToast('Rabia Noor promoted to admin')
    await expect(row).toContainText('Admin')
    await expect(row).not.toContainText('Wallets from')

    await row.getByRole('button', { name: /^Remove admin/ }).click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Remove admin' }).click()
    await expect(dialog.getByText('Please enter your current password')).toBeVisible()
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await photograph(page, 'remove-admin')
    await password.fill(admin.password)
    await dialog.getByRole('button', { name: 'Remove admin' }).click()
    await owner.seesToast('Rabia Noor removed from admin')
    await expect(row).toContainText('Buyer')
  })

  test('asks for the password when the admin became trusted meanwhile, and for a code', async ({
    owner,
  }) => {
    const { page } = owner
    const nida = await newUser(owner, 'Nida Baig')
    await owner.calls('PUT', `/users/${nida._id}`, { isAdmin: true })
    const row = await find(owner, nida)
    // Stubbed: other journeys log in as the same owner, who has no second step.
    const refuse = async (code: string, field: string, message: string) =>
      page.route(
        `**/api/users/${nida._id}`,
        (route) =>
          route.fulfill({ status: 403, json: { message, code, fields: [{ field, message }] } }),
        { times: 1 },
      )
    const dialog = page.getByRole('alertdialog')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await expect(dialog.getByLabel('Current password')).toHaveCount(0)
    const confirm = dialog.getByRole('button', { name: 'Delete user' })
    await refuse('PROOF_REQUIRED', 'currentPassword', 'Please enter your own password')
    await confirm.click()
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await dialog.getByLabel('Current password').fill(admin.password)
    await refuse('SECOND_STEP_REQUIRED', 'code', 'Please enter the code from your app')
    await confirm.click()
    await expect(dialog.getByLabel('Code')).toBeFocused()
    await dialog.getByLabel('Code').fill('123456')
    const sent = page.waitForRequest(`**/api/users/${nida._id}`)
    await confirm.click()
    expect((await sent).postDataJSON()).toEqual({
      currentPassword: admin.password,
      code: '123456',
    })
  })
})

/** (rule: rights-are-money) */
test.describe('an admin made without a password', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] })

  test('reads from when the wallets are open, and why another admin stays', async ({
    owner,
    shopper,
    page,
  }) => {
    const iqra = await newUser(owner, 'Iqra Shah')
    await owner.calls('PUT', `/users/${iqra._id}`, { isAdmin: true })
    await shopper.logIn(iqra.email)
    await expect(page).toHaveURL(paths.adminDashboard())
    await shopper.visit(paths.adminSettings())
    const payment = page.getByRole('region', { name: 'Payment' })
    await expect(payment).toContainText(/You can change these from \d+ \w+ \d{4}, \d+:\d\d [ap]m/)
    await expect(payment.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
    await photograph(page, 'wallets-locked')

    await shopper.visit(`${paths.adminUsers()}?search=${admin.email}`)
    const row = page.getByRole('row').filter({ hasText: admin.email })
    await row.getByRole('button', { name: /^Remove admin/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Current password').fill('journeys-only')
    await dialog.getByRole('button', { name: 'Remove admin' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      /^Until \d+ \w+ \d{4}, \d+:\d\d [ap]m you can neither change/,
    )
    await expectNoSidewaysScroll(page)
    await photograph(page, 'not-trusted-yet')
  })

  test('gives the current password for a new one, however recent the login', async ({
    owner,
    shopper,
    page,
  }) => {
    const amna = await newUser(owner, 'Amna Latif')
    await owner.calls('PUT', `/users/${amna._id}`, { isAdmin: true })
    await shopper.logIn(amna.email)
    await shopper.visit(paths.profile())
    const current = page.getByLabel('Current password')
    await expect(current).toHaveAccessibleDescription(
      'Needed for a new email address or a new password.',
    )
    const save = page.getByRole('button', { name: 'Save Changes' })
    await page.getByLabel('Full name').fill('Amna Latif Khan')
    await save.click()
    await shopper.seesToast('Profile updated successfully!')
    await page.getByLabel('New password', { exact: true }).fill('karachi-1947')
    await page.getByLabel('Confirm new password').fill('karachi-1947')
    await save.click()
    await expect(page.getByText('Please enter your current password').first()).toBeVisible()
    await current.fill('journeys-only')
    await photograph(page, 'profile-of-admin')
    await save.click()
    await expect(current).toHaveValue('')
    await shopper.logOut()
    await shopper.logIn(amna.email, 'karachi-1947')
    await expect(page).toHaveURL(paths.adminDashboard())
  })
})

test('deleting a user moves the focus to the next one', async ({ owner }) => {
  const { page } = owner
  const family = `Chaudhry${crypto.randomUUID().slice(0, 8)}`
  await newUser(owner, `Imran ${family}`)
  await newUser(owner, `Zainab ${family}`)
  await owner.visit(paths.adminUsers())
  await page.getByRole('searchbox').fill(family)
  await expect(page.getByText('Showing 1–2 of 2 users')).toBeVisible()

  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: `Delete Zainab ${family}` }).click()
  await expect(dialog).toHaveAccessibleName(`Delete Zainab ${family}?`)
  await expect(dialog).toContainText('Their orders and the text of their reviews stay')
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await owner.seesToast('User deleted successfully!')
  await expect(page.getByText('Showing 1–1 of 1 user')).toBeVisible()
  await expect(page.getByRole('strong').filter({ hasText: `Imran ${family}` })).toBeFocused()

  await page.getByRole('button', { name: `Delete Imran ${family}` }).click()
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the row of the own account has no actions, and explains why', async ({ owner }) => {
  const { page } = owner
  await owner.visit(`${paths.adminUsers()}?search=${admin.email}`)
  const row = page.getByRole('row').filter({ hasText: admin.email })
  await expect(row).toContainText('(you)')
  for (const [name, reason] of [
    [/^Remove admin/, 'You cannot remove your own admin rights. Another admin can.'],
    [/^Delete/, 'You cannot delete your own account. Another admin can.'],
  ] as const) {
    const button = row.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(reason)
    await button.click({ force: true })
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})

test.describe('a refusal by the server', () => {
  test.use({ expectedErrors: [/40[134]/] })

  test('is shown beside the button and as a message', async ({ owner }) => {
    const { page } = owner
    const hamza = await newUser(owner, 'Hamza Ali')
    const row = await find(owner, hamza)
    await row.getByRole('button', { name: /^Delete/ }).click()
    await owner.calls('DELETE', `/users/${hamza._id}`)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('User not found')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await owner.seesToast('User not found')
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  })

  test('of every call follows the loss of admin rights', async ({ owner, shopper, page }) => {
    const maryam = await newUser(owner, 'Maryam Nawaz')
    await owner.calls('PUT', `/users/${maryam._id}`, { isAdmin: true })
    await shopper.logIn(maryam.email)
    await expect(page).toHaveURL(paths.adminDashboard())
    await shopper.visit(paths.adminUsers())
    await owner.calls('PUT', `/users/${maryam._id}`, { isAdmin: false })
    await page.getByRole('searchbox').fill('anybody')
    await expect(page).toHaveURL(paths.login())
  })

  // 'Non-admins go to /.' 'A 403 is only logged': it ends no session.
  test('with a 403 on opening leads home, without a loop or a logout (rule: admin-pages)', async ({
    owner,
  }) => {
    const { page } = owner
    let calls = 0
    await page.route('**/api/users?**', (route) => {
      calls += 1
      return route.fulfill({
        status: 403,
        json: { message: 'Only an admin may do this', code: 'FORBIDDEN' },
      })
    })
    await page.goto(paths.adminUsers())
    await expect(page).toHaveURL(paths.home())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls).toBe(1)
    const stored = await page.evaluate(() => localStorage.getItem('userInfo'))
    expect(JSON.parse(stored ?? 'null')).toMatchObject({ email: admin.email, isAdmin: false })
  })
})

test('the list of users is accessible, has one heading and no horizontal overflow', async ({
  owner,
}) => {
  const { page } = owner
  await newUser(owner, 'Muhammad Abdullah Tariq Mahmood Chaudhry-Siddiqui')
  await owner.visit(paths.adminUsers())
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await photograph(page, 'admin-users')
})
