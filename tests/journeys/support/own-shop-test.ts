import { test as base } from './journey.ts'
import { openOwnShop } from './own-shop.ts'
import { Owner } from './owner.ts'
import type { OpenShop } from './shop-process.ts'

/** Milliseconds: a start beside other shops that are starting. Not part of the journey's own time. */
const START = { timeout: 120_000 }

/** Test with a shop of its own and its owner, for changes that would affect other journeys. */
export const test = base.extend<{ ownShop: OpenShop; ownersOwn: Owner }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameter's text
    async ({}, use) => {
      const shop = await openOwnShop()
      await use(shop)
      await shop.close()
    },
    START,
  ],
  ownersOwn: [
    async ({ browser, ownShop }, use, { project }) => {
      const owner = await Owner.comeIn(browser, ownShop.address, project.use)
      await use(owner)
      await owner.page.context().close()
    },
    START,
  ],
})
