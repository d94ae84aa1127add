import type { Browser, Page } from 'playwright-core'
import { phone } from '../scratch/chromium.ts'
import { press, slowDown } from './throttled.ts'

/**
 * Navigates from all products to the first case, after the prefetch that a touch begins, and back:
 * milliseconds from each press until the next page is painted.
 */
export async function measureNavigation(browser: Browser, address: string) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.goto(address, { waitUntil: 'networkidle' })
    const link = page.locator('main li:has(h2) a').first()
    await link.dispatchEvent('touchstart')
    await page.locator('head link[rel=preload][as=image]').first().waitFor({ state: 'attached' })
    await noteNextHeading(page, 'click')
    await press(link)
    const forth = await untilPainted(page)
    await noteNextHeading(page, 'popstate')
    await page.evaluate(() => history.back())
    return { forth, back: await untilPainted(page) }
  } finally {
    await context.close()
  }
}

/** Records in the page the time of `sign`, and the next paint of another heading. */
async function noteNextHeading(page: Page, sign: 'click' | 'popstate'): Promise<void> {
  await page.evaluate((type) => {
    const before = document.querySelector('h1')?.textContent
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        type,
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look)
            // Runs after the frame that shows it.
            else setTimeout(() => resolve(performance.now() - timeStamp))
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    })
    Object.assign(window, { painted })
  }, sign)
}

function untilPainted(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>)
}
