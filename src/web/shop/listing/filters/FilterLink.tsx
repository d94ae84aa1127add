import type { MouseEvent } from 'react'
import { relTo } from '#domain/catalogue/listing.ts'
import { t } from '#messages'
import { ColourDot } from '#web/kit/ui/ColourDot.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'

/** One choice of a filter, as a link to the listing it would show. */
export interface FilterOption {
  readonly label: string
  readonly to: string
  /** Number of products that it would show; null for 'All'. */
  readonly count: number | null
  readonly isChosen: boolean
  /** A colour's own, '#rrggbb', or null for several at once. */
  readonly dot?: string | null
}

const choiceLook =
  'flex min-h-11 items-center justify-between gap-2 rounded-control px-3 py-1.5 text-sm'

/** Choice of a filter with its number of products; one without any can't be followed. */
export function FilterLink({
  option: { label, to, count, isChosen, dot },
  onFollow,
}: {
  readonly option: FilterOption
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void
}) {
  const content = (
    <>
      <span className="flex min-w-0 items-center gap-2">
        {isChosen ? (
          <Icon name="check" className="size-4" />
        ) : (
          dot !== undefined && <ColourDot dot={dot} />
        )}
        {label}
      </span>
      {count !== null && (
        <span className="text-xs tabular-nums">
          {t.filters.products({ count, hidden: hiddenText })}
        </span>
      )}
    </>
  )
  if (count === 0 && !isChosen) {
    return <span className={`${choiceLook} text-muted`}>{content}</span>
  }
  return (
    <Link
      to={to}
      preventScrollReset
      rel={relTo(to)}
      onClick={onFollow}
      aria-current={isChosen ? 'true' : undefined}
      className={`${choiceLook} ${
        isChosen ? 'bg-plum-tint font-semibold text-plum-deep' : 'text-ink hover:bg-plum-tint'
      }`}
    >
      {content}
    </Link>
  )
}
