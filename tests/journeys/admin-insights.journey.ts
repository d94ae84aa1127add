import {
  caseLinks,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  photograph,
  test,
} from './support/journey.ts'

test('a search without results leads to a new product with the phone chosen @desktop-only', async ({
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
  await expectNoSidewaysScroll(page)
  await photograph(page, 'insights')
  await page.getByRole('link', { name: '4 weeks' }).click()
  await expect(page).toHaveURL(/period=month/)
  await line.getByRole('link', { name: /^Add a case/ }).click()
  await expect(page.getByRole('list', { name: 'Chosen models' })).toContainText('Vivo Y29')
})

test('a hidden tab reports its client-side page views @desktop-only', async ({ shopper, page }) => {
  const reports: string[] = []
  await page.exposeFunction('noteReport', (text: string) => reports.push(text))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) body.text().then((text) => Reflect.get(window, 'noteReport')(text))
      return send(address, body)
    }
  })
  await shopper.visit(paths.products())
  await page.waitForLoadState('networkidle')
  await caseLinks(page).first().click()
  await expect(page).toHaveURL(/\/products\/[^?]+/)
  await page.goBack()
  await expect(page).toHaveURL(paths.products())
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/pages'),
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }),
  ])
  expect(answer.status()).toBe(200)
  await expect.poll(() => reports.length).toBe(1)
  expect(JSON.parse(reports[0] ?? '')).toEqual({
    pages: [expect.stringMatching(/^\/products\/[\w-]+(?:\?model=.*)?$/)],
  })
})
