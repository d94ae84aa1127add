/** Message of a child process: the result of a job, or the reason of its failure. */
export type Report<Result> = { readonly result: Result } | { readonly reason: string }

/** A job that a child process runs. */
export type Job<Input, Result> = (input: Input) => Promise<Result>

/** Entry point of a module that `runInChild` or `WorkerProcess` starts; `work` runs each job. */
export function serveParent<Input, Result>(work: Job<Input, Result>): void {
  process.on('message', async (input: Input) => {
    const report: Report<Result> = await work(input).then(
      (result) => ({ result }),
      (error) => ({ reason: error instanceof Error ? error.message : String(error) }),
    )
    process.send?.(report)
  })
  // Without its parent, the job's result has no recipient.
  process.once('disconnect', () => process.exit())
}
