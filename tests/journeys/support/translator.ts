import type { Page } from '@playwright/test'

/**
 * Translates every page of the context as Google Translate does: each text is replaced by two nested
 * `font` elements, and later texts, too, as soon as they appear. The words stay, so that a journey
 * can name them. It begins with the document (`at-once`), or after hydration.
 */
export async function isTranslated(page: Page, begins: 'at-once' | 'hydrated'): Promise<void> {
  await page.addInitScript(translate, begins)
}

/** Translates the page that is open, and those that follow without another document. */
export async function translateOpenPage(page: Page): Promise<void> {
  await page.evaluate(translate, 'hydrated' as const)
}

/** Number of texts that are translated now; fails a journey whose page isn't. */
export function translatedTexts(page: Page): Promise<number> {
  return page.locator('#root font > font').count()
}

/** Runs in the page. */
function translate(begins: 'at-once' | 'hydrated'): void {
  const untouched = 'script, style, template, noscript, title, textarea, option, font, svg'
  const replace = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement) return
    if (text.parentElement.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.before(outer)
    text.remove()
  }
  const replaceAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }
  const isReady = () =>
    begins === 'at-once'
      ? document.body !== null
      : document.documentElement.dataset.ready === 'true'
  if (document.body !== null && isReady()) replaceAll()
  new MutationObserver(() => {
    if (isReady()) replaceAll()
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}
