import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, paths, test } from './support/journey.ts'

const field = (page: Page) => page.getByRole('banner').getByLabel('Search the shop')
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const results = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: `Results for “${words}”` })

/** The field is collapsed to an icon on a narrow bar until it has focus. */
async function expectInSight(found: Locator, isInSight: boolean): Promise<void> {
  await expect(found.locator('xpath=..')).toHaveCSS('clip-path', isInSight ? 'none' : 'inset(50%)')
}

/** Focuses the search field of the bar, by touch or mouse. */
async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByText('Search the shop').locator('xpath=..').click()
  await expect(field(page)).toBeFocused()
  await expectInSight(field(page), true)
}

test('a few letters lead to the cases of a phone, by touch', async ({ shopper, page }) => {
  await shopper.visit(paths.cart())
  await expectInSight(field(page), false)
  await openSearch(page)
  await page.keyboard.type('samsung s24 ul')
  await options(page)
    .getByRole('option', { name: /^Galaxy S24 Ultra ?Model ?\d+ cases?$/ })
    .click()
  await expect(page).toHaveURL(/\/brand\/samsung\?model=Galaxy\+S24\+Ultra$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(0)
  await expectInSight(field(page), false)

  // A model chosen here becomes the remembered phone.
  expect(await page.evaluate(() => localStorage.getItem('khol.myPhone'))).toContain('S24 Ultra')

  await openSearch(page)
  await page.keyboard.type('black case')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(results(page, 'black case')).toBeFocused()
  await expectInSight(field(page), false)
})

test('the list is used by keyboard and screen reader @desktop-only', async ({ shopper, page }) => {
  await shopper.visit(paths.home())
  await openSearch(page)
  const answered = page.waitForResponse('**/api/search/suggestions?q=vivo+y2')
  await page.keyboard.type('vivo y2')
  await answered
  const combobox = page.getByRole('combobox', { name: 'Search the shop' })
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  const choices = options(page).getByRole('option')
  await expect(choices.nth(2)).toBeVisible()
  const last = (await choices.count()) - 1
  const expectActive = async (index: number | null) => {
    const selected = options(page).getByRole('option', { selected: true })
    await expect(selected).toHaveCount(index === null ? 0 : 1)
    if (index === null) return await expect(combobox).not.toHaveAttribute('aria-activedescendant')
    const id = (await selected.getAttribute('id')) ?? ''
    await expect(choices.nth(index)).toHaveId(id)
    await expect(combobox).toHaveAttribute('aria-activedescendant', id)
    await expect(selected).toBeInViewport()
  }
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', null],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expectActive(index)
  }
  await expect(combobox).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(combobox).toHaveAttribute('aria-expanded', 'false')
  await expect(combobox).toHaveValue('vivo y2')
  await page.keyboard.press('Escape')
  await expect(combobox).toHaveValue('')
})

test('earlier searches are offered again, until they are cleared', async ({ shopper, page }) => {
  await shopper.visit(paths.home())
  const recent = page.getByRole('region', { name: 'Recent searches' })
  for (const words of ['truck art', 'peacock', 'Truck Art']) {
    await openSearch(page)
    // The script of earlier searches loads with the suggestions, at the first touch of the field.
    await expect(field(page)).toHaveAttribute('role', 'combobox')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(results(page, words)).toBeVisible()
  }
  await shopper.visit(paths.home())
  await openSearch(page)
  await expect(recent.getByRole('link')).toHaveText(['Truck Art', 'peacock'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(recent).toHaveCount(0)

  await page.keyboard.press('ArrowDown')
  await recent.getByRole('link', { name: 'peacock' }).click()
  await expect(results(page, 'peacock')).toBeFocused()

  await shopper.visit(paths.home())
  await openSearch(page)
  await expect(recent.getByRole('link')).toHaveText(['peacock', 'Truck Art'])
  await shopper.tabTo(recent.getByRole('button', { name: 'Remove peacock' }))
  await page.keyboard.press('Enter')
  await expect(recent.getByRole('link')).toHaveText(['Truck Art'])
  await expect(field(page)).toBeFocused()
  await recent.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await openSearch(page)
  await page.keyboard.type('peac')
  await expect(options(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(options(page)).toHaveCount(0)
  await expect(recent).toHaveCount(0)
})

test('interpreted words can be reverted, and unmatched ones are reported with links (rule: few-results)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const about = (words: string) => `${paths.products()}?${new URLSearchParams({ q: words })}`
  const understood = page.getByRole('list', { name: 'Search terms' })
  await shopper.visit(about('transparnt iphone15 qwxzv'))
  await expect(
    page.getByText(
      /^No transparent case with “qwxzv” for iPhone 15\. \d+ transparent cases? fits? it\.$/,
    ),
  ).toBeVisible()
  await expect(understood.getByRole('listitem')).toHaveText([
    'Search without Transparent',
    'Search without iPhone 15',
    'iPhone 15: This is my phone',
  ])
  // The meant model is the first that a card names.
  await expect(page.locator('#product-cards > li').first()).toContainText('iPhone 15')
  const ways = page.getByRole('list', { name: 'Other ways' })
  await expect(ways.getByRole('link')).toHaveText([
    'All cases for iPhone 15',
    'All iPhone cases',
    /^Ask us for it/,
  ])
  await expectAccessible(page)

  await understood.getByRole('link', { name: 'Search without Transparent' }).click()
  await expect(results(page, 'iphone15 qwxzv')).toBeFocused()
  await expect(understood.getByRole('link')).toHaveText(['Search without iPhone 15'])
  await page.goBack()
  await expect(results(page, 'transparnt iphone15 qwxzv')).toBeVisible()
  await ways.getByRole('link', { name: 'All cases for iPhone 15' }).click()
  await expect(page).toHaveURL(/\/brand\/iphone\?model=iPhone\+15$/)

  // One press remembers the searched phone, and few results are followed by more for it.
  const { name } = await backOffice.newProduct('Zebra', { models: ['iPhone 15'] })
  await shopper.visit(about(`${name} iphone 15`))
  const isOwn = understood.getByRole('button', { name: 'iPhone 15: This is my phone' })
  const remembered = () => page.evaluate(() => localStorage.getItem('khol.myPhone'))
  await expect(isOwn).toHaveAttribute('aria-pressed', 'false')
  await isOwn.click()
  await expect(isOwn).toHaveAttribute('aria-pressed', 'true')
  expect(await remembered()).toContain('"iPhone 15"')
  await expect(page.getByRole('heading', { name: /^\d+ more for your iPhone 15$/ })).toBeVisible()
  await isOwn.click()
  await expect(page.getByRole('heading', { name: /^\d+ more for iPhone 15$/ })).toBeVisible()
  expect(await remembered()).toBeNull()

  await shopper.visit(about('qwxzv plonk'))
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  // The cause is said once, above cases that there are.
  await expect(page.getByText(/“qwxzv”.*“plonk”/)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'New' }).getByRole('listitem')).toHaveCount(10)
  await expect(ways.getByRole('link', { name: 'Ask us for it' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test.describe('when suggestions fail', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET|Failed to fetch dynamically/] })

  test('the form still works, without an error message', async ({ shopper, page }) => {
    await page.route('**/api/search/suggestions*', (route) => route.abort())
    await shopper.visit(paths.home())
    await openSearch(page)
    const asked = page.waitForRequest('**/api/search/suggestions*')
    await page.keyboard.type('truck art')
    await asked
    await page.keyboard.press('Enter')
    await expect(results(page, 'truck art')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(
      0,
    )

    // The form works without the script of suggestions.
    await page.route('**/assets/Suggestions-*.js', (route) => route.abort())
    await shopper.visit(paths.home())
    await openSearch(page)
    await page.keyboard.type('peacock')
    await page.keyboard.press('Enter')
    await expect(results(page, 'peacock')).toBeVisible()
  })

  test('the answer to the newest words is shown', async ({ shopper, page }) => {
    const late = Promise.withResolvers<void>()
    await page.route('**/api/search/suggestions?q=viv', async (route) => {
      await late.promise
      await route.continue().catch(() => undefined)
    })
    await shopper.visit(paths.home())
    await openSearch(page)
    const asked = page.waitForRequest('**/api/search/suggestions?q=viv')
    await page.keyboard.type('viv')
    await asked
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('samsung')
    await expect(options(page).getByRole('option').first()).toContainText('Samsung')
    late.resolve()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).getByRole('option', { selected: true })).toContainText('Samsung')
  })
})
