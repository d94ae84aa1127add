import { getPriority } from 'node:os'
import { type Job, serveParent } from '#platform/process/serve-parent.ts'

/** Commands of the tests to a child process. */
export type ChildTask =
  | {
      readonly kind: 'hand back'
      readonly bytes: Uint8Array
      readonly map: Map<string, Uint8Array>
    }
  | { readonly kind: 'count'; readonly to: number }
  | { readonly kind: 'describe yourself' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'die' }
  | { readonly kind: 'hang' }

/** Description that a process gives of itself. */
export interface SelfDescription {
  readonly pid: number
  readonly niceness: number
  readonly settings: readonly string[]
}

const run: Job<ChildTask, unknown, number> = async (task, onProgress) => {
  switch (task.kind) {
    case 'hand back':
      return task
    case 'count':
      for (let count = 1; count <= task.to; count += 1) onProgress(count)
      return 'counted'
    case 'describe yourself':
      return { pid: process.pid, niceness: getPriority(), settings: Object.keys(process.env) }
    case 'throw':
      throw new Error('out of ink')
    case 'die':
      return process.exit(7)
    case 'hang':
      onProgress(process.pid)
      return await new Promise(() => undefined)
  }
}

serveParent(run)
