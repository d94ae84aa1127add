import { clearViewed } from '#web/device/recently-viewed.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'
import { firstInput } from '#web/ui/first-input.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

// Recently viewed products are removed at a logout, here and in other tabs (rule: recently-viewed).
if (!import.meta.env.SSR) {
  onSessionChange(() => {
    if (!currentUser()) clearViewed()
  })
}

const options = { hydrateWhen: firstInput, failed: () => null }

export const HomeShelves = lazyComponent(
  async () => (await import('./HomeShelves.tsx')).HomeShelves,
  options,
)
export const RecentlyViewed = lazyComponent(
  async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed,
  options,
)
export const RelatedShelf = lazyComponent(
  async () => (await import('./RelatedShelf.tsx')).RelatedShelf,
  options,
)
