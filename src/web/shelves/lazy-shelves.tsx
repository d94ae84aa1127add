import { isHydrated } from '#web/device/hydration.ts'
import { hasPhone } from '#web/device/my-phone.ts'
import { clearViewed, hasViewed } from '#web/device/recently-viewed.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

// Recently viewed products are removed at a logout, here and in other tabs (rule: recently-viewed).
if (!import.meta.env.SSR) {
  onSessionChange(() => {
    if (!currentUser()) clearViewed()
  })
}

/** First input of a visitor. Not `pointerover`, which a resting pointer fires when a page is painted. */
const inputs = ['pointermove', 'touchstart', 'wheel', 'keydown']

/**
 * Resolves at the first input, or at once where this device has a phone or viewed products for the
 * shelves. Until then the server's markup stays, which scrolls and whose links work.
 */
const firstInput = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  if (hasPhone() || hasViewed()) return resolve()
  // The press is handled before the script is fetched.
  const onInput = () => afterPaint(resolve)
  // A visitor who came from another page has pressed something.
  if (isHydrated()) return onInput()
  for (const type of inputs) {
    addEventListener(type, onInput, { once: true, passive: true, capture: true })
  }
  // Scrolling of the page only: a shelf may snap without input.
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
