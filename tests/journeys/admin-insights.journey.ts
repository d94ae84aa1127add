import { caseLinks, expect, expectAccessible, paths, test } from './support/journey.ts'

test('a search without results leads to a new product @desktop-only', async ({
  owner,
  backOffice,
}) => {
  const { page } = owner
  await page.route('**/api/admin/insights*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isEmpty: true } })
  })
  await owner.visit(paths.adminInsights())
  await expect(page.getByRole('main')).toContainText('what they search for and don’t find')
  await expectAccessible(page)
  await page.unrouteAll()

  await backOffice.countSearches('vivo y29 hologram wallet', 3_100)
  await owner.visit(paths.adminDashboard())
  const rail = page.getByRole('navigation', { name: 'Admin area' })
  await rail.getByRole('link', { name: 'Insights' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'vivo y29 hologram wallet' })
  await expect(line).toContainText('3,100 searches')
  await expect(line).toContainText('No case')
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('row').nth(1)).toContainText('3,100')
  await expectAccessible(page)
  await page.getByRole('link', { name: '4 weeks' }).click()
  await expect(page).toHaveURL(/period=month/)
  await line.getByRole('link', { name: /^Add a case/ }).click()
  await expect(page.getByRole('list', { name: 'Chosen models' })).toContainText('Vivo Y29')
})

test('each opened page is one call that names it @desktop-only', async ({ shopper, page }) => {
  const views: string[] = []
  page.on('request', (request) => {
    const { 'x-page-view': opened } = request.headers()
    if (opened) views.push(`${request.method()} ${opened.split('?')[0]}`)
  })
  await shopper.visit(paths.products())
  await page.waitForLoadState('networkidle')
  const link = caseLinks(page).first()
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const prefetched = page.waitForResponse((answer) => answer.url().endsWith(`/api${pathname}`))
  await link.hover()
  await prefetched
  expect(views).toEqual([])
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await expect.poll(() => views).toEqual([`HEAD ${pathname}`])

  await page.goBack()
  await expect(page).toHaveURL(paths.products())
  const search = page.getByRole('banner').getByLabel('Search the shop')
  await search.fill('wallet')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=wallet/)
  await expect.poll(() => views).toEqual([`HEAD ${pathname}`, `GET ${paths.products()}`])
})
