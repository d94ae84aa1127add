import type { Shop } from '#domain/contract/shop.ts'
import { addressIn, alternatesOf, directions, type Language } from '#domain/languages.ts'
import { type PageName, pageNamed } from '#domain/pages.ts'
import { drawnIcons } from '#domain/settings/accents.ts'
import { logoPng } from '#domain/settings/logo.ts'
import { colours } from '#domain/settings/page-colours.ts'
import { sentencesIn } from '#messages'
import { escapeHtml, escapeJson } from '#platform/http/answers/escape.ts'
import type { RenderedPage, Robots } from '#web/boot/entry-server.tsx'
import type { PageBuild } from './build-folder.ts'
import { loadingNoticeIn, loadingNoticeStyle } from './loading-notice.ts'
import { oldBrowserNotice, oldBrowserScript, oldBrowserStyle } from './old-browser.ts'
import { MANIFEST } from './web-manifest.ts'

export interface DocumentParts {
  readonly page: RenderedPage
  /** Page name, which selects its scripts. */
  readonly name: PageName
  readonly build: Pick<PageBuild, 'preHydration' | 'styles' | 'scripts'>
  /** Origin that shoppers see, without a trailing slash. */
  readonly publicUrl: string
  readonly shop: Pick<Shop, 'name' | 'accent' | 'logo'>
  readonly robots: Robots
  readonly language?: Language
  /** Languages of the shop. */
  readonly languages?: readonly Language[]
}

/** Message where scripts are disabled. */
const noScripts = (language: Language) =>
  `<noscript><p id="script-notice">${sentencesIn(language).documents.noScripts}</p></noscript>`

/** Opening tag of the page's root, before which a notice can be inserted. */
const ROOT = '<div id="root">'

type InlinedParts = Pick<PageBuild, 'preHydration' | 'styles'>

/** Inline scripts and styles by build, encoded once, as they are most of each document. */
const inlined = new WeakMap<InlinedParts, Buffer>()

function inlinedIn(build: InlinedParts): Buffer {
  const made = inlined.get(build) ?? Buffer.from(build.preHydration + build.styles)
  inlined.set(build, made)
  return made
}

/**
 * Builds a page's document as bytes, in the order of need: the script that detects a transfer that
 * breaks off, the styles, first paint, first picture, page and scripts
 * (docs/decisions/011-first-visit.md).
 */
export function documentOf({
  page,
  name,
  build,
  publicUrl,
  shop,
  robots,
  language = 'en',
  languages = ['en'],
}: DocumentParts): Buffer {
  const head = [
    openingOf(shop, language),
    `<title>${escapeHtml(page.title)}</title>`,
    `<style>${loadingNoticeStyle}</style><style>${oldBrowserStyle}</style>`,
    `<script>${oldBrowserScript}</script>`,
    ...metaOf(page, { publicUrl, shop, robots, language, languages }),
    `<meta name="theme-color" content="${colours.paper}"><meta name="color-scheme" content="light">`,
    iconsOf(shop),
    `<link rel="manifest" href="${addressIn(language, MANIFEST)}">`,
    `<meta name="loading-notice" content="${escapeHtml(loadingNoticeIn(language))}">`,
  ]
  const body = [
    '</head><body>',
    loadingNoticeIn(language),
    oldBrowserNotice(sentencesIn(language).documents.oldBrowser),
    preloadOf(page.head.preloadImage),
    noScripts(language),
    ROOT,
    page.body,
    '</div><script type="application/json" id="state">',
    escapeJson(page.state),
    '</script>',
    scriptsOf(name, language, build),
    '</body></html>',
  ]
  return Buffer.concat([Buffer.from(head.join('')), inlinedIn(build), Buffer.from(body.join(''))])
}

/** Beginning of every document; the stylesheet reads the accent from it (rule: accents). */
function openingOf({ accent }: Pick<Shop, 'accent'>, language: Language): string {
  const named = accent === 'plum' ? '' : ` data-accent="${accent}"`
  return [
    `<!doctype html><html lang="${language}" dir="${directions[language]}"${named}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ].join('')
}

/** Icon links for tabs and home screens: the owner's logo, or the drawn mark. */
function iconsOf({ logo, accent }: Pick<Shop, 'logo' | 'accent'>): string {
  if (logo === null) {
    const { svg, small, touch } = drawnIcons(accent)
    // Fallback for browsers without SVG icons: the file that they request by default, if it has the
    // accent.
    const bitmap =
      accent === 'plum'
        ? 'href="/favicon.ico" sizes="32x32"'
        : `href="${small}" sizes="192x192" type="image/png"`
    return [
      `<link rel="icon" ${bitmap}>`,
      `<link rel="icon" href="${svg}" type="image/svg+xml">`,
      `<link rel="apple-touch-icon" href="${touch}">`,
    ].join('')
  }
  const square = escapeHtml(logoPng(logo.path, 192))
  return [
    `<link rel="icon" href="${square}" sizes="192x192" type="image/png">`,
    `<link rel="apple-touch-icon" href="${square}">`,
  ].join('')
}

/** Scripts of an open page wait for its first picture (src/web/boot/pre-hydration). */
function scriptsOf(name: PageName, language: Language, build: DocumentParts['build']): string {
  const tags = build.scripts(name, language)
  return pageNamed(name).access === 'open' ? `<template id="scripts">${tags}</template>` : tags
}

/** Inserts the notice that a document may be out of date. */
export function withNotice(html: string, language: Language): string {
  const { outdated } = sentencesIn(language).documents
  return html.replace(
    ROOT,
    () => `<p id="stale-notice" role="status">${escapeHtml(outdated)}</p>${ROOT}`,
  )
}

/** Error page without scripts. */
export function failureDocument(
  build: Pick<PageBuild, 'styles'>,
  shop: Pick<Shop, 'name' | 'accent'>,
  language: Language = 'en',
): string {
  const { backInAMoment, tryAgain } = sentencesIn(language).documents
  const { unavailable } = sentencesIn(language).refusals
  return [
    openingOf(shop, language),
    `<title>${escapeHtml(`${backInAMoment} – ${shop.name}`)}</title>`,
    build.styles,
    '<meta name="robots" content="noindex"></head><body><main id="failure">',
    `<p>${escapeHtml(shop.name)}</p><h1>${backInAMoment}</h1><p>${escapeHtml(unavailable)}</p>`,
    `<p><a href="">${tryAgain}</a></p></main></body></html>`,
  ].join('')
}

function preloadOf(image: RenderedPage['head']['preloadImage']): string {
  if (!image) return ''
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeHtml(image.srcSet)}" imagesizes="${escapeHtml(image.sizes)}" type="${escapeHtml(image.type)}">`
}

type HeadParts = Pick<DocumentParts, 'publicUrl' | 'shop' | 'robots' | 'language' | 'languages'>

function metaOf(
  { head, title }: RenderedPage,
  { publicUrl, shop, robots, language, languages }: Required<HeadParts>,
): string[] {
  const absolute = (path: string) => new URL(path, `${publicUrl}/`).href
  const pageAddress = (path: string) => absolute(addressIn(language, path))
  const meta = (name: string, content: string) => `<meta ${name} content="${escapeHtml(content)}">`
  if (robots !== 'index') return [meta('name="robots"', robots)]
  const { description, canonical, image, kind = 'website', structuredData } = head
  return [
    ...(description ? [meta('name="description"', description)] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(pageAddress(canonical))}">`] : []),
    ...(canonical ? alternatesOf(languages) : []).map(
      ([tag, other]) =>
        `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(absolute(addressIn(other, canonical ?? '')))}">`,
    ),
    meta('property="og:title"', title),
    meta('property="og:site_name"', shop.name),
    meta('property="og:type"', kind),
    ...(description ? [meta('property="og:description"', description)] : []),
    ...(canonical ? [meta('property="og:url"', pageAddress(canonical))] : []),
    ...(image
      ? [
          meta('property="og:image"', absolute(image.path)),
          ...(image.size
            ? [
                meta('property="og:image:width"', String(image.size.width)),
                meta('property="og:image:height"', String(image.size.height)),
              ]
            : []),
          meta('property="og:image:alt"', image.alt),
          meta('name="twitter:image:alt"', image.alt),
        ]
      : []),
    meta('name="twitter:card"', image ? 'summary_large_image' : 'summary'),
    ...(structuredData?.(absolute) ?? []).map(
      (object) => `<script type="application/ld+json">${escapeJson(object)}</script>`,
    ),
  ]
}
