import { type ComponentType, lazy, memo, Suspense } from 'react'
import { isAlive } from '#web/device/alive.ts'
import { hasPhone } from '#web/device/my-phone.ts'
import { clearViewed, hasViewed } from '#web/device/recently-viewed.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'
import { afterPaint } from '#web/ui/after-paint.ts'

// What was looked at goes with the account, here and in other tabs (rule: recently-viewed).
if (!import.meta.env.SSR) {
  onSessionChange(() => {
    if (!currentUser()) clearViewed()
  })
}

type Shelves = typeof import('./shelves.ts')

/** The server has the shelves at hand, so that they are in every page. */
const atHand = import.meta.env.SSR ? await import('./shelves.ts') : null

/**
 * What people do first: they move a mouse, touch, turn a wheel or press a key. A mouse that only rests
 * where something is painted below it is over that as well, and nobody need be there.
 */
const signs = ['pointermove', 'touchstart', 'wheel', 'keydown']

/**
 * Resolves once the shelves' script is of use: somebody stirs, or this device knows what to put on
 * them. Until then they stand there as the server sent them, which can be scrolled and followed.
 */
const wanted = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  if (hasPhone() || hasViewed()) return resolve()
  // A press is answered before they are fetched.
  const want = () => afterPaint(resolve)
  // Who has come here from another page has pressed something.
  if (isAlive()) return want()
  for (const sign of signs) {
    addEventListener(sign, want, { once: true, passive: true, capture: true })
  }
  // The page's own scrolling alone: a shelf may settle where it snaps, with nobody there.
  addEventListener('scroll', want, { once: true, passive: true })
})

/** The shelves as they come; when they don't, what the server sent stays as it is. */
const arriving = () =>
  wanted.then(() => import('./shelves.ts')).catch(() => new Promise<never>(() => undefined))

/** A part of the page that comes alive later, and is only ever rendered again for other properties. */
function later<Props extends object>(pick: (shelves: Shelves) => ComponentType<Props>) {
  const Part = atHand
    ? pick(atHand)
    : (lazy(async () => ({ default: pick(await arriving()) })) as unknown as ComponentType<Props>)
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

export const HomeShelves = later((shelves) => shelves.HomeShelves)
export const RecentlyViewed = later((shelves) => shelves.RecentlyViewed)
export const RelatedShelf = later((shelves) => shelves.RelatedShelf)
