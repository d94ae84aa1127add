import { afterEach, beforeAll, beforeEach } from 'vitest'
import { type RunningProcess, temporaryFolder } from './processes.ts'
import { buildPages, killAll } from './shop-processes.ts'

/**
 * Gives each test of a file a temporary folder and a list for its processes; both are removed after
 * the test.
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
