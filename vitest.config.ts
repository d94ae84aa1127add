import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** Tests of what is said in Urdu: they run with the messages of that language. */
const urdu = ['src/**/*.urdu.test.{ts,tsx}']
const rules = ['src/{domain,studio,demo}/**/*.test.ts']
const shop = ['src/{server,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts']

/**
 * What replaces a module, a global, the clock or a setting, or weighs the process, has one of its own:
 * nothing else of `vi` than these is for tests that share theirs.
 */
const needsOwnProcess = /\bvi\.(?!(?:fn|setConfig|waitFor)\b)|\bprocess\.memoryUsage\b/
const root = import.meta.dirname
const replacing = globSync(shop, { cwd: root }).filter((file) =>
  needsOwnProcess.test(readFileSync(join(root, file), 'utf8')),
)

const faults = (...names: string[]) => names.map((name) => `tests/faults/${name}.test.ts`)
/** Faults whose tests measure how long somebody waits, while next to nothing is done. */
const waiting = faults('database-loss', 'deadline', 'disk')
/** Those that measure what a guard makes of a load, which is their own. */
const loaded = faults('guards', 'lanes', 'two-processes')
/**
 * Those that start and kill whole shops for minutes: `npm test -- recovery` runs them, before a release and
 * after a change of what they try. `npm test` alone leaves them out.
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
 * Milliseconds after which somebody who waits for something gives up. What the shop promises stands in the
 * tests themselves; these say only that nothing came at all, however busy the machine is.
 */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 8_000 } },
} as const
const faultPatience = { ...patience, testTimeout: 60_000, hookTimeout: 60_000 } as const

/** They share what they import, so each file is held to change nothing else that it shares. */
const shared = { isolate: false, setupFiles: 'tests/support/leaves-nothing.ts' } as const

/**
 * The other faults first, and rules and calls beside them: a fault mostly waits, for a server that
 * starts or for somebody who doesn't read. That is why there is one worker more than the machine
 * has cores. What measures time comes behind them: those who wait beside each other, then those who
 * load the machine, one at a time.
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
          ...faultPatience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'recovery',
          include: recovery,
          ...faultPatience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'replacing',
          include: replacing,
          ...patience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'rules',
          include: rules,
          exclude: urdu,
          ...shared,
          ...patience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'shop',
          include: shop,
          exclude: [...replacing, ...urdu],
          ...shared,
          ...patience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        ssr: { resolve: { conditions: ['urdu', ...defaultServerConditions] } },
        test: {
          name: 'urdu',
          include: urdu,
          ...shared,
          ...patience,
          sequence: { groupOrder: FIRST },
        },
      },
      {
        test: {
          name: 'waiting',
          include: waiting,
          ...faultPatience,
          sequence: { groupOrder: THEN },
        },
      },
      {
        test: {
          name: 'loaded',
          include: loaded,
          ...faultPatience,
          fileParallelism: false,
          sequence: { groupOrder: LAST },
        },
      },
    ],
  },
})
