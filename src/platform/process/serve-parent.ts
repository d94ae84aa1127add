/** Function that a child process runs for each job. */
export type Job<Input, Result, Progress = never> = (
  input: Input,
  onProgress: (progress: Progress) => void,
) => Promise<Result>

/** Message of a child process: progress of a job, its result, or the reason of its failure. */
export type Report<Result, Progress> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly reason: string }

/** Entry point of a module that `runInChild` or `WorkerProcess` starts; `work` runs each job. */
export function serveParent<Input, Result, Progress = never>(
  work: Job<Input, Result, Progress>,
): void {
  const report = (message: Report<Result, Progress>) => process.send?.(message)
  process.on('message', async (input: Input) => {
    try {
      const result = await work(input, (progress) => report({ kind: 'progress', progress }))
      report({ kind: 'done', result })
    } catch (error) {
      report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  })
  // Without its parent, the job's result has no recipient.
  process.once('disconnect', () => process.exit())
}
