import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

/** Path of Chromium: from the environment, Debian's, or undefined for Playwright's own. */
const chromium = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path))

const browser: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    ...(chromium !== undefined && { executablePath: chromium }),
    args: [
      // Chromium's sandbox does not work for the superuser.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-gpu',
    ],
  },
  // Animations cost the software renderer an eighth of its time; the tests of hydration and the desktop
  // project run with them.
  contextOptions: { reducedMotion: 'reduce' },
  // Installing the service worker in each fresh context costs as much as a visit; tests of it ask for it.
  serviceWorkers: 'block',
  locale: 'en-PK',
  timezoneId: 'Asia/Karachi',
  // Tracing slows every journey down by a fifth, passing ones included. To debug one:
  // `TRACE=on npm test -- journeys …`.
  trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  screenshot: 'only-on-failure',
}

/** A real Chromium against a real shop, which `support/shop-server.ts` opens for the run. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/journeys/support/shop-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One worker more than there are cores, since a journey waits for a third of its time.
  workers: availableParallelism() + 1,
  retries: 0,
  // Long enough for a busy machine; promises about time are measured by their journeys.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.JOURNEYS_JSON
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_JSON }]]
    : [['list']],
  use: browser,
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop-only/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      use: {
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'no-preference' },
      },
      grep: /@desktop/,
    },
  ],
})
