import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { shopFacts } from '#config'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { addressIn } from '#domain/languages.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll } from './journey.ts'
import { expectNoClippedText, inLargeText, layOutAll } from './layout.ts'
import { visit } from './visit.ts'

/** Opens the page that is shown in Urdu. */
export async function openInUrdu(page: Page): Promise<void> {
  const { pathname, search, hash } = new URL(page.url())
  await visit(page, addressIn('ur', pathname + search + hash))
  const document = page.locator('html')
  await expect(document).toHaveAttribute('lang', 'ur')
  await expect(document).toHaveAttribute('dir', 'rtl')
}

/**
 * Expects a page in Urdu to be translated, accessible, and free of overflow and clipped text:
 * narrow, wide, with text at twice its size, and with headings in Nastaliq, which is wider and
 * higher than the machine's own font.
 *
 * @param content product names and other content that people wrote
 */
export async function expectValidInUrdu(page: Page, content: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await openInUrdu(page)
  await layOutAll(page)
  await test.step('translated', async () => {
    const known = [...content, ...facts].toSorted((one, other) => other.length - one.length)
    expect(await page.evaluate(latinTexts, { known, borrowed: [...borrowed] })).toEqual([])
  })
  await inLargeText(page, 'by a stylesheet', 360, expectNoClippedText)
  await showNastaliq(page)
  await expectNoClippedText(page)
  // From narrow to wide: an emulated phone zooms out for some frames when it is narrowed at once.
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  // The narrow page is checked in English.
  await expectAccessible(page)
}

/** Names and facts in Latin letters that every shop has. */
const facts = [
  shopFacts.name,
  shopFacts.handle,
  shopFacts.city,
  shopFacts.province,
  ...shopFacts.wallets.flatMap(({ service, title }) => [service, title]),
  ...brands.flatMap(({ slug, displayName }) => [
    displayName,
    ...displayName.split('/'),
    ...modelsOf(slug),
  ]),
]

/** Words that are written in Latin letters in Urdu, too. */
const borrowed: ReadonlySet<string> = new Set(
  'Rs AM PM am pm TPU SMS TCS Leopards WhatsApp Instagram JavaScript English About phone'.split(
    ' ',
  ),
)

/**
 * Runs in the page. Returns texts and labels with words in Latin letters that are neither content
 * nor borrowed. Skips arguments of messages, which are in isolates, and elements of content, which
 * have `dir=auto` or are within `bdi`.
 */
function latinTexts({
  known,
  borrowed,
}: {
  readonly known: readonly string[]
  readonly borrowed: readonly string[]
}): string[] {
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  const said: string[] = [document.title]
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement?.closest('script, style, noscript, template, bdi, [dir=auto], [lang=en]'))
      continue
    said.push(textContent ?? '')
  }
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      said.push(element.getAttribute(name) ?? '')
    }
  }
  return said.filter((text) => {
    let rest = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, ' ')
    for (const phrase of known) rest = rest.replaceAll(phrase, ' ')
    const words = rest.match(/(?<!\w)[A-Za-z]{2,}(?!\w)/g) ?? []
    return words.some((word) => !borrowed.includes(word))
  })
}

let font: Promise<string> | undefined

/** Nastaliq as base64, read once per process. */
function nastaliq(): Promise<string> {
  font ??= readFile(
    createRequire(import.meta.url).resolve(
      '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
    ),
    'base64',
  )
  return font
}

/** Sets headings in Nastaliq, as on devices that have such a font. */
async function showNastaliq(page: Page): Promise<void> {
  const metrics = await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const face = new FontFace('Device Nastaliq', bytes.buffer, {
        ascentOverride: '150%',
        descentOverride: '65%',
        lineGapOverride: '0%',
        unicodeRange: 'U+0600-06FF, U+200C-200F',
      })
      document.fonts.add(await face.load())
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        ':root:lang(ur) :is(h1, h2, h3, .heading):not(li *) { font-family: Figtree, "Device Nastaliq" }',
      )
      document.adoptedStyleSheets = [sheet]
      return face.status
    },
    await nastaliq(),
  )
  expect(metrics).toBe('loaded')
}
