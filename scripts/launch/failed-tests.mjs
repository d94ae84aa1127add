import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.mjs'

/**
 * Failed test, as its program reported it.
 *
 * @typedef {{ readonly place: string, readonly name: string, readonly message: string }} FailedTest
 */

/** Maximum lines of a failure in the summary; the full text is printed where it happened. */
const LINES = 12

/**
 * Reporter of Vitest that writes the run's unhandled errors, which fail it without a failed test,
 * to the file of `UNHANDLED_ERRORS_JSON`: its JSON report leaves them out.
 *
 * @public Vitest loads it by the path of this file.
 */
export default class UnhandledErrors {
  async onTestRunEnd(_modules, errors) {
    const written = errors.map(({ type, name, message, stack, ...error }) => ({
      place: error.VITEST_TEST_PATH,
      test: error.VITEST_TEST_NAME,
      kind: type ?? 'Unhandled Error',
      message: stack ?? `${name}: ${message}`,
    }))
    await writeFile(process.env.UNHANDLED_ERRORS_JSON, JSON.stringify(written))
  }
}

/**
 * Failures in Vitest's JSON report and the run's unhandled errors: tests, unreadable files, and
 * uncaught errors.
 *
 * @param {{ testResults?: any[] }} report
 * @param {any[]} unhandled
 * @returns {FailedTest[]}
 */
export function failedRules({ testResults = [] }, unhandled = []) {
  const uncaught = unhandled.map(({ place, test, kind, message }) => ({
    place: place === undefined ? 'outside of the tests' : relative(root, place),
    name: test === undefined ? kind : `${test}: ${kind}`,
    message,
  }))
  const failed = testResults.flatMap((file) => {
    const place = relative(root, file.name)
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && file.status === 'failed') {
      return [{ place, name: 'the file as a whole', message: file.message ?? '' }]
    }
    return tests.map(({ fullName, failureMessages }) => ({
      place,
      name: fullName,
      message: failureMessages.join('\n'),
    }))
  })
  return [...failed, ...uncaught]
}

/**
 * Failures in Playwright's JSON report: journeys, and errors outside of them.
 *
 * @param {{ suites?: any[], errors?: any[] }} report
 * @returns {FailedTest[]}
 */
export function failedJourneys({ suites = [], errors = [] }) {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).filter(({ tests }) => tests.some(isRed)),
    ...(suite.suites ?? []).flatMap(inSuite),
  ]
  const outside = errors.map(({ message }) => ({ place: 'journeys', name: 'outside', message }))
  return [
    ...outside,
    ...suites.flatMap(inSuite).map(({ title, file, line, tests }) => ({
      place: `${file}:${line}`,
      name: `${title} [${tests
        .filter(isRed)
        .map(({ projectName }) => projectName)
        .join(', ')}]`,
      message: tests
        .flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
        .map(({ message }) => message)
        .join('\n'),
    })),
  ]
}

/**
 * Uses the test's status, since a repeated journey is reported as passed if one of its tries
 * passed.
 */
const isRed = ({ status }) => status === 'unexpected' || status === 'flaky'

/** Lines of a failure in the summary: its name, and the first lines of its message. */
export function failureLines({ place, name, message }) {
  const lines = stripVTControlCharacters(message ?? '').split('\n')
  const said = lines
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, LINES)
  return [`✗ ${place} › ${name}`, ...said.map((line) => `    ${line}`)]
}
