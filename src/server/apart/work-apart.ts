/** What a process apart does, once for each order. */
export type Job<Order, Done, Progress = never> = (
  order: Order,
  onProgress: (progress: Progress) => void,
) => Promise<Done>

/** What such a process says of an order: how far it is, then what came of it or why nothing did. */
export type Report<Done, Progress> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Done }
  | { readonly kind: 'failed'; readonly reason: string }

/** Does the work that `runApart` or a `StandingProcess` started this process for. */
export function workApart<Order, Done, Progress = never>(work: Job<Order, Done, Progress>): void {
  const say = (report: Report<Done, Progress>) => process.send?.(report)
  process.on('message', async (order: Order) => {
    try {
      const result = await work(order, (progress) => say({ kind: 'progress', progress }))
      say({ kind: 'done', result })
    } catch (error) {
      say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  })
  // Whoever asked for the work is gone: nobody waits for it.
  process.once('disconnect', () => process.exit())
}
