import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { t } from '#messages'
import { followLists } from '#web/shop/store/shopper-lists.ts'
import { useLogOut } from '../log-out.ts'
import { BarMenu, menuLine } from './BarMenu.tsx'
import type { NavigationLink } from './navigation-links.ts'

interface UserMenuProps {
  readonly name: string
  readonly links: readonly NavigationLink[]
}

/**
 * Menu under the user's name: My Profile, My Orders and Logout. It also syncs the account's lists, since
 * its script is loaded for every signed-in user, and for no other visitor.
 */
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
          {t.common.logout}
        </button>
      </li>
    </BarMenu>
  )
}
