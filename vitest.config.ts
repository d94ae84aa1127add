import { defineConfig } from 'vitest/config'

/** Faults whose tests measure time: of how long something takes, or of what a guard makes of a load. */
const measured = ['database-loss', 'deadline', 'disk', 'guards', 'lanes', 'two-processes'].map(
  (name) => `tests/faults/${name}.test.ts`,
)
const FIRST = 0
const LAST = 1

/**
 * The other faults first, and rules and calls beside them: a fault mostly waits, for a server that
 * starts or for somebody who doesn't read. That is why there is one worker more than a small machine
 * has cores. What measures time comes last, one at a time.
 *
 * Projects of one group begin in the order of their names.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    globalSetup: 'tests/support/database-server.ts',
    projects: [
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: measured,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['src/{domain,studio,demo}/**/*.test.ts'],
          // They change nothing outside themselves, so they share what they import.
          isolate: false,
          testTimeout: 10_000,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'shop',
          include: ['src/{server,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 10_000,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'time',
          include: measured,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: LAST },
        },
      },
    ],
  },
})
