import { afterAll, expect, vi } from 'vitest'
import { changedSince, processState } from './process-state.ts'

/**
 * Set-up of every file that shares its process with others: one that leaves something changed, open
 * or running fails itself, and not the file behind it.
 */

const before = processState()

afterAll(() =>
  // What is closed is gone some turns later.
  vi.waitFor(
    () => {
      expect(changedSince(before), 'what this file leaves to the next').toEqual([])
    },
    // Milliseconds: other workers may have the processor meanwhile.
    { timeout: 8_000 },
  ),
)
