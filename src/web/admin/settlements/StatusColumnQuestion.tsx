import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'

interface StatusColumnQuestionProps {
  readonly headings: readonly string[]
  readonly possible: readonly number[]
  /** Receives the column with the statuses, or null for none. */
  readonly onAnswer: (column: number | null) => void
}

/**
 * Question which column says what became of each parcel, in a file where words may be statuses and
 * none is recognised. Until it is answered, no line can be settled: a parcel that comes back would
 * count as delivered.
 */
export function StatusColumnQuestion({ headings, possible, onAnswer }: StatusColumnQuestionProps) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Which column says what became of each parcel?</h2>
      <p className="text-muted text-sm">
        Nothing is settled until you choose: a parcel that comes back brings no cash.
      </p>
      <div className="flex flex-wrap gap-2">
        {possible.map((at) => (
          <Button key={at} kind="secondary" onClick={() => onAnswer(at)}>
            {headings[at] ? `“${headings[at]}”` : `Column ${at + 1}`}
          </Button>
        ))}
        <Button kind="secondary" onClick={() => onAnswer(null)}>
          None: every line is delivered
        </Button>
      </div>
    </Card>
  )
}
