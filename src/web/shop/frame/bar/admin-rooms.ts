import { paths } from '#domain/paths.ts'
import type { IconName } from '#web/kit/ui/Icon.tsx'
import area from './admin-rooms.json' with { type: 'json' }

/** Name of the navigation of the admin area, which is English. */
export const adminArea = area.name

/** Pages of the admin area beside those of the bar, in groups. */
export const adminRooms = area.rooms.map((group) =>
  group.map(({ label, page, icon }) => ({
    label,
    to: paths[page as 'profile'](),
    icon: icon as IconName,
  })),
)
