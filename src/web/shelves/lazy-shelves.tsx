import { isHydrated } from '#web/device/hydration.ts'
import { hasPhone } from '#web/device/my-phone.ts'
import { clearViewed, hasViewed } from '#web/device/recently-viewed.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

// Recently viewed products go with the account, here and in other tabs (rule: recently-viewed).
if (!import.meta.env.SSR) {
  onSessionChange(() => {
    if (!currentUser()) clearViewed()
  })
}

/**
 * Input that a visitor begins with. A pointer that only rests where something is painted below it is
 * 'over' that as well, without a visitor.
 */
const inputs = ['pointermove', 'touchstart', 'wheel', 'keydown']

/**
 * Resolves at the first input, or at once where this device knows what to put on the shelves. Until
 * then they stay as the server rendered them, and can be scrolled and followed.
 */
const firstInput = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  if (hasPhone() || hasViewed()) return resolve()
  // A press is answered before the script is fetched.
  const onInput = () => afterPaint(resolve)
  // A visitor who came from another page has pressed something.
  if (isHydrated()) return onInput()
  for (const type of inputs) {
    addEventListener(type, onInput, { once: true, passive: true, capture: true })
  }
  // The page's own scrolling alone: a shelf may settle where it snaps without a visitor.
  addEventListener('scroll', onInput, { once: true, passive: true })
})

const options = { hydrateWhen: () => firstInput, failed: () => null }

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
