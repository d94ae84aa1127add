import { relTo } from '#domain/catalogue/listing.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { ColourDot } from '#web/kit/ui/ColourDot.tsx'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'

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

/**
 * A choice of a filter with its number of products. One that would show none can be read but not
 * followed.
 */
export function FilterLink({
  option: { label, to, count, isChosen, dot },
}: {
  readonly option: FilterOption
}) {
  const isEmpty = count === 0 && !isChosen
  const words = (
    <span className="flex min-w-0 items-center gap-2">
      {isChosen ? (
        <Icon name="check" className="size-4" />
      ) : (
        dot !== undefined && <ColourDot dot={dot} />
      )}
      {label}
    </span>
  )
  const figure = count !== null && (
    <span className="text-xs tabular-nums">
      {t.filters.products({
        count,
        hidden: hiddenText,
      })}
    </span>
  )
  if (isEmpty) {
    return (
      <span className={`${choiceLook} text-muted`}>
        {words}
        {figure}
      </span>
    )
  }
  return (
    <a
      href={pageAddress(to)}
      rel={relTo(to)}
      data-label={label}
      aria-current={isChosen ? 'true' : undefined}
      className={`${choiceLook} ${
        isChosen ? 'bg-plum-tint font-semibold text-plum-deep' : 'text-ink hover:bg-plum-tint'
      }`}
    >
      {words}
      {figure}
    </a>
  )
}
