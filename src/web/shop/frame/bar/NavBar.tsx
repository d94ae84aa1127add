import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { ShopLogo } from '#web/kit/page/ShopLogo.tsx'
import { useShop } from '#web/kit/page/shop-context.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link, NavLink } from '#web/kit/ui/Link.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { SearchBar } from '#web/shop/search/SearchField.tsx'
import { cartName, useCartCount } from '#web/shop/store/cart.ts'
import { accountLinks, barLinks } from './navigation-links.ts'

/** Loaded for signed-in visitors, and for those whose phone is remembered: no first visit has them. */
const UserMenu = lazyComponent(async () => (await import('./BarMenu.tsx')).UserMenu, {
  sentences: ['menu'],
})
const PhoneMenu = lazyComponent(async () => (await import('./BarMenu.tsx')).PhoneMenu, {
  sentences: ['menu'],
})

/** Loaded by the press that opens it. */
const FoldedMenu = lazyComponent(async () => (await import('./FoldedMenu.tsx')).FoldedMenu, {
  sentences: ['filters', 'menu'],
})

interface NavBarProps {
  readonly isMenuOpen: boolean
  readonly onMenuToggle: (isOpen: boolean) => void
}

const barLinkLook =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink transition-colors hover:bg-plum-tint hover:text-plum aria-[current=page]:text-plum'

/**
 * The bar on every page; below 768 px its links fold into a menu. Memoized, as the footer is: the frame
 * is rendered at each step of a navigation.
 */
export const NavBar = memo(function NavBar({ isMenuOpen, onMenuToggle }: NavBarProps) {
  const isAtCheckout = useLocation().pathname === paths.checkout()
  const user = useSession()
  return (
    <header
      data-screen-only
      className="sticky top-0 z-30 border-hairline border-b bg-paper/95 [backdrop-filter:blur(8px)]"
    >
      <ProgressBar />
      <nav
        aria-label={t.common.mainMenu}
        className="page-gutter flex min-h-16 flex-wrap items-center gap-x-2 py-1.5 md:flex-nowrap"
      >
        <Link
          to={user?.isAdmin ? paths.adminDashboard() : paths.home()}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-control pe-1 font-bold text-ink text-xl tracking-tight"
        >
          <ShopLogo shop={useShop()} />
        </Link>
        <ul className="bar-links ms-6 hidden items-center gap-1 md:flex">
          {barLinks(user).map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className={barLinkLook}>
                {label}
              </NavLink>
            </li>
          ))}
          {/* Space for the remembered phone, which the server does not know. */}
          {!user?.isAdmin && (
            <li className="w-18 lg:w-48">
              <RememberedPhone />
            </li>
          )}
        </ul>
        <div className="ms-auto flex min-w-0 items-center justify-end gap-1">
          <SearchBar />
          <div className="bar-account hidden min-w-48 items-center justify-end gap-1 md:flex">
            {user ? (
              <UserMenu name={user.name} links={accountLinks(user)} />
            ) : (
              // The checkout has its own choice of login and registration.
              !isAtCheckout &&
              accountLinks(user).map(({ label, to }) => (
                <NavLink key={to} to={to} className={barLinkLook}>
                  {label}
                </NavLink>
              ))
            )}
          </div>
          {!user?.isAdmin && <CartLinks />}
          <MenuButton {...{ isMenuOpen, onMenuToggle }} />
        </div>
        {isMenuOpen && <FoldedMenu onClose={() => onMenuToggle(false)} />}
      </nav>
    </header>
  )
})

function RememberedPhone() {
  const phone = useDeferredValue(useMyPhone()[0])
  return phone && <PhoneMenu phone={phone} />
}

function MenuButton({ isMenuOpen: isOpen, onMenuToggle }: NavBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const { key } = useLocation()
  const keyWhenOpened = useRef(key)

  // The focus returns to the button, unless a navigation closed the menu.
  useEffect(() => {
    if (isOpen) keyWhenOpened.current = key
    else if (wasOpen.current && keyWhenOpened.current === key) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, key])

  const load = () => void FoldedMenu.load().catch(() => undefined)
  const toggle = () => {
    if (isOpen) onMenuToggle(false)
    // Without its script, the footer has the same links.
    else FoldedMenu.load().then(() => onMenuToggle(true), toFooter)
  }
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls="menu"
      onPointerDown={load}
      onClick={toggle}
      className="grid size-11 place-items-center rounded-control hover:bg-plum-tint hover:text-plum md:hidden"
    >
      <Icon name={isOpen ? 'close' : 'menu'} label={t.common.menu} className="size-6" />
    </button>
  )
}

const toFooter = () => document.querySelector('footer')?.scrollIntoView()

/** Links to the wish list and to the cart, with the number of pieces in it. */
function CartLinks() {
  const count = useCartCount()
  return (
    <>
      <NavLink to={paths.wishlist()} className={`${barLinkLook} bar-cart max-lg:hidden`}>
        <Icon name="heart" label={t.common.wishList} className="size-6" />
      </NavLink>
      <NavLink
        to={paths.cart()}
        aria-label={cartName(count)}
        className="bar-cart relative grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-plum-tint hover:text-plum aria-[current=page]:text-plum"
      >
        <Icon name="cart" className="size-6" />
        {count > 0 && (
          <span
            key={count}
            className="absolute start-1/2 top-0 ms-0.5 grid h-5 w-max min-w-5 animate-pulse-once place-items-center rounded-chip bg-plum px-1 font-semibold text-white text-xs leading-none tabular-nums"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </NavLink>
    </>
  )
}

/** Milliseconds of loading after which the progress bar is shown. */
const PROGRESS_DELAY = 300

/** Progress bar along the top of the navigation bar, a landmark, while the next page is slow to load. */
function ProgressBar() {
  const isUnderWay = useNavigation().state === 'loading'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), PROGRESS_DELAY)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  if (!isSlow) return null
  return (
    <div
      role="progressbar"
      aria-label={t.common.loadingPage}
      className="absolute inset-x-0 top-0 h-1 origin-left animate-creep bg-plum rtl:origin-right"
    />
  )
}
