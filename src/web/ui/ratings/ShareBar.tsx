import { classNames } from '../class-names.ts'

interface ShareBarProps {
  readonly value: number
  /** The value of a full bar. */
  readonly of: number
  /** Height, colour of the filled part (`text-…`) and of the rest (`bg-…`). */
  readonly className: string
}

/**
 * A part of a whole as a bar; the figures beside it say the same. Drawn, since every engine paints
 * the insides of a `meter` in its own way.
 */
export function ShareBar({ value, of, className }: ShareBarProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('w-full rounded-chip rtl:-scale-x-100', className)}
    >
      <rect width={`${(100 * value) / of}%`} height="100%" fill="currentColor" />
    </svg>
  )
}
