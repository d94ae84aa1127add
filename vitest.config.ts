import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that reach no server: they run on a fixed date. */
const rules = ['{src/{domain,demo,web},packages/studio/src}/**/*.test.{ts,tsx}']
const shop = ['src/{platform,server}/**/*.test.ts', 'tests/*.test.ts']

/**
 * Matches tests that need a process of their own: they mock a module, a global, the clock or an
 * environment variable, or measure the memory of the process. Tests that share a process use only
 * `vi.fn`, `vi.setConfig` and `vi.waitFor`.
 */
const needsOwnProcess = /\bvi\.(?!(?:fn|setConfig|waitFor)\b)|\bprocess\.memoryUsage\b/
const root = import.meta.dirname
const replacing = globSync([...rules, ...shop], { cwd: root }).filter((file) =>
  needsOwnProcess.test(readFileSync(join(root, file), 'utf8')),
)

const faults = (...names: string[]) => names.map((name) => `tests/faults/${name}.test.ts`)
/** Fault tests that measure waiting times and use hardly any CPU; they run in parallel. */
const waiting = faults('database-loss', 'deadline', 'disk', 'locked-tables')
/** Fault tests that measure the load shedding under a load of their own; they run one at a time. */
const loaded = faults('guards', 'hostile-clients', 'lanes', 'two-processes')
/**
 * Fault tests that start and kill whole shops for minutes. `npm test` excludes them; `npm test --
 * recovery` runs them, before a release and after a change of the code that they test.
 */
const recovery = faults(
  'drawing',
  'embedded',
  'restore',
  'running',
  'start-on-a-full-disk',
  'supervised',
)
const FIRST = 0
const THEN = 1
const LAST = 2

/**
 * Timeouts in milliseconds, long enough for a busy machine. The shop's own time limits are asserted in
 * the tests themselves.
 */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 8_000 } },
} as const
const faultPatience = { ...patience, testTimeout: 60_000, hookTimeout: 60_000 } as const

const support = (...names: string[]) => names.map((name) => `tests/support/${name}.ts`)
const setupFiles = support('closes-afterwards')
/** Files of these projects share their modules; a setup file fails one that leaves shared state changed. */
const shared = {
  isolate: false,
  setupFiles: support('closes-afterwards', 'leaves-nothing'),
} as const

/**
 * Three groups of projects, one after the other: fault tests together with rules and calls; fault
 * tests that measure waiting times, in parallel; fault tests that load the machine, one at a time. A
 * fault test mostly waits, for a server that starts or a client that doesn't read, so there is one
 * worker more than there are cores.
 *
 * Projects of one group begin in the order of their names.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1,
    globalSetup: 'tests/support/database-server.ts',
    projects: [
      {
        test: {
          name: 'faults',
          include: ['tests/{faults,model}/**/*.test.ts'],
          exclude: [...waiting, ...loaded, ...recovery],
          ...shared,
          ...faultPatience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'recovery',
          include: recovery,
          setupFiles,
          ...faultPatience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'replacing',
          include: replacing,
          setupFiles,
          ...patience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'rules',
          include: rules,
          exclude: replacing,
          ...shared,
          setupFiles: [...shared.setupFiles, ...support('fixed-date')],
          ...patience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'shop',
          include: shop,
          exclude: replacing,
          ...shared,
          ...patience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'waiting',
          include: waiting,
          setupFiles,
          ...faultPatience,
          sequence: { groupOrder: THEN },
        },
      },
      {
        test: {
          name: 'loaded',
          include: loaded,
          ...shared,
          ...faultPatience,
          fileParallelism: false,
          sequence: { groupOrder: LAST },
        },
      },
    ],
  },
})
