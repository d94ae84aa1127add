import { useEffect, useState } from 'react'
import { formatMoment } from '#domain/moments.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { doerOf, entryWords, lastStep } from './history/history-words.ts'
import type { Desk } from './use-desk.ts'

/** Milliseconds for which a change is told as having happened just now. */
const JUST_NOW = 60_000

/** When the order changed last, and by whom; a change by somebody else shows quietly. */
export function Freshness({ desk: { order, isNews } }: { readonly desk: Desk }) {
  const [isRecent, setRecent] = useState(isNews)
  useEffect(() => {
    if (!isRecent) return
    const timer = setTimeout(() => setRecent(false), JUST_NOW)
    return () => clearTimeout(timer)
  }, [isRecent])
  const step = lastStep(order)
  if (!step || order.version === 1) return null
  return isRecent ? (
    <p role="status">
      <Badge tone="shipped" icon="refresh" className="animate-rise">
        Changed just now by {doerOf(step)}
      </Badge>
    </p>
  ) : (
    <p className="text-muted text-sm">
      {entryWords(step)} on {formatMoment(step.at)} by {doerOf(step)}
    </p>
  )
}
