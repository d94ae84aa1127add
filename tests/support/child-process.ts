import { getPriority } from 'node:os'
import { serveParent } from '#platform/process/serve-parent.ts'

/** Commands of the tests to a child process. */
export type ChildTask =
  | {
      readonly kind: 'hand back'
      readonly bytes: Uint8Array
      readonly map: Map<string, Uint8Array>
    }
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

serveParent(async (task: ChildTask): Promise<unknown> => {
  switch (task.kind) {
    case 'hand back':
      return task
    case 'describe yourself':
      return { pid: process.pid, niceness: getPriority(), settings: Object.keys(process.env) }
    case 'throw':
      throw new Error('out of ink')
    case 'die':
      return process.exit(7)
    case 'hang':
      return await new Promise(() => undefined)
  }
})
