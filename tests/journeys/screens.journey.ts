import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectValidScreen,
  paths,
  photograph,
  test,
} from './support/journey.ts'
import { expectGoodLayout, expectReadableFromTheRight } from './support/layout.ts'
import { ownerScreens, shopperScreens } from './support/screens.ts'
import { expectValidInUrdu } from './support/urdu.ts'

const DESK = { width: 1280, height: 800 }
const good = 'accessible, one heading, nothing sticks out, has room for large text, narrow and wide'

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
    await test.step('in Urdu', async () => {
      await expectValidInUrdu(page, await backOffice.content())
      await photograph(page, `${name} in Urdu`)
    })
  })
}

for (const [name, { show }] of Object.entries(ownerScreens)) {
  test(`${name}: ${good}`, async ({ owner, backOffice }) => {
    await show({ owner, backOffice })
    await expectValidLayout(owner.page, name)
  })
}

/** Checks a screen at both widths: opening it is the most expensive part. */
async function expectValidLayout(page: Page, name: string): Promise<void> {
  await test.step('phone width', async () => {
    await expectValidScreen(page)
    await photograph(page, name)
  })
  await test.step('desktop width', async () => {
    await page.setViewportSize(DESK)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await photograph(page, name, DESK.width)
  })
  await expectGoodLayout(page)
}
