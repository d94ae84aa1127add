import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { Refusal, run, say } from './project.mjs'

/**
 * Chromium's headless shell comes first: the same engine without a desktop's windows, which saves
 * the journeys more than half of the full browser's processor time.
 */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Browser for the journeys: CHROMIUM, the machine's, Playwright's, or one installed now if
 * possible.
 *
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM
  if (given) {
    if (existsSync(given)) return given
    throw new Refusal(`CHROMIUM names ${given}, which does not exist.`)
  }
  return found() ?? (await installed())
}

/**
 * Name and version of a browser, as it reports them.
 *
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function browserVersion(path) {
  let version = ''
  await run(path, ['--version', '--no-sandbox'], {
    hear: (text) => {
      version += text
    },
  })
  return `${basename(path)} ${/\d[\d.]*/.exec(version)?.[0] ?? ''}`.trim()
}

function found() {
  return [...usualPlaces, playwrightsOwn()].find((path) => path !== '' && existsSync(path))
}

function playwrightsOwn() {
  const require = createRequire(import.meta.url)
  return require('playwright-core').chromium.executablePath()
}

async function installed() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const quietly = ['-y', '-qq', '--no-install-recommends']
    await run('apt-get', ['update', '-qq'], { env })
    // Older releases of Debian have only the full browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', ...quietly, name], { env })
      const chromium = found()
      if (chromium !== undefined) return chromium
    }
  }
  throw new Refusal(
    'The journeys need Chromium, and there is none. Install it (on Debian: apt-get install ' +
      'chromium; anywhere: npx playwright install chromium), or set CHROMIUM.',
  )
}
