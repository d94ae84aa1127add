import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { useLogOut } from './log-out.ts'
import type { NavigationLink } from './navigation-links.ts'

interface UserMenuProps {
  readonly name: string
  readonly links: readonly NavigationLink[]
}

const lineLook =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start font-medium hover:bg-processing-tint hover:text-plum aria-[current=page]:text-plum'

/** My Profile, My Orders and Logout behind the user's name. */
export function UserMenu({ name, links }: UserMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { key } = useLocation()
  const logOut = useLogOut()

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
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div ref={menu} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 max-w-48 items-center gap-2 rounded-control px-3 font-semibold hover:bg-processing-tint hover:text-plum"
      >
        <Icon name="user" />
        <bdi className="truncate">{name}</bdi>
        <Icon name="down" className="size-4" />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute end-0 top-full mt-2 w-56 animate-rise rounded-card border border-hairline bg-white p-2 shadow-raised"
      >
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className={lineLook}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={logOut} className={lineLook}>
              Logout
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
