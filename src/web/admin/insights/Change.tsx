import { type Compared, changeOf } from '#domain/insights/periods.ts'
import { classNames } from '#web/ui/class-names.ts'

interface ChangeProps {
  readonly count: Compared
  /** Without the whole period before, there is no change to show. */
  readonly isComparable: boolean
}

/** The change of a count against the period before; nothing where there is none. */
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
