import { expect, type Page, test } from '@playwright/test'

/**
 * Lays out the whole page: parts far below the first view get their layout only when scrolled near.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('body *')]
    // Found before the first is changed: a style read after a change is computed anew.
    const skipped = parts.filter((one) => getComputedStyle(one).contentVisibility === 'auto')
    for (const part of skipped) part.style.contentVisibility = 'visible'
  })
}

/**
 * Runs in the page. Returns the pixels of empty space below the footer, or below the content of a
 * page without footer: as it is, with every fold open, and with every fold closed.
 */
async function spaceBelowFooter(): Promise<number[]> {
  const folds = document.querySelectorAll('details')
  const last = document.querySelector('footer[data-screen-only]') ?? document.querySelector('main')
  const space = async () => {
    // An emulated phone whose width changed is zoomed for some frames, and its document higher.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const end = (last?.getBoundingClientRect().bottom ?? 0) + window.scrollY
    return Math.abs(document.documentElement.scrollHeight - end)
  }
  const spaceWith = (isOpen: boolean) => {
    for (const fold of folds) fold.open = isOpen
    return space()
  }
  return [await space(), await spaceWith(true), await spaceWith(false)]
}

/**
 * Expects no horizontal overflow and no truncated text, once the layout has settled: after a change
 * of the text's size or font, an emulated phone lays out and zooms over several frames.
 */
export async function expectNoClippedText(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await expect.poll(() => page.evaluate(clippedTexts)).toEqual([])
}

/**
 * Runs in the page. Returns texts and controls that overflow the screen, their control or a
 * clipping ancestor.
 */
function clippedTexts(): string[] {
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
  for (const summary of document.querySelectorAll('summary')) {
    if (getComputedStyle(summary).display === 'list-item')
      found.add(`${called(summary)} has the browser’s marker`)
  }
  // Caches results per element: texts of a list share ancestors.
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

  const linesOf = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => top)).size
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const words = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (words === '' || !element || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    inspect(`“${words.slice(0, 40)}”`, range.getBoundingClientRect(), element, true)
    // Only a text of several lines can break a word.
    if (linesOf(range) === 1) continue
    for (const word of node.textContent?.matchAll(/(?<!\S)[A-Za-z]{2,13}(?!\S)/g) ?? []) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      if (linesOf(range) > 1) found.add(`the word ${word[0]} is broken in “${words.slice(0, 40)}”`)
    }
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (!isSeen(control)) continue
    inspect(called(control), control.getBoundingClientRect(), control.parentElement, false)
  }
  return [...found]
}

/** Ways to set text to twice its size. */
const largeText = {
  /** Setting of the browser: lengths in rem follow, breakpoints included. */
  async 'by the browser’s setting'(page: Page): Promise<() => Promise<void>> {
    const session = await page.context().newCDPSession(page)
    const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
    await set(32)
    return async () => {
      await set(16)
      await session.detach()
    }
  },
  /** User stylesheet: breakpoints stay. */
  async 'by a stylesheet'(page: Page): Promise<() => Promise<void>> {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    return async () => {
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
  },
} as const

/** Runs a check with text at twice its size, set in one of the ways, at a width. */
export async function inLargeText(
  page: Page,
  how: keyof typeof largeText,
  width: number,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await test.step(`text at 200% ${how}, ${width} px wide`, async () => {
    const reset = await largeText[how](page)
    await page.setViewportSize({ width, height: 800 })
    await check(page)
    await reset()
  })
}

/**
 * Checks the page as in a right-to-left language: no overflow, every arrow mirrored, fields with
 * the direction of their text, numbers left to right.
 */
export async function expectReadableFromTheRight(page: Page): Promise<void> {
  const { arrows, scroll, client } = await page.evaluate(turnRound)
  expect(scroll).toBeLessThanOrEqual(client)
  expect(arrows.filter(([before, after]) => before !== -after)).toEqual([])
  expect(await page.evaluate(fieldsWithWrongDirection)).toEqual([])
}

/**
 * Runs in the page, and leaves it right-to-left. Returns each visible arrow before and after: 1 for
 * unmirrored, -1 for mirrored. Arrows that change meanwhile for other reasons are not compared.
 */
async function turnRound() {
  const settled = async () => {
    // A part that was just opened or closed may still be rotating its arrow.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Ended rather than awaited: a transition in a part that the browser skips never ends by itself.
    for (const moving of document.getAnimations()) {
      if (moving instanceof CSSTransition) moving.finish()
    }
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

/** Runs in the page. Returns text fields without automatic direction, and other fields with it. */
function fieldsWithWrongDirection(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [tabindex="-1"]), textarea',
  )
  const isOfWords = (field: Element) => field.matches('[type=text], [type=search], textarea')
  return [...fields]
    .filter((field) => field.dir !== (isOfWords(field) ? 'auto' : 'ltr'))
    .map((field) => `${field.type} ${field.name || field.id}: ${field.dir}`)
}

/** Expects a layout that ends with its content and has room for large text. */
export async function expectGoodLayout(page: Page): Promise<void> {
  // Animated parts would move between measurements.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await layOutAll(page)
  // From the widest to the narrowest, as the checks before and after this one.
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    // The height of a document is a whole number of pixels, that of a box isn't.
    const space = async () => Math.max(...(await page.evaluate(spaceBelowFooter)))
    await expect.poll(space, `${width} px wide`).toBeLessThan(1)
  }
  // Breakpoints follow the setting alone: it makes the narrowest layout, a stylesheet the fullest.
  await inLargeText(page, 'by the browser’s setting', 360, expectNoClippedText)
  await inLargeText(page, 'by a stylesheet', 640, expectNoClippedText)
}
