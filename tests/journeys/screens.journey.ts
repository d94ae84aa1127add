import { expectSoundScreen, photograph, test } from './support/journey.ts'
import { shopperScreens } from './support/screens.ts'

for (const [name, { show }] of Object.entries(shopperScreens)) {
  test(`${name}: accessible, one heading, nothing sticks out @desktop`, async ({
    shopper,
    backOffice,
    page,
  }) => {
    await show({ shopper, backOffice, page })
    await expectSoundScreen(page)
    await photograph(page, name)
  })
}
