import { existsSync } from 'node:fs'
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/launch/chromium.mjs'
import { registerCleanup } from './cleanup.ts'

const options = {
  // Playwright's own handlers would end this process with the browser and skip other clean-up.
  ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  args: [
    // Chromium refuses its sandbox to the superuser.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-gpu',
  ],
}

/**
 * Full browser, as shoppers use it: it fetches pictures below the view depending on the network,
 * where the headless shell fetches all of them, 15 KB more of a listing.
 */
const wholeBrowser = '/usr/bin/chromium'

/** Options of Playwright for the full browser if installed, otherwise for that of the journeys. */
export async function launchOptions() {
  const isThere = !process.env.CHROMIUM && existsSync(wholeBrowser)
  return { ...options, executablePath: isThere ? wholeBrowser : await findChromium() }
}

/** The phone of the budgets: 360 px wide, device pixel ratio 2. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-PK',
  // The service worker would fetch for later offline visits, two seconds after the page has loaded.
  serviceWorkers: 'block',
}

/** Gives the pages of a context the session of the guest with a filled cart. */
export async function visitAs(context: BrowserContext, guestSession: string): Promise<void> {
  await context.addInitScript((id) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('guestSessionId', id)
  }, guestSession)
}

/** Runs `work` in a Chromium that is closed afterwards. */
export async function withChromium<T>(
  work: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<T>,
): Promise<T> {
  const launching = launchOptions().then((known) => chromium.launch(known))
  const close = registerCleanup(async () => (await launching.catch(() => undefined))?.close())
  try {
    return await work(await launching)
  } finally {
    await close()
  }
}
