import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { pageNamed } from '#domain/pages.ts'
import { t } from '#messages'
import { hasPhone, onPhoneChange } from '#web/kit/device/my-phone.ts'
import { isInAdminArea } from '#web/kit/device/page-address.ts'
import { announce, useAnnouncement } from '#web/kit/feedback/announcer.ts'
import { Toasts } from '#web/kit/feedback/Toasts.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser, onSessionChange, useSession } from '#web/kit/session/session.ts'
import { followCart } from '#web/shop/store/cart.ts'
import { NavBar } from './bar/NavBar.tsx'
import { Footer } from './Footer.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** The frame around every page. */
export function Shell() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { key, pathname } = useLocation()
  const name = useMatches().at(-1)?.id ?? ''
  const page = pageNamed(name)
  const isAdmin = useSession()?.isAdmin === true

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the page changes
  useEffect(() => setMenuOpen(false), [key])
  useEffect(followCart, [])
  useEffect(followVisitor, [])
  useEffect(() => {
    // Marks the page as hydrated: buttons work from now on, and tests wait for it.
    document.documentElement.dataset.ready = 'true'
  }, [])

  return (
    <div className="flex min-h-(--screen) flex-col">
      <a
        href="#main"
        inert={isMenuOpen}
        className="fixed start-4 -top-24 z-50 rounded-control bg-plum px-4 py-3 font-semibold text-white focus:top-3"
      >
        {t.common.skipToContent}
      </a>
      <NavBar isMenuOpen={isMenuOpen} onMenuToggle={setMenuOpen} />
      <OfflineBanner />
      <Toasts />
      {/* As high as the screen, so that the footer never moves into view while a page fills up. */}
      <main
        id="main"
        tabIndex={-1}
        inert={isMenuOpen}
        className="min-h-[calc(var(--screen)-4rem)] flex-1"
      >
        <Outlet />
      </main>
      {/* The footer is for shoppers only. */}
      {!(isInAdminArea(pathname) || (isAdmin && name === 'profile')) && (
        <div inert={isMenuOpen} className="contents">
          <Footer isShort={page?.footer === 'short'} />
        </div>
      )}
      <RouteChange />
      <ScrollRestoration />
    </div>
  )
}

/**
 * Does the work of a page load after a navigation: focuses the new heading, or the one that the
 * fragment names, and removes old messages. A changed search counts as a page, a filter doesn't.
 */
function RouteChange() {
  const { pathname, search, hash } = useLocation()
  const page = pathname + new URLSearchParams(search).get('q')
  const lastPage = useRef(page)
  const fragment = useEffectEvent(() => document.getElementById(hash.slice(1)))
  const announcement = useAnnouncement()

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    toast.leavePage()
    const heading = fragment() ?? document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    } else {
      announce(document.title)
    }
  }, [page])

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}

/**
 * Keeps the marks of the pre-hydration script current (rule: admin-in-the-shop): they apply to
 * markup that hydrates late or never, too. Returns the function that stops it.
 */
function followVisitor(): () => void {
  const root = document.documentElement
  const stopSession = onSessionChange(() => {
    const user = currentUser()
    if (user) root.dataset.visitor = user.isAdmin ? 'admin' : 'customer'
    else delete root.dataset.visitor
  })
  const stopPhone = onPhoneChange(() => root.toggleAttribute('data-phone', hasPhone()))
  return () => {
    stopSession()
    stopPhone()
  }
}
