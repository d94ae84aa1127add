import { classNames } from '../class-names.ts'

interface ShareBarProps {
  readonly value: number
  /** The value of a full bar. */
  readonly of: number
  /** Height, colour of the filled part (`text-…`) and of the rest (`bg-…`). */
  readonly className: string
}

/** Bar of a share, hidden from screen readers; browsers style a `meter` differently. */
export function ShareBar({ value, of, className }: ShareBarProps) {
  return (
    <svg aria-hidden="true" className={classNames('w-full rounded-chip rtl:mirrored', className)}>
      <rect width={`${(100 * value) / of}%`} height="100%" fill="currentColor" />
    </svg>
  )
}
