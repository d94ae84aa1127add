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

/** How the browser is opened that the journeys take too; it is installed where there is none. */
export async function launchOptions() {
  return { ...options, executablePath: await findChromium() }
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
