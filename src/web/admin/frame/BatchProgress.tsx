import { useEffect, useRef, useState } from 'react'
import { causeOf } from '#web/kit/api/failure.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { count, counted } from './count.ts'

/** Progress of a bulk action ('120 of 500'), with a button to stop it. */
export function BatchProgress({
  tried,
  total,
  onStop,
}: Progress & { readonly onStop: () => void }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="tabular-nums">
        {count(tried)} of {count(total)}…
      </p>
      <ProgressLine label="Orders processed" value={tried} max={total} />
      <div className="flex justify-end">
        <Button kind="secondary" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  )
}

interface ProgressLineProps {
  readonly label: string
  /** Done so far; undefined while it is unknown. */
  readonly value: number | undefined
  readonly max: number
}

export function ProgressLine({ label, ...progress }: ProgressLineProps) {
  return (
    <progress
      {...progress}
      aria-label={label}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-chip border-0 bg-plum-tint [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-plum-tint [&::-webkit-progress-value]:rounded-chip [&::-webkit-progress-value]:bg-plum"
    />
  )
}

/** Batch size: small enough for every proxy's timeout, and for a quick stop. */
export const BATCH_SIZE = 100

export interface Progress {
  readonly tried: number
  readonly total: number
}

export interface BatchesOutcome<Item, Answer> {
  readonly answers: readonly Answer[]
  /** Items not sent, or without a response: the run was stopped, or the connection broke. */
  readonly left: readonly Item[]
  /** Reason for the unsent items; null when none are left or the run was stopped. */
  readonly cause: string | null
}

type LeftOrdersProps = Pick<BatchesOutcome<unknown, unknown>, 'left' | 'cause'> & {
  readonly advice: string
}

/** Notice about the orders that a bulk action has not reached, with the reason. */
export function LeftOrders({ left, cause, advice }: LeftOrdersProps) {
  if (left.length === 0) return null
  const title = `${counted(left.length, 'order')} left as they were`
  return (
    <Notice tone="warning" isAlert={cause !== null} title={title}>
      <p>
        {cause ?? 'You stopped it.'} {advice}
      </p>
    </Notice>
  )
}

/**
 * Sends many items in sequential batches. A batch in flight is never aborted, so that its outcome
 * is known; a batch whose response is lost counts as not sent.
 */
export async function sendInBatches<Item, Answer>(
  items: readonly Item[],
  send: (batch: readonly Item[]) => Promise<readonly Answer[]>,
  signal: AbortSignal,
  onProgress: (tried: number) => void,
): Promise<BatchesOutcome<Item, Answer>> {
  const answers: Answer[] = []
  let tried = 0
  while (tried < items.length && !signal.aborted) {
    const batch = items.slice(tried, tried + BATCH_SIZE)
    try {
      answers.push(...(await send(batch)))
    } catch (error) {
      return { answers, left: items.slice(tried), cause: causeOf(error, 'The connection broke.') }
    }
    tried += batch.length
    onProgress(tried)
  }
  return { answers, left: items.slice(tried), cause: null }
}

/**
 * Runs work in batches; callers start one run at a time. `progress` is null between runs.
 * Unmounting stops the run like `stop`: after the batch in flight.
 */
export function useBatches() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    progress,
    stop: () => running.current?.abort(),
    async run<Item, Answer>(
      items: readonly Item[],
      send: (batch: readonly Item[]) => Promise<readonly Answer[]>,
    ): Promise<BatchesOutcome<Item, Answer>> {
      running.current = new AbortController()
      const report = (tried: number) => setProgress({ tried, total: items.length })
      report(0)
      const outcome = await sendInBatches(items, send, running.current.signal, report)
      setProgress(null)
      return outcome
    },
  }
}
