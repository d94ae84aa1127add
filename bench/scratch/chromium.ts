import { existsSync } from 'node:fs'
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/launch/chromium.mjs'
import { inAnyCase } from './in-any-case.ts'

const options = {
  // Playwright would end this process as soon as the browser is gone, and nothing else.
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
 * As shoppers have it: it fetches pictures below the view by what network it is on, where the headless
 * shell fetches them all, 15 KB more of a listing.
 */
const wholeBrowser = '/usr/bin/chromium'

/** How a browser is opened: the whole one where it is there, else what the journeys take. */
export async function launchOptions() {
  const isThere = !process.env.CHROMIUM && existsSync(wholeBrowser)
  return { ...options, executablePath: isThere ? wholeBrowser : await findChromium() }
}

/** The phone of the budgets: 360 px wide, two pixels to each. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-PK',
  // The worker fetches for a later, offline visit, two seconds after the page has loaded.
  serviceWorkers: 'block',
}

/** Makes the visitors of a context the guest whose cart is not empty. */
export async function visitAs(context: BrowserContext, guestSession: string): Promise<void> {
  await context.addInitScript((id) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('guestSessionId', id)
  }, guestSession)
}

/** Runs `work` in a Chromium that is gone afterwards. */
export async function withChromium<T>(
  work: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<T>,
): Promise<T> {
  const launching = launchOptions().then((known) => chromium.launch(known))
  const close = inAnyCase(async () => (await launching.catch(() => undefined))?.close())
  try {
    return await work(await launching)
  } finally {
    await close()
  }
}
