import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Drawn on a grid of 24 with a stroke of 1.75; each takes the colour of its text. */
const drawings = {
  cart: (
    <>
      <path d="M6 8h12l1 12H5z" />
      <path d="M9 10.5V7a3 3 0 0 1 6 0v3.5" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  trash: (
    <>
      <path d="M5 7h14M10 7V5h4v2M7 7l1 13h8l1-13" />
      <path d="M10.5 11v5M13.5 11v5" />
    </>
  ),
  copy: (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15H4V6a2 2 0 0 1 2-2h9v1" />
    </>
  ),
  chevron: <path d="m9 6 6 6-6 6" />,
  down: <path d="m6 9 6 6 6-6" />,
  arrow: <path d="M5 12h14M13 6l6 6-6 6" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  truck: (
    <>
      <path d="M3 6h11v10H3zM14 10h4l3 3v3h-7z" />
      <circle cx="7.5" cy="17.5" r="1.75" />
      <circle cx="17" cy="17.5" r="1.75" />
    </>
  ),
  cash: (
    <>
      <rect x="3" y="6.5" width="18" height="11" rx="2" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M6 9.5v5M18 9.5v5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  message: <path d="M4 5h16v11H10l-4.5 4v-4H4z" />,
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 17.5h2" />
    </>
  ),
  earphones: (
    <>
      <rect x="5" y="5" width="14" height="14" rx="5.5" />
      <path d="M5 11h14M12 14v1" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.5" r="3.75" />
      <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  box: (
    <>
      <path d="m12 3 8 4.5v9L12 21l-8-4.5v-9z" />
      <path d="m4.5 7.5 7.5 4.2 7.5-4.2M12 12v9" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 2.8 20h18.4z" />
      <path d="M12 10v4.5M12 17.2v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8v.1" />
    </>
  ),
  offline: (
    <>
      <path d="M3 9.5a13 13 0 0 1 6-3.3M21 9.5a13 13 0 0 0-8-3.6M6.5 13a8 8 0 0 1 3-2M17.5 13a8 8 0 0 0-2-1.5M10 16.5a3 3 0 0 1 4 0" />
      <path d="m4 4 16 16" />
    </>
  ),
  tag: (
    <>
      <path d="M4 4h8l8 8-8 8-8-8z" />
      <path d="M8.5 8.5v.1" />
    </>
  ),
  edit: <path d="M4 20h4L19 9l-4-4L4 16z" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  home: <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />,
  logout: <path d="M10 4H5v16h5M9 12h11M16 8l4 4-4 4" />,
  external: <path d="M10 5H5v14h14v-5M13 5h6v6M19 5l-8.5 8.5" />,
  print: (
    <>
      <path d="M7 9V4h10v5M7 16H4V9h16v7h-3" />
      <path d="M7 13h10v7H7z" />
    </>
  ),
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** Arrows that point along the line of reading; they turn round where it runs the other way. */
const turning: ReadonlySet<IconName> = new Set<IconName>(['chevron', 'arrow', 'logout', 'external'])

interface IconProps {
  readonly name: IconName
  /** Only for an icon that stands alone; beside words it says nothing new. */
  readonly label?: string
  readonly className?: string
}

/** One of the shop's own drawings, 20 px unless the class says otherwise. */
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
        className={classNames('shrink-0', turning.has(name) && 'rtl:-scale-x-100', className)}
      >
        {drawings[name]}
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}
