import { isHydrated } from '#web/kit/device/hydration.ts'
import { keptLists } from '#web/kit/device/kept-lists.ts'
import { hasPhone } from '#web/kit/device/my-phone.ts'
import { afterPaint } from './after-paint.ts'

/** First input of a visitor. Not `pointerover`, which a resting pointer fires when a page is painted. */
const inputs = ['pointermove', 'touchstart', 'wheel', 'keydown']

const input = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  // Pictures below the view are laid out from then on (`late-picture`).
  const onScroll = () => {
    document.documentElement.dataset.scrolled = ''
  }
  addEventListener('scroll', onScroll, { once: true, passive: true })
  if (hasPhone() || keptLists.viewed.get() || keptLists.wishes.get()) return resolve()
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

/**
 * Resolves at the first input, or at once where this device has a phone, viewed products or wishes
 * for the shelves. Until then the server's markup of a lazy component stays, which scrolls and whose links work.
 */
export const firstInput = (): Promise<void> => input
