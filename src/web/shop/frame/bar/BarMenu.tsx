import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { modelAddress, paths } from '#domain/paths.ts'
import { t } from '#messages'
import { type MyPhone, rememberPhone } from '#web/kit/device/my-phone.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Link, NavLink } from '#web/kit/ui/Link.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { followLists } from '#web/shop/store/shopper-lists.ts'
import { useLogOut } from '../log-out.ts'
import type { NavigationLink } from './navigation-links.ts'

/** Classes of each link and button in a menu. */
const menuLine =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start font-medium hover:bg-plum-tint hover:text-plum aria-[current=page]:text-plum'

interface BarMenuProps {
  readonly icon: IconName
  readonly label: ReactNode
  /** Classes that align the panel with the button: `end-0`. */
  readonly className: string
  readonly children: ReactNode
}

/** The bar's menu; a press outside, Esc and a navigation close it. */
function BarMenu({ icon, label, className, children }: BarMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the page changes
  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const listening = new AbortController()
    addEventListener('pointerdown', closeOutside, { signal: listening.signal })
    addEventListener('focusin', closeOutside, { signal: listening.signal })
    addEventListener('keydown', closeOnEscape, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  return (
    <div ref={menu} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 max-w-48 items-center gap-2 rounded-control px-3 font-semibold hover:bg-plum-tint hover:text-plum"
      >
        <Icon name={icon} />
        {label}
        <Icon name="down" className="size-4" />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className={classNames(
          'absolute top-full mt-2 w-56 animate-rise rounded-card border border-hairline bg-white p-2 raised',
          className,
        )}
      >
        <ul>{children}</ul>
      </div>
    </div>
  )
}

interface UserMenuProps {
  readonly name: string
  readonly links: readonly NavigationLink[]
}

/** Menu under the user's name. Every page of a user has it, so that it also syncs the lists. */
export function UserMenu({ name, links }: UserMenuProps) {
  const logOut = useLogOut()
  useEffect(followLists, [])
  return (
    <BarMenu icon="user" label={<bdi className="truncate">{name}</bdi>} className="end-0">
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end className={menuLine}>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={logOut} className={menuLine}>
          {t.menu.logout}
        </button>
      </li>
    </BarMenu>
  )
}

interface PhoneMenuProps {
  readonly phone: MyPhone
  /** Rendered expanded in the menu of a small screen, instead of as a menu of the bar. */
  readonly isFolded?: boolean
}

/** Menu of the remembered phone: its cases, another phone, none (rule: my-phone). */
export function PhoneMenu({ phone: { brand, model }, isFolded = false }: PhoneMenuProps) {
  const forget = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed with the phone: the focus moves to a link first.
    currentTarget.closest('nav')?.querySelector('a')?.focus()
    rememberPhone(null)
    announce(t.menu.isForgotten({ model }))
  }
  const look = isFolded
    ? 'flex min-h-11 items-center font-semibold text-plum text-sm underline underline-offset-4'
    : menuLine
  const link = (to: string, label: string) => (
    <li>
      <Link to={to} className={look}>
        {label}
      </Link>
    </li>
  )
  const choices = (
    <>
      {link(modelAddress(brand, model), t.menu.showItsCases)}
      {link(paths.home(), t.menu.chooseAnother)}
      <li>
        <button type="button" onClick={forget} className={look}>
          {t.menu.forgetIt}
        </button>
      </li>
    </>
  )
  if (isFolded) {
    return (
      <>
        <p className="pt-4">{t.menu.shoppingFor({ model })}</p>
        <ul className="flex flex-wrap gap-x-5">{choices}</ul>
      </>
    )
  }
  const label = (
    <span className="truncate max-lg:sr-only">
      {t.menu.shoppingForUnseen({ model, unseen: hiddenText })}
    </span>
  )
  return (
    <BarMenu icon="phone" label={label} className="start-0">
      {choices}
    </BarMenu>
  )
}
