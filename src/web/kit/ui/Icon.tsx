import { classNames } from './class-names.ts'
import drawings from './icons.json' with { type: 'json' }

/** Name of an icon; icons.json has its path on a 24 px square, with a stroke of 1.75. */
export type IconName = keyof typeof drawings

/** Arrows that point in the reading direction; mirrored in right to left pages. */
const turning: ReadonlySet<IconName> = new Set<IconName>(['chevron', 'arrow', 'logout', 'external'])

/** Attributes of a drawing of lines. */
const line = {
  viewBox: '0 0 24 24',
  width: 20,
  height: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
} as const

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
        {...line}
        aria-hidden="true"
        strokeWidth="1.75"
        strokeLinejoin="round"
        className={classNames('shrink-0', turning.has(name) && 'rtl:mirrored', className)}
      >
        <path d={drawings[name]} />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}

/** Rotating spinner of a pending action; the text next to it names the action. */
export function Spinner({ className = '' }: Pick<IconProps, 'className'>) {
  return (
    <svg
      {...line}
      aria-hidden="true"
      strokeWidth="2.5"
      className={`shrink-0 animate-spin ${className}`}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
