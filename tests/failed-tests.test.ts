import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedJourneys, failedRules, failureLines } from '../scripts/launch/failed-tests.mjs'

/** Summary of failures that `npm test` prints last, from the reports of Vitest and Playwright. */

const root = join(import.meta.dirname, '..')

test('Vitest: lists failed tests, files that could not be read, and uncaught errors', () => {
  const passed = { status: 'passed', fullName: 'carts › add', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'carts › merge', failureMessages: ['one', 'two'] }
  const fileOf = (name: string, status: string, ...assertionResults: object[]) => ({
    name: join(root, name),
    status,
    message: 'gone',
    assertionResults,
  })
  const testResults = [
    fileOf('src/a.test.ts', 'failed', passed, failed),
    fileOf('src/b.test.ts', 'failed'),
    fileOf('src/c.test.ts', 'passed', passed),
  ]
  expect(failedRules({ testResults })).toEqual([
    { place: 'src/a.test.ts', name: 'carts › merge', message: 'one\ntwo' },
    { place: 'src/b.test.ts', name: 'the file as a whole', message: 'gone' },
  ])
  const kind = 'Unhandled Rejection'
  const unhandled = [
    { place: join(root, 'tests/a.test.ts'), test: 'mail', kind, message: 'closed' },
    { kind: 'Unhandled Error', message: 'out of memory' },
  ]
  expect(failedRules({ testResults: [] }, unhandled)).toEqual([
    { place: 'tests/a.test.ts', name: `mail: ${kind}`, message: 'closed' },
    { place: 'outside of the tests', name: 'Unhandled Error', message: 'out of memory' },
  ])
})

test('Playwright: lists each failed journey, at any depth, and errors outside journeys', () => {
  const spec = (title: string, messages: readonly string[]) => ({
    title,
    file: 'cart.journey.ts',
    line: 7,
    tests: [
      {
        projectName: 'phone',
        status: messages.length === 0 ? 'expected' : 'unexpected',
        results: [{ errors: messages.map((message) => ({ message })) }],
      },
    ],
  })
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [
      { specs: [spec('kept', [])], suites: [{ specs: [spec('deep', ['moved', 'by 2'])] }] },
      { specs: [spec('flat', ['late'])] },
    ],
  }
  expect(failedJourneys(report)).toEqual([
    { place: 'journeys', name: 'outside', message: 'no browser' },
    { place: 'cart.journey.ts:7', name: 'deep [phone]', message: 'moved\nby 2' },
    { place: 'cart.journey.ts:7', name: 'flat [phone]', message: 'late' },
  ])
})

test('an error is shortened to its first lines, without colours', () => {
  const message = [
    '\u001b[31mred\u001b[39m',
    '',
    ...Array.from({ length: 20 }, (_, i) => `line ${i}`),
  ]
  const lines = failureLines({ place: 'a.ts', name: 'n', message: message.join('\n') })
  expect(lines.slice(0, 3)).toEqual(['✗ a.ts › n', '    red', '    line 0'])
  expect(lines).toHaveLength(13)
})
