/** Function that a child process runs for each job; `order` is the input of the job. */
export type Job<Order, Done, Progress = never> = (
  order: Order,
  onProgress: (progress: Progress) => void,
) => Promise<Done>

/** Message of a child process: progress of a job, its result, or the reason of its failure. */
export type Report<Done, Progress> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Done }
  | { readonly kind: 'failed'; readonly reason: string }

/** Entry point of a module that `runInChild` or `WorkerProcess` starts; `work` runs each job. */
export function serveParent<Order, Done, Progress = never>(work: Job<Order, Done, Progress>): void {
  const report = (message: Report<Done, Progress>) => process.send?.(message)
  process.on('message', async (order: Order) => {
    try {
      const result = await work(order, (progress) => report({ kind: 'progress', progress }))
      report({ kind: 'done', result })
    } catch (error) {
      report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  })
  // Without its parent, the job's result has no recipient.
  process.once('disconnect', () => process.exit())
}
