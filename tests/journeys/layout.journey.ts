import { expect, paths, test } from './support/journey.ts'
import { expectGoodLayout } from './support/layout.ts'
import { ownerScreens, shopperScreens } from './support/screens.ts'

test('every page of the shop is among the screens that are looked at', () => {
  const seen = [...Object.values(shopperScreens), ...Object.values(ownerScreens)]
  expect(new Set(seen.map(({ page }) => page))).toEqual(new Set(Object.keys(paths)))
})

for (const [name, { show }] of Object.entries(ownerScreens)) {
  test(`${name}: ends with its content, has room for large text, reads from the right`, async ({
    owner,
    backOffice,
  }) => {
    await show({ owner, backOffice })
    await expectGoodLayout(owner.page)
  })
}
