import { mkdir, readFile, rm } from 'node:fs/promises'
import { delimiter, dirname } from 'node:path'
import { build } from './launch/build.mjs'
import { browserVersion, findChromium } from './launch/chromium.mjs'
import { failedJourneys, failedRules, failureLines } from './launch/failed-tests.mjs'
import { install, projectNode } from './launch/install.mjs'
import { memoryFolder } from './launch/memory-folder.mjs'
import { command, inProject, Refusal, run, say } from './launch/project.mjs'

/** Static checks, run concurrently: none occupies more than half of a machine. */
const readings = {
  types: () => single('types', 'tsc', ['--noEmit', '-p', '.']),
  lint: () => single('lint', 'biome', ['check', '--error-on-warnings', '.']),
  unused: () => single('unused', 'knip', []),
  build: () => builtPages({ always: true }),
}
/** Tests, run one after another: each uses the whole machine. */
const trials = { unit: unitTests, journeys }
/** Step that runs only when named: tests that start and kill whole shops for minutes. */
const onRequest = { recovery: (filters) => unitTests(filters, 'recovery') }

/**
 * `npm test` runs every step; `npm test -- types unit` only those. After a single step, further
 * arguments go to its program: `npm test -- unit src/domain`.
 */
const steps = { ...readings, ...trials, ...onRequest }

const reports = inProject('.cache/test')
let node = process.execPath
/** Folder of temporary data of tests. */
let scratch = process.env.TMPDIR
/** Path of the journeys' browser; undefined, after a message with the reason, if there is none. */
let browser

await command(async () => {
  const words = process.argv.slice(2)
  const names = Object.keys(steps).filter((name) => words.includes(name))
  const rest = words.filter((word) => !(word in steps))
  if (rest.length > 0 && names.length !== 1) {
    throw new Refusal(`The steps are ${Object.keys(steps).join(', ')}; there is no ${rest[0]}.`)
  }
  await install()
  node = await projectNode()
  await mkdir(reports, { recursive: true })
  scratch ??= await memoryFolder()

  const wanted = names.length > 0 ? names : Object.keys({ ...readings, ...trials })
  // A new machine installs it during the static checks.
  if (wanted.includes('journeys')) browser = chromium()
  const isReading = (name) => name in readings
  const results = await Promise.all(wanted.filter(isReading).map((name) => timed(name, rest)))
  for (const name of wanted.filter((name) => !isReading(name))) {
    say(`\n── ${name}`)
    results.push(await timed(name, rest))
  }
  return summarise(results)
})

async function timed(name, rest) {
  const began = Date.now()
  const counts = await steps[name](rest)
  return { name, seconds: (Date.now() - began) / 1000, ...counts }
}

function summarise(results) {
  say('')
  for (const { name, seconds, passed, failed, skipped = 0, by } of results) {
    const counts = [
      `${passed} passed`,
      `${failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ...(by === undefined ? [] : [`in ${by}`]),
    ]
    say(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${counts.join(', ')}`,
    )
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  say('')
  // Repeats failures at the very end: they are preceded by thousands of lines, and a log may keep
  // only the last.
  for (const { failures = [] } of results) {
    for (const failure of failures) say(`${failureLines(failure).join('\n')}\n`)
  }
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

/** Runs a tool of node_modules with the project's own Node. */
async function tool(name, args, { env, hear } = {}) {
  const path = [inProject('node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter)
  const { NODE_ENV: _, ...inherited } = process.env
  return await run(inProject('node_modules/.bin', name), args, {
    hear,
    env: { ...inherited, ...(scratch !== undefined && { TMPDIR: scratch }), PATH: path, ...env },
  })
}

/** Step of one program whose output is printed at its end, since others run beside it. */
async function single(step, name, args) {
  let heard = ''
  const code = await tool(name, args, {
    hear: (text) => {
      heard += text
    },
  })
  say(`\n── ${step}\n${heard}`.trimEnd())
  return outcome(code === 0)
}

function outcome(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
}

async function unitTests(filters, project = '!recovery') {
  const report = `${reports}/vitest.json`
  const unhandled = `${reports}/vitest-unhandled.json`
  await Promise.all([report, unhandled].map((path) => rm(path, { force: true })))
  const reporters = ['default', 'json', inProject('scripts/launch/failed-tests.mjs')]
  const words = reporters.map((name) => `--reporter=${name}`)
  // A named path runs in every project that contains it.
  if (filters.length === 0) words.push(`--project=${project}`)
  const code = await tool('vitest', ['run', ...words, `--outputFile.json=${report}`, ...filters], {
    env: {
      UNHANDLED_ERRORS_JSON: unhandled,
      // Workers, and processes for pictures, start with a third of the processor time.
      NODE_COMPILE_CACHE: inProject('.cache/node'),
    },
  })
  const errors = JSON.parse(await readFile(unhandled, 'utf8').catch(() => '[]'))
  return await counted(code, report, (vitest) => ({
    passed: vitest.numPassedTests,
    failed: vitest.numFailedTests,
    skipped: vitest.numPendingTests + vitest.numTodoTests,
    failures: failedRules(vitest, errors),
  }))
}

/** Builds the pages; unless `always`, only when they are older than their sources. */
async function builtPages({ always = false } = {}) {
  try {
    await build(node, { always })
    return outcome(true)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say(error.message)
    return outcome(false)
  }
}

async function chromium() {
  try {
    return await findChromium()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say(error.message)
  }
}

async function journeys(filters) {
  const path = await browser
  if (path === undefined) return outcome(false)
  // A build of older sources would be tested instead of these.
  const { failed } = await builtPages()
  if (failed > 0) return outcome(false)
  const report = `${reports}/playwright.json`
  await rm(report, { force: true })
  const code = await tool('playwright', ['test', ...filters], {
    env: {
      CHROMIUM: path,
      JOURNEYS_JSON: report,
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: inProject('.cache/playwright'),
    },
  })
  const by = await browserVersion(path)
  return await counted(code, report, (playwright) => ({
    by,
    passed: playwright.stats.expected,
    failed: playwright.stats.unexpected + playwright.stats.flaky,
    skipped: playwright.stats.skipped,
    failures: failedJourneys(playwright),
  }))
}

/** A program that fails without a failed test counts as one failure. */
async function counted(code, report, countsOf) {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return outcome(code === 0)
  const counts = countsOf(JSON.parse(text))
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
