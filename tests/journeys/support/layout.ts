import { expect, type Page, test } from '@playwright/test'

/** Opens everything on the page that folds: filters, summaries, tables. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
}

async function closeFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = false
  })
}

/**
 * Everything as it is for whoever has scrolled there: what lies below the first view is laid out when
 * somebody comes near, and has no places before.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible'
      }
    }
  })
}

/** Below the footer, or below the content where there is none, nothing may follow: no empty paper. */
async function expectEndsAtFooter(page: Page): Promise<void> {
  const pixelsBelow = await page.evaluate(() => {
    const last =
      document.querySelector('footer[data-screen-only]') ?? document.querySelector('main')
    const end = (last?.getBoundingClientRect().bottom ?? 0) + window.scrollY
    return document.documentElement.scrollHeight - end
  })
  // Heights of the document are whole pixels, those of boxes are not.
  expect(Math.abs(pixelsBelow)).toBeLessThan(1)
}

/** Nothing sticks out at the side, and every word can be read whole where it stands. */
async function expectNothingCut(page: Page): Promise<void> {
  // What was just enlarged is laid out with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.evaluate(whatIsCut)).toEqual([])
}

/** Runs in the page. Texts and controls that leave the screen, their control or what clips them. */
function whatIsCut(): string[] {
  const root = document.documentElement
  const found = new Set<string>()
  const called = (element: Element) =>
    `<${element.localName}> ${element.textContent?.trim().slice(0, 40) || element.id || element.className}`
  if (root.scrollWidth > root.clientWidth) {
    found.add(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`)
    for (const element of document.querySelectorAll('body *')) {
      const { left, right } = element.getBoundingClientRect()
      if (right <= root.clientWidth) continue
      found.add(`${called(element)} is at ${left} to ${right}`)
    }
  }
  // Once an element: all texts of a list have the same ancestors.
  const known = new Map<Element, ReturnType<typeof lookAt>>()
  const lookAt = (element: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, display, clipPath } =
      getComputedStyle(element)
    return {
      isScroller: /auto|scroll/.test(overflowX),
      isEllipsis: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
      hasNoBox: display === 'inline' || display === 'contents',
      holds:
        element.matches('a, button, summary, body header[data-screen-only]') ||
        /hidden|clip/.test(overflowX + overflowY),
      isClipped: clipPath === 'inset(50%)',
      place: element.getBoundingClientRect(),
    }
  }
  const styleOf = (element: Element) => {
    const style = known.get(element) ?? lookAt(element)
    known.set(element, style)
    return style
  }
  const isAsideOf = (box: DOMRect, text: DOMRect) =>
    text.left < box.left - 1 || text.right > box.right + 1
  const isBeyond = (box: DOMRect, text: DOMRect) =>
    text.top < box.top - 3 || text.bottom > box.bottom + 3

  const inspect = (what: string, box: DOMRect, within: Element | null, isText: boolean) => {
    let isOwnBlock = isText
    for (let around = within; around && around !== root; around = around.parentElement) {
      const { isScroller, isEllipsis, hasNoBox, holds, place } = styleOf(around)
      if (isScroller || isEllipsis) return
      if (hasNoBox) continue
      const isCut =
        ((isOwnBlock || holds) && isAsideOf(place, box)) || (holds && isBeyond(place, box))
      isOwnBlock = false
      if (isCut) {
        found.add(`${what} is cut by <${around.localName} class="${around.className}">`)
      }
    }
    if (box.left < -1 || box.right > root.clientWidth + 1) {
      found.add(`${what} leaves the screen: ${Math.round(box.left)} to ${Math.round(box.right)}`)
    }
  }
  const isHiddenFromSight = (element: Element | null): boolean =>
    element !== null && (styleOf(element).isClipped || isHiddenFromSight(element.parentElement))
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isHiddenFromSight(element)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const words = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (words === '' || !element || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    inspect(`“${words.slice(0, 40)}”`, range.getBoundingClientRect(), element, true)
    for (const word of node.textContent?.matchAll(/(?<!\S)[A-Za-z]{2,13}(?!\S)/g) ?? []) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => top))
      if (lines.size > 1) found.add(`the word ${word[0]} is broken in “${words.slice(0, 40)}”`)
    }
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (!isSeen(control)) continue
    inspect(called(control), control.getBoundingClientRect(), control.parentElement, false)
  }
  return [...found]
}

/** How somebody sets text to twice its size. */
const largeText = {
  /** The browser's own setting: what is measured in rem follows, the breakpoints included. */
  async 'by the browser’s setting'(page: Page): Promise<() => Promise<void>> {
    const session = await page.context().newCDPSession(page)
    const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
    await set(32)
    return async () => {
      await set(16)
      await session.detach()
    }
  },
  /** A stylesheet of their own: the breakpoints stay where they are. */
  async 'by a stylesheet'(page: Page): Promise<() => Promise<void>> {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    return async () => {
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
  },
} as const

/**
 * The page as it would be in a language that is written from the right: nothing sticks out, every
 * arrow points the other way, fields follow what is typed, and numbers keep their direction.
 */
async function expectReadableFromTheRight(page: Page): Promise<void> {
  const { arrows, scroll, client } = await page.evaluate(turnRound)
  expect(scroll).toBeLessThanOrEqual(client)
  expect(arrows.filter(([before, after]) => before !== -after)).toEqual([])
  expect(await page.evaluate(fieldsThatIgnoreWhatIsTyped)).toEqual([])
}

/**
 * Runs in the page, and leaves it to be read from the right. Every arrow that was seen, before and after:
 * 1 for one that is drawn as it is, -1 for one that is turned round. What others change meanwhile is
 * not compared.
 */
async function turnRound() {
  const settled = async () => {
    // One that was just opened or closed may still be turning.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const turning = document.getAnimations().filter((moving) => moving instanceof CSSTransition)
    await Promise.allSettled(turning.map(({ finished }) => finished))
  }
  const wayOf = (arrow: SVGGraphicsElement) => Math.sign(arrow.getScreenCTM()?.a ?? 0)
  await settled()
  const all = document.querySelectorAll<SVGGraphicsElement>('svg[class*="rtl:"] > path')
  const seen = [...all].filter((arrow) => arrow.checkVisibility())
  const before = seen.map(wayOf)
  const root = document.documentElement
  root.setAttribute('dir', 'rtl')
  await settled()
  const arrows = seen.flatMap((arrow, index): [number, number][] =>
    arrow.isConnected ? [[before[index] ?? 0, wayOf(arrow)]] : [],
  )
  return { arrows, scroll: root.scrollWidth, client: root.clientWidth }
}

/** Runs in the page. Fields of words that have no direction of their own, and others that have. */
function fieldsThatIgnoreWhatIsTyped(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [tabindex="-1"]), textarea',
  )
  const isOfWords = (field: Element) => field.matches('[type=text], [type=search], textarea')
  return [...fields]
    .filter((field) => field.dir !== (isOfWords(field) ? 'auto' : 'ltr'))
    .map((field) => `${field.type} ${field.name || field.id}: ${field.dir}`)
}

/** A screen that ends with its content, has room for large text, and can be read from the right. */
export async function expectGoodLayout(page: Page): Promise<void> {
  // What moves stands elsewhere a moment later.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await layOutAll(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await test.step(`${width} px wide`, async () => {
      await expectEndsAtFooter(page)
      await openFolds(page)
      await expectEndsAtFooter(page)
      await closeFolds(page)
    })
  }
  // Each way once for all widths: to change the size of all text is what costs most here.
  for (const [how, enlarge] of Object.entries(largeText)) {
    const reset = await enlarge(page)
    for (const width of [360, 640]) {
      await test.step(`text at 200% ${how}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 740 })
        await expectNothingCut(page)
      })
    }
    await reset()
  }
  // Last: a page that is turned back may keep a margin on the other side until it is styled anew.
  await page.setViewportSize({ width: 1280, height: 740 })
  await test.step('read from the right', () => expectReadableFromTheRight(page))
}
