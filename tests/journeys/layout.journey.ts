import type { Page } from '@playwright/test'
import { expect, paths, test } from './support/journey.ts'
import {
  closeFolds,
  expectEndsAtFooter,
  expectNothingCut,
  expectReadableFromTheRight,
  largeText,
  openFolds,
} from './support/layout.ts'
import { ownerScreens, shopperScreens } from './support/screens.ts'

test('every page of the shop is among the screens that are looked at', () => {
  const seen = [...Object.values(shopperScreens), ...Object.values(ownerScreens)]
  expect(new Set(seen.map(({ page }) => page))).toEqual(new Set(Object.keys(paths)))
})

for (const [name, { show }] of Object.entries(shopperScreens)) {
  test(`${name}: ends at its footer, has room for large text, reads from the right`, async ({
    shopper,
    backOffice,
    page,
  }) => {
    await show({ shopper, backOffice, page })
    await expectGoodLayout(page)
  })
}

for (const [name, { show }] of Object.entries(ownerScreens)) {
  test(`${name}: ends with its content, has room for large text, reads from the right`, async ({
    owner,
    backOffice,
  }) => {
    await show({ owner, backOffice })
    await expectGoodLayout(owner.page)
  })
}

async function expectGoodLayout(page: Page): Promise<void> {
  // What moves stands elsewhere a moment later.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await test.step(`${width} px wide`, async () => {
      await expectEndsAtFooter(page)
      await openFolds(page)
      await expectEndsAtFooter(page)
      await closeFolds(page)
    })
  }
  await test.step('read from the right', () => expectReadableFromTheRight(page))
  for (const width of [360, 640]) {
    await page.setViewportSize({ width, height: 740 })
    for (const [how, enlarge] of Object.entries(largeText)) {
      await test.step(`text at 200% ${how}, ${width} px wide`, async () => {
        const reset = await enlarge(page)
        await expectNothingCut(page)
        await reset()
      })
    }
  }
}
