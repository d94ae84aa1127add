import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoundScreen,
  photograph,
  test,
} from './support/journey.ts'
import { expectGoodLayout } from './support/layout.ts'
import { shopperScreens } from './support/screens.ts'

const DESK = { width: 1280, height: 800 }

for (const [name, { show }] of Object.entries(shopperScreens)) {
  test(`${name}: accessible, one heading, nothing sticks out, has room for large text, narrow and wide`, async ({
    shopper,
    backOffice,
    page,
  }) => {
    await show({ shopper, backOffice, page })
    await test.step('as wide as a phone', async () => {
      await expectSoundScreen(page)
      await photograph(page, name)
    })
    await test.step('as wide as a desk', async () => {
      await page.setViewportSize(DESK)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await photograph(page, name, DESK.width)
    })
    await expectGoodLayout(page)
  })
}
