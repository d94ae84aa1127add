import { t } from '#messages'
import { classNames } from '../class-names.ts'

/** Side of one star's square. */
const SIZE = 24
/** Five stars in a row, as one path. */
const FIVE = [0, 1, 2, 3, 4]
  .map(
    (place) =>
      `M${12 + place * SIZE} 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z`,
  )
  .join('')

interface StarsProps {
  /** 0 to 5. */
  readonly rating: number
  /** Text alternative: '4.3 of 5 from 12 reviews'. */
  readonly label?: string
  readonly className?: string
}

/** Five stars, filled to a tenth, with a text alternative. */
export function Stars({ rating, label, className }: StarsProps) {
  const shown = Math.round(Math.min(5, Math.max(0, rating)) * 10) / 10
  const filled = shown * SIZE
  return (
    <svg
      viewBox="0 0 120 24"
      width="90"
      height="18"
      role="img"
      aria-label={label ?? t.common.stars({ rating: shown })}
      className={classNames('shrink-0 text-star rtl:mirrored', className)}
    >
      <path d={FIVE} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      {filled > 0 && (
        <svg viewBox={`0 0 ${filled} ${SIZE}`} width={filled} height={SIZE} aria-hidden="true">
          <path d={FIVE} fill="currentColor" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      )}
    </svg>
  )
}
