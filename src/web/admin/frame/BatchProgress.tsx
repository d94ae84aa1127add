import { Button } from '#web/kit/ui/Button.tsx'
import type { Progress } from './batches.ts'
import { count } from './count.ts'

interface BatchProgressProps extends Progress {
  readonly onStop: () => void
}

/** Progress of a bulk action ('120 of 500'), with a button to stop it. */
export function BatchProgress({ tried, total, onStop }: BatchProgressProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="tabular-nums">
        {count(tried)} of {count(total)}…
      </p>
      <progress
        aria-label="Orders processed"
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
