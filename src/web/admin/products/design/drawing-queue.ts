import { type Drawing, drawDesign } from '@khol/studio'

interface Job {
  readonly drawing: Drawing
  readonly done: (svg: string) => void
}

const waiting: Job[] = []
let isAtWork = false

/**
 * Queues a drawing. Each runs in a task of its own, which keeps the page responsive. Urgent
 * drawings run first.
 *
 * @returns a function that cancels the drawing unless it has run
 */
export function drawSoon(
  drawing: Drawing,
  done: (svg: string) => void,
  { isUrgent = false } = {},
): () => void {
  const job: Job = { drawing, done }
  if (isUrgent) waiting.unshift(job)
  else waiting.push(job)
  goOn()
  return () => {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function goOn(): void {
  if (isAtWork || waiting.length === 0) return
  isAtWork = true
  setTimeout(() => {
    isAtWork = false
    const job = waiting.shift()
    job?.done(drawDesign(job.drawing))
    goOn()
  })
}
