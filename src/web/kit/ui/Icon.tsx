import { classNames } from './class-names.ts'

/** SVG paths of the icons, on a 24 px square with a stroke of 1.75, in the colour of the text. */
const drawings = {
  cart: 'M6 8h12l1 12H5zM9 10.5V7a3 3 0 0 1 6 0v3.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  heart: 'M12 20 4.7 12.8a4.6 4.6 0 0 1 6.5-6.5l.8.8.8-.8a4.6 4.6 0 0 1 6.5 6.5z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M10 7V5h4v2M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15H4V6a2 2 0 0 1 2-2h9v1',
  chevron: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM16 16l4.5 4.5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  sort: 'M8 5v14m-4-4 4 4 4-4M16 19V5m-4 4 4-4 4 4',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7zM5.75 17.5a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0zM15.25 17.5a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0z',
  cash: 'M5 6.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM6 9.5v5M18 9.5v5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM12 7v5l3.5 2',
  message: 'M4 5h16v11H10l-4.5 4v-4H4z',
  phone:
    'M9.5 3h5a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1-2.5 2.5h-5a2.5 2.5 0 0 1-2.5-2.5v-13a2.5 2.5 0 0 1 2.5-2.5zM11 17.5h2',
  earphones:
    'M10.5 5h3a5.5 5.5 0 0 1 5.5 5.5v3a5.5 5.5 0 0 1-5.5 5.5h-3a5.5 5.5 0 0 1-5.5-5.5v-3a5.5 5.5 0 0 1 5.5-5.5zM5 11h14M12 14v1',
  user: 'M8.25 8.5a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  box: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4.5 7.5l7.5 4.2 7.5-4.2M12 12v9',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM12 11v5M12 8v.1',
  offline:
    'M3 9.5a13 13 0 0 1 6-3.3M21 9.5a13 13 0 0 0-8-3.6M6.5 13a8 8 0 0 1 3-2M17.5 13a8 8 0 0 0-2-1.5M10 16.5a3 3 0 0 1 4 0M4 4l16 16',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5v.1',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.25 12a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  logout: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
  external: 'M10 5H5v14h14v-5M13 5h6v6M19 5l-8.5 8.5',
  print: 'M7 9V4h10v5M7 16H4V9h16v7h-3M7 13h10v7H7z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4',
} as const satisfies Record<string, string>

export type IconName = keyof typeof drawings

/** Arrows that point in the reading direction; mirrored in right to left pages. */
const turning: ReadonlySet<IconName> = new Set<IconName>(['chevron', 'arrow', 'logout', 'external'])

interface IconProps {
  readonly name: IconName
  /** Accessible name of an icon without text; next to text it would be redundant. */
  readonly label?: string
  readonly className?: string
}

/** Icon of the shop's own set, 20 px unless the class sets another size. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={classNames('shrink-0', turning.has(name) && 'rtl:mirrored', className)}
      >
        <path d={drawings[name]} />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}
