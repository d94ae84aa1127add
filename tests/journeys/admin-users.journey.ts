import type { SignedInUser } from '#domain/contract/users.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, paths, test } from './support/journey.ts'
import type { Owner } from './support/owner.ts'
import { admin } from './support/shop-process.ts'

/** Searches for a user; returns the row. */
async function find(owner: Owner, user: SignedInUser) {
  const { page } = owner
  await owner.visit(paths.adminUsers())
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(user.email)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === user.email)
  await expect(page.getByText('Showing 1–1 of 1 user')).toBeVisible()
  return page.getByRole('row').filter({ hasText: user.email })
}

/** (rule: rights-are-money) */
test('a user becomes an admin, trusted at once with the password, and a customer again with the password only', async ({
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/403 \(Forbidden\)/)
  const { page } = owner
  const sana = await owner.newUser('Sana Mir')
  await owner.visit(`${paths.adminUsers()}?search=${admin.email}`)
  const own = page.getByRole('row').filter({ hasText: admin.email })
  await expect(own).toContainText('(you)')
  for (const name of [/^Remove admin/, /^Delete/]) {
    await expect(own.getByRole('button', { name })).toBeDisabled()
  }
  const row = await find(owner, sana)
  const make = row.getByRole('button', { name: 'Make admin Sana Mir' })
  const dialog = page.getByRole('alertdialog')
  const password = dialog.getByLabel('Current password')

  await make.click()
  await expect(dialog).toHaveAccessibleName('Make Sana Mir an admin?')
  await expect(dialog).toContainText(sana.email)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(make).toBeFocused()
  await make.click()
  await password.fill('not-my-password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Your current password is not correct')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  await owner.seesToast('Sana Mir promoted to admin')
  await expect(row).not.toContainText(/Buyer|Wallets from/)

  const remove = row.getByRole('button', { name: 'Remove admin Sana Mir' })
  await expect(remove).toBeFocused()
  await remove.click()
  await expect(dialog).toHaveAccessibleName('Remove Sana Mir from the admins?')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove admin' }).click()
  await expect(dialog.getByText('Please enter your current password')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await password.fill(admin.password)
  await dialog.getByRole('button', { name: 'Remove admin' }).click()
  await owner.seesToast('Sana Mir removed from admin')
  await expect(row).toContainText('Buyer')
  await expect(make).toBeFocused()
})

/** (rule: rights-are-money) */
test('an admin made without a password reads when the wallets open, and why an admin stays', async ({
  owner,
  shopper,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403 \(Forbidden\)/)
  const iqra = await owner.newUser('Iqra Shah')
  const listed = await find(owner, iqra)
  await listed.getByRole('button', { name: /^Make admin/ }).click()
  const asked = owner.page.getByRole('alertdialog')
  await expect(asked.getByLabel('Current password')).toHaveAccessibleDescription(
    'Without it, the new admin can’t change the accounts for transfers or remove other admins for 24 hours.',
  )
  await asked.getByRole('button', { name: 'Make admin' }).click()
  await owner.seesToast('Iqra Shah promoted to admin')
  await expect(listed).toContainText(/Wallets from \d+ \w+ \d{4}, \d+:\d\d [ap]m/)

  await shopper.logIn(iqra.email)
  await expect(page).toHaveURL(paths.adminDashboard())
  await shopper.visit(paths.adminSettings())
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText(/You can change these from \d+ \w+ \d{4}, \d+:\d\d [ap]m/)
  await expect(payment.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)

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
})

test('deleting a user moves the focus to the next one', async ({ owner }) => {
  const { page } = owner
  const family = `Chaudhry${crypto.randomUUID().slice(0, 8)}`
  await owner.newUser(`Imran ${family}`)
  await owner.newUser(`Zainab ${family}`)
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
