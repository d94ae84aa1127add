import type { ReactNode } from 'react'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { NavLink } from '#web/kit/ui/Link.tsx'
import { adminArea, adminRooms } from './bar/admin-rooms.ts'

/**
 * Layout of an admin's page: beside the content, on a wide screen, the rail of the rooms that the bar
 * above doesn't have.
 */
export function BesideRail({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-gutter py-6 sm:py-8 xl:grid xl:grid-cols-[9.5rem_minmax(0,1fr)] xl:gap-8">
      <nav aria-label={adminArea} className="admin-rail max-xl:hidden">
        <div className="sticky top-20 grid gap-4">
          {adminRooms.map((rooms) => (
            <ul
              key={rooms[0]?.label}
              className="grid gap-0.5 border-hairline not-first:border-t not-first:pt-4"
            >
              {rooms.map(({ label, to, icon }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end
                    className="flex min-h-10 items-center gap-2.5 rounded-control px-2.5 font-semibold text-sm transition-colors hover:bg-white hover:text-plum aria-[current]:bg-plum-tint aria-[current]:text-plum-deep"
                  >
                    <Icon name={icon} className="size-5 text-muted" />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </nav>
      <div className="grid grid-cols-1 content-start gap-6">{children}</div>
    </div>
  )
}
