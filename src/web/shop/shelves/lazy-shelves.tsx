import { firstInput } from '#web/kit/ui/first-input.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'

const options = { hydrateWhen: firstInput, failed: () => null }

export const HomeShelves = lazyComponent(
  async () => (await import('./HomeShelves.tsx')).HomeShelves,
  { ...options, sentences: ['home', 'shelves'] },
)
export const RecentlyViewed = lazyComponent(
  async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed,
  { ...options, sentences: ['shelves'] },
)
export const RelatedShelf = lazyComponent(
  async () => (await import('./RelatedShelf.tsx')).RelatedShelf,
  { ...options, sentences: ['product', 'shelves'] },
)
