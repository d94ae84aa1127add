import { afterAll, expect, vi } from 'vitest'
import { endFile } from './closing.ts'
import { changedSince, processState } from './process-state.ts'

/**
 * Set-up of every file that shares its process with others: a file that leaves state changed, open
 * or running fails itself instead of the next one.
 */

const before = processState()

afterAll(async () => {
  await endFile()
  // Closed handles disappear some turns of the event loop later.
  await vi.waitFor(
    () => {
      expect(changedSince(before), 'what this file leaves to the next').toEqual([])
    },
    // Milliseconds: other workers may occupy the processor meanwhile.
    { timeout: 8_000 },
  )
})
