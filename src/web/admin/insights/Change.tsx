import { type ComparedCounts, changeOf } from '#domain/insights/periods.ts'
import { classNames } from '#web/kit/ui/class-names.ts'

interface ChangeProps {
  readonly count: ComparedCounts
  /** Whether the previous period is complete; otherwise no change is shown. */
  readonly isComparable: boolean
}

/** Change of a count against the previous period; empty if the count is unchanged. */
export function Change({ count, isComparable }: ChangeProps) {
  const { direction, text } = changeOf(count)
  if (!isComparable || text === '') return null
  return (
    <span
      className={classNames(
        'whitespace-nowrap text-sm tabular-nums',
        direction === 'up' ? 'text-save' : 'text-muted',
      )}
    >
      <span className="sr-only">change: </span>
      {text}
    </span>
  )
}
