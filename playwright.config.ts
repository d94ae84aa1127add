import { existsSync } from 'node:fs'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

/** One that was named, Debian's, or Playwright's own when neither is there. */
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
      // Chromium refuses its sandbox to the superuser.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-gpu',
    ],
  },
  locale: 'en-PK',
  timezoneId: 'Asia/Karachi',
  // Its pictures are taken all the while, of journeys that pass too; one at the end is enough.
  trace: { mode: 'retain-on-failure', screenshots: false },
  screenshot: 'only-on-failure',
}

/** A real Chromium against a real shop, which `support/shop-server.ts` opens for the run. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/journeys/support/shop-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: process.env.JOURNEYS_JSON
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_JSON }]]
    : [['list']],
  use: browser,
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grep: /@desktop/,
    },
  ],
})
