import { Button } from '#web/ui/Button.tsx'
import { count } from './count.ts'
import type { Progress } from './in-pieces.ts'

interface PiecesProgressProps extends Progress {
  readonly onStop: () => void
}

/** Progress of a bulk action ('120 of 500'), with a button to stop it. */
export function PiecesProgress({ tried, total, onStop }: PiecesProgressProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="tabular-nums">
        {count(tried)} of {count(total)}…
      </p>
      <progress
        aria-label="Orders done"
        value={tried}
        max={total}
        className="progress-line h-1.5 w-full"
      />
      <div className="flex justify-end">
        <Button kind="secondary" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  )
}
