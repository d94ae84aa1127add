import type { Page, Route } from '@playwright/test'
import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { headersOf } from './support/device.ts'
import { ayesha, expect, paths, test } from './support/journey.ts'

type EntryState = readonly [name: string, type: string, state: string | boolean]

/** Every control of the form on the screen with its state; passwords are never kept. */
function entriesOf(page: Page): Promise<EntryState[]> {
  return page.locator('main form').evaluate((form) =>
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter((control) => control.type !== 'password' && !control.closest('div[hidden]'))
      .map((control) => {
        const isChoice = control.type === 'checkbox' || control.type === 'radio'
        return [control.name, control.type, isChoice ? control.checked : control.value]
      }),
  )
}

/**
 * Changes every control of the form on the screen: text to that of `entries`, radio buttons to the
 * last of their group.
 */
async function changeEntries(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator('main form')
  for (const summary of await form.locator('details:not([open]) > summary').all()) {
    await summary.click()
  }
  const before = await entriesOf(page)
  for (const control of await form.locator('input, select, textarea').all()) {
    if (!(await control.isVisible())) continue
    const { name, type } = await control.evaluate(({ name, type }: HTMLInputElement) => ({
      name,
      type,
    }))
    if (type === 'checkbox') await control.setChecked(!(await control.isChecked()))
    else if (type === 'radio') await control.check()
    else if (type === 'select-one') await control.selectOption({ index: 1 })
    else await control.fill(entries[name] ?? `Text of ${name}`)
  }
  const after = await entriesOf(page)
  const unchanged = before.filter(
    ([, type, state], at) => type !== 'radio' && state === after[at]?.[2],
  )
  expect(unchanged).toEqual([])
}

test('every entry outlasts ways and reloads (rule: kept-entries)', async ({
  shopper,
  product,
  page,
}) => {
  const way = async (label: string) => {
    const tab = page.getByRole('tab', { name: label })
    await tab.click()
    // The form before stays until the next one is loaded.
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  const ways = ['Guest Checkout', 'Login', 'Register']
  await shopper.isAtCheckoutWith(product)
  const typed = new Map<string, EntryState[]>()
  for (const label of ways) {
    await way(label)
    const email = `${label.replaceAll(' ', '-')}-${crypto.randomUUID()}@journeys.test`
    await changeEntries(page, { ...ayesha, name: `Ayesha (${label})`, email })
    typed.set(label, await entriesOf(page))
  }
  const expectAllKept = async () => {
    for (const label of ways) {
      await way(label)
      await expect.poll(() => entriesOf(page), label).toEqual(typed.get(label))
    }
  }
  await expectAllKept()
  await page.reload()
  await expectAllKept()

  await test.step('a registration in the checkout keeps the cart and the entries', async () => {
    await way('Register')
    await page.getByLabel('Password', { exact: true }).fill('journeys-only')
    const form = page.getByRole('tabpanel')
    await form.getByRole('button', { name: /register|create/i }).click()
    await shopper.seesToast('Cart synced successfully!')
  })
  await expect(page.getByLabel('Street address')).toHaveValue(ayesha.address)
  await expect(page.getByLabel('No prices in the parcel')).toBeVisible()
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/orders'))
  await shopper.placeOrder()
  expect(await (await placed).json()).toMatchObject({
    giftNote: 'Text of giftNote',
    hidePrices: true,
    paymentMethod: 'Online_Manual',
  })
})

test.describe('the choice of an address', () => {
  test.use({ expectedErrors: [/401/] })

  const home: SavedAddress = { address: 'House 12', city: 'Faisalabad', postalCode: '38000' }
  const office: SavedAddress = { address: 'Office 3', city: 'Lahore', postalCode: '' }

  test('outlasts reloads and the session (rule: kept-entries)', async ({
    shopper,
    product,
    page,
  }) => {
    const street = page.getByLabel('Street address')
    const keep = page.getByRole('checkbox', { name: 'Keep this address' })
    const choice = (name: string) => page.getByRole('radio', { name })
    const expectKeptByReload = async () => {
      const before = await entriesOf(page)
      await page.reload()
      await expect(shopper.placeOrderButton()).toBeVisible()
      await expect.poll(() => entriesOf(page)).toEqual(before)
    }
    await shopper.hasAccount()
    await shopper.hasInCart(product)
    const headers = await headersOf(page)
    const data = { addresses: [home, office] }
    expect((await page.request.put('/api/users/addresses', { headers, data })).ok()).toBe(true)
    await shopper.visit(paths.checkout())
    await page.getByLabel('Delivery phone').fill(ayesha.phone)

    await choice('Office 3').check()
    await expectKeptByReload()

    await choice('Another address').check()
    await expectKeptByReload()
    await street.fill('Depot 9')
    await page.getByLabel('City').fill('Multan')
    await keep.uncheck()
    await choice('House 12').check()
    await expectKeptByReload()
    await choice('Another address').check()
    await expect(street).toHaveValue('Depot 9')
    await expect(keep).not.toBeChecked()

    await choice('House 12').check()
    await page.getByRole('button', { name: /^Edit/ }).click()
    await street.fill('House 12 B')
    await expectKeptByReload()
    await expect(choice('House 12')).toBeChecked()
    // A focus would open the keyboard of a phone.
    await expect(street).not.toBeFocused()

    const before = await entriesOf(page)
    const refusal = { message: 'Please log in again', code: 'UNAUTHENTICATED' }
    const refuse = (route: Route) => route.fulfill({ status: 401, json: refusal })
    await page.route('**/api/orders', refuse, { times: 1 })
    await shopper.placeOrderButton().click()
    await page.getByLabel('Password', { exact: true }).fill('journeys-only')
    await page.getByRole('main').getByRole('button', { name: 'Log In and Continue' }).click()
    await expect(choice('House 12')).toBeChecked()
    expect(await entriesOf(page)).toEqual(before)
    await expectKeptByReload()

    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(street).toHaveCount(0)
    await expect(choice('House 12 B')).toBeChecked()
    await expectKeptByReload()
    await expect(street).toHaveCount(0)
    await shopper.placeOrder()
    await expect(page.getByRole('main')).toContainText('House 12 B')
  })
})
