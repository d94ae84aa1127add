import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectValidScreen,
  paths,
  test,
} from './support/journey.ts'
import { expectGoodLayout, expectReadableFromTheRight } from './support/layout.ts'
import { ownerScreens, shopperScreens } from './support/screens.ts'
import { translatedTexts, translateOpenPage } from './support/translator.ts'
import { expectValidInUrdu } from './support/urdu.ts'

const PHONE = { width: 360, height: 800 }
const DESK = { width: 1280, height: 800 }
const good =
  'accessible, one heading, nothing sticks out, has room for large text, goes on working translated'

test('every page of the shop is among the checked screens', () => {
  const seen = [...Object.values(shopperScreens), ...Object.values(ownerScreens)]
  expect(new Set(seen.map(({ page }) => page))).toEqual(new Set(Object.keys(paths)))
})

for (const [name, { show }] of Object.entries(shopperScreens)) {
  test(`${name}: ${good}`, async ({ shopper, backOffice, page }) => {
    // Each screen is checked in two languages.
    test.slow()
    await show({ shopper, backOffice, page })
    await expectValidLayout(page, name)
    // A page that is switched back may keep a margin on the wrong side until it is styled again.
    await page.setViewportSize(DESK)
    await test.step('right to left', () => expectReadableFromTheRight(page))
    await test.step('translated', async () => {
      const address = page.url()
      await leaveTranslated(page)
      const phones = page.getByRole('link', { name: /^(Find your phone|Shopping for)/ })
      await expect(phones).toBeVisible()
      if (name !== 'home') await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
    })
    await test.step('in Urdu', async () => {
      await expectValidInUrdu(page, await backOffice.content())
      await photograph(page, `${name} in Urdu`, PHONE)
    })
  })
}

for (const [name, { show }] of Object.entries(ownerScreens)) {
  test(`${name}: ${good}`, async ({ owner, backOffice }) => {
    const { page } = owner
    await show({ owner, backOffice })
    await expectValidLayout(page, name)
    await page.setViewportSize(DESK)
    await expectAccessible(page)
    await test.step('translated', async () => {
      // A changed form asks before it is left.
      const leave = page.getByRole('button', { name: 'Leave without saving' })
      await page.addLocatorHandler(leave, () => leave.click())
      await leaveTranslated(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
    })
  })
}

/** Checks a screen at both widths: opening it is the most expensive part. */
async function expectValidLayout(page: Page, name: string): Promise<void> {
  await test.step('phone width', async () => {
    await expectValidScreen(page)
    await photograph(page, name, PHONE)
  })
  await test.step('desktop width', async () => {
    await page.setViewportSize(DESK)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await photograph(page, name, DESK)
  })
  await expectGoodLayout(page)
}

/**
 * Translates the page and leaves it by the link to the start, after a press on every visible fold:
 * each removes or changes many texts (rule: translated-pages).
 */
async function leaveTranslated(page: Page): Promise<void> {
  await translateOpenPage(page)
  await expect.poll(() => translatedTexts(page)).toBeGreaterThan(3)
  await page.locator('main summary:visible').evaluateAll(async (folds) => {
    for (const fold of folds as HTMLElement[]) {
      fold.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await page.getByRole('banner').getByRole('link', { name: 'Khol' }).click()
}

/** Saves a screenshot of the whole page for review, into the folder that SCREENSHOTS names. */
async function photograph(page: Page, name: string, size: typeof DESK): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await page.setViewportSize(size)
  const path = `${process.env.SCREENSHOTS}/${name.replaceAll(' ', '-')}-${size.width}.png`
  await page.screenshot({ path, fullPage: true })
}
