import { useLayoutEffect } from 'react'
import { brands, caseTypes } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { collections, collectionWords } from '#domain/catalogue/collections.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { NavLink } from '#web/kit/ui/Link.tsx'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { useLogOut } from '../log-out.ts'
import { adminRooms } from './admin-rooms.ts'
import { PhoneMenu } from './BarMenu.tsx'
import { accountLinks, barLinks, helpLink, type Visitor, wishlistLink } from './navigation-links.ts'

const lineLook =
  'flex min-h-12 w-full items-center justify-between border-hairline border-b font-semibold aria-[current=page]:text-plum'

interface FoldedMenuProps {
  /** Called by a link before its page opens, whose heading can't get the focus under the menu. */
  readonly onClose: () => void
}

/** Menu of a small screen: ways to shop, then the account; for an admin every room of the area. */
export function FoldedMenu({ onClose }: FoldedMenuProps) {
  const user = useSession()
  const logOut = useLogOut()
  const [phone] = useMyPhone()
  const { languages } = useShop()
  useMenuEnd(onClose)
  return (
    <div
      id="menu"
      data-scroll-lock
      className="absolute inset-x-0 top-full h-[calc(var(--screen)-100%)] animate-rise overflow-y-auto overscroll-contain bg-paper md:hidden"
    >
      <div className="page-gutter grid content-start gap-5 pt-3 pb-8">
        {user && (
          <p className="text-muted text-sm">
            {t.menu.signedInAs({ name: user.name, user: (name) => <bdi>{name}</bdi> })}
          </p>
        )}
        {!user?.isAdmin && <WaysToShop onClose={onClose} />}
        <ul>
          {pagesFor(user).map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end onClick={onClose} className={lineLook}>
                {label}
                <Icon name="chevron" className="text-muted" />
              </NavLink>
            </li>
          ))}
          {languages && !user?.isAdmin && (
            <li>
              <LanguageSwitch variant="menu" />
            </li>
          )}
          {user && (
            <li>
              <button type="button" onClick={logOut} className={lineLook}>
                {t.menu.logout}
                <Icon name="logout" className="text-muted" />
              </button>
            </li>
          )}
        </ul>
        {phone && !user?.isAdmin && (
          <div>
            <PhoneMenu phone={phone} isFolded />
          </div>
        )}
      </div>
    </div>
  )
}

function pagesFor(user: Visitor) {
  const pages = user?.isAdmin
    ? [...barLinks(user), ...adminRooms.flat(), ...accountLinks(user)]
    : [...barLinks(user), wishlistLink(), helpLink(), ...accountLinks(user)]
  return pages.filter(({ to }, index) => pages.findIndex((other) => other.to === to) === index)
}

/** Links to brands, collections and case types, two to a row. */
function WaysToShop({ onClose }: FoldedMenuProps) {
  const ways = [
    [t.common.brands, brands.map((brand) => [brand.displayName, paths.brand(brand.slug)])],
    [
      t.filters.menuCollections,
      collections.map(({ slug }) => [collectionWords(slug)?.title ?? '', paths.collection(slug)]),
    ],
    [
      t.filters.menuTypes,
      caseTypes.map((type) => [
        caseTypeLabel(type),
        `${paths.products()}?${new URLSearchParams({ type })}`,
      ]),
    ],
  ] as const
  return ways.map(([title, links]) => (
    <section key={title} aria-label={title}>
      <h2 className="text-muted text-sm">{title}</h2>
      <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
        {links.map(([label = '', to = '']) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onClose}
              className="flex min-h-11 items-center rounded-control border border-hairline bg-white px-3 py-1 font-semibold text-sm"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/**
 * Closes the menu on Esc, and on a screen that grows wide enough for the bar: from the commit that
 * shows it on, so that a key which follows at once isn't lost.
 */
function useMenuEnd(onClose: () => void): void {
  useLayoutEffect(() => {
    const wide = matchMedia('(width >= 48rem)')
    const listening = new AbortController()
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', closeOnEscape, { signal: listening.signal })
    wide.addEventListener('change', onClose, { signal: listening.signal })
    return () => listening.abort()
  }, [onClose])
}
