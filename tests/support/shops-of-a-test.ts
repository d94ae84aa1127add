import { afterEach, beforeAll, beforeEach } from 'vitest'
import { type RunningProcess, temporaryFolder } from './processes.ts'
import { buildPages, killAll } from './shop-processes.ts'

/**
 * For each test of a file a folder of its own, and a list for the processes that it starts: what is in
 * either is gone afterwards.
 */
export function shopsOfATest(): {
  readonly folder: { readonly path: string }
  readonly processes: RunningProcess[]
} {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const processes: RunningProcess[] = []
  beforeAll(buildPages)
  beforeEach(async () => {
    folder = await temporaryFolder()
  })
  afterEach(async () => {
    await killAll(processes, folder.path)
    await folder.remove()
  })
  return {
    folder: {
      get path() {
        return folder.path
      },
    },
    processes,
  }
}
