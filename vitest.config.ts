import { defineConfig } from 'vitest/config'

const globalSetup = 'tests/support/database-server.ts'

/** Rules and calls first, side by side; then the faults, one at a time, because they measure time. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shop',
          globalSetup,
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/support/*.test.ts'],
          testTimeout: 10_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          globalSetup,
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
