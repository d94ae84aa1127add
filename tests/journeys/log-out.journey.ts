import type { Page } from '@playwright/test'
import { ayesha, expect, paths, test } from './support/journey.ts'
import { visit } from './support/visit.ts'

/** Storage of the shop on this device: stores and their keys, with values. */
function keptOnDevice(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {}
    for (const [name, store] of Object.entries({ localStorage, sessionStorage })) {
      for (const key of Object.keys(store)) kept[`${name} ${key}`] = store.getItem(key) ?? ''
    }
    for (const name of await caches.keys()) {
      const answers = await (await caches.open(name)).matchAll()
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      kept[`cache ${name}`] = texts.join('\n')
    }
    for (const { name } of await indexedDB.databases()) kept[`database ${name}`] = ''
    kept.cookies = document.cookie
    return kept
  })
}

/** Keys that may stay, with the reason. */
const mayStay: Readonly<Record<string, string>> = {
  'localStorage khol.myPhone': 'a model that somebody shops for says nothing about anybody',
  'sessionStorage khol.reloadedAt': 'a moment, so that a broken deploy does not turn in circles',
  'sessionStorage react-router-scroll-positions': 'how far pages were scrolled',
  'cache pages-1': 'public pages and the empty frame of the cart, to be read offline',
  'cache files-1': 'what those pages are made of',
  cookies: 'there are none',
}

test('after a logout nothing shows the earlier user', async ({
  shopper,
  product,
  page,
  context,
}) => {
  await shopper.hasAccount()
  await shopper.visit(paths.product(product.slug))
  await page.getByRole('button', { name: /write .*review/i }).click()
  await page.getByLabel('Your comment').fill('Mine.')
  await page.getByRole('button', { name: /submit/i }).click()
  const remove = page.locator('#reviews').getByRole('button', { name: 'Remove your review' })
  await expect(remove).toBeVisible()
  const tab = await context.newPage()
  await visit(tab, paths.product(product.slug))
  const removeInTab = tab.locator('#reviews').getByRole('button', { name: 'Remove your review' })
  await expect(removeInTab).toBeVisible()

  await page.getByRole('link', { name: /^Khol/ }).first().click()
  await expect(page).toHaveURL(paths.home())
  await shopper.logOut()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await page.goBack()
  await page.goBack()
  await expect(page.locator('#reviews')).toContainText('Mine.')
  await expect(remove).toHaveCount(0)
  await expect(removeInTab).toHaveCount(0)
  await expect(tab.locator('#reviews')).toContainText('Mine.')
})

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_FAILED/] })

test('a logout removes the account’s data from the device', async ({ shopper, product, page }) => {
  const phone = '0304 7700112'
  const email = await shopper.hasAccount()
  await shopper.visit(paths.home())
  const wish = 'a name for my sister'
  await page.getByRole('banner').getByLabel('Search the shop').fill(wish)
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wish)
  await shopper.hasInCart(product)
  await shopper.visit(paths.cart())
  await page.evaluate(() => navigator.serviceWorker.ready)
  await shopper.goToCheckout()
  await page.getByLabel('Delivery phone').fill(phone)
  await page.getByLabel('Street address').fill(ayesha.address)
  await page.getByLabel('City').fill(ayesha.city)
  // An order without an answer leaves a record in storage.
  await page.route('**/api/orders', (route) => route.abort())
  await shopper.placeOrderButton().click()
  await shopper.seesToast('The shop could not be reached. Please try again.')
  const before = Object.keys(await keptOnDevice(page))
  for (const key of ['userInfo', 'khol.lastCart', 'khol.searches'])
    expect(before).toContain(`localStorage ${key}`)
  for (const key of ['checkout', 'placing']) expect(before).toContain(`sessionStorage khol.${key}`)

  await shopper.logOut()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  const after = await keptOnDevice(page)
  expect(Object.keys(after).filter((key) => !(key in mayStay))).toEqual([])
  const all = Object.values(after).join('\n')
  const personal = [email, ayesha.name, phone, phone.replace(' ', ''), ayesha.address, wish]
  expect(personal.filter((text) => all.includes(text))).toEqual([])
})
