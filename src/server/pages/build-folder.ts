import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#domain/languages.ts'
import { type PageName, pages } from '#domain/pages.ts'
import { KILOBYTE } from '#domain/text/units.ts'
import { escapeHtml } from '#platform/http/answers/escape.ts'
import { contentSecurityPolicy } from '#platform/http/security.ts'
import type * as entry from '#web/boot/entry-server.tsx'
import { loadingNoticeStyle } from './loading-notice.ts'
import { oldBrowserScript, oldBrowserStyle } from './old-browser.ts'
import { etagOf, type StaticFile } from './static-files.ts'

type Renderer = Pick<typeof entry, 'findPage' | 'render'>

/** Output of `vite build` and `vite build --ssr`: the renderer and all files of pages. */
export interface PageBuild extends Renderer {
  /** Style tag for the head: inline when small enough, with the names of its files. */
  readonly styles: string
  /** Inline script that runs at the start of a document. */
  readonly preHydration: string
  /** Content security policy of the pages, with hashes of the inline elements. */
  readonly policy: string
  /** Tags that load the scripts of a page, for the end of the document. */
  readonly scripts: (page: PageName, language: Language) => string
  /** Files of the browser's build by path. */
  readonly files: ReadonlyMap<string, StaticFile>
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/web/boot/entry-client.tsx'
const PRE_HYDRATION = 'src/web/boot/pre-hydration/pre-hydration.ts'
/** Size in bytes up to which styles are inlined in every page. */
const INLINE_AT_MOST = 80 * KILOBYTE

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}

/** File that names the chunks of each module; it is not served. */
const MANIFEST = 'manifest.json'

/** Reads the build from a folder with its subfolders `web` and `pages`; throws when it is missing. */
export async function readBuild(folder: string): Promise<PageBuild> {
  const web = join(folder, 'web')
  const manifest = JSON.parse(await readFile(join(web, MANIFEST), 'utf8')) as Manifest
  const renderer = (await import(
    pathToFileURL(join(folder, 'pages/entry-server.js')).href
  )) as Renderer
  const styleFiles = manifest[ENTRY]?.css ?? []
  const css = (await Promise.all(styleFiles.map((file) => readFile(join(web, file), 'utf8')))).join(
    '',
  )
  // A function scope keeps its names out of the page's.
  const preHydration = `(()=>{${await readFile(join(web, manifest[PRE_HYDRATION]?.file ?? ''), 'utf8')}})()`
  const styleLinks = (state: string) =>
    styleFiles.map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}"${state}>`).join('')
  const isInline = Buffer.byteLength(css) <= INLINE_AT_MOST
  return {
    findPage: renderer.findPage,
    render: renderer.render,
    files: await readFiles(web),
    // The link tells the bundler's preload helper that a chunk's styles are loaded. It isn't fetched:
    // parsers skip a disabled one, and Chromium's preload scanner, which ignores that, other media.
    styles: isInline
      ? `${styleLinks(' media="not all" disabled')}<style>${css}</style>`
      : styleLinks(''),
    preHydration: `<script>${preHydration}</script>`,
    policy: contentSecurityPolicy({
      styles: [loadingNoticeStyle, oldBrowserStyle, ...(isInline ? [css] : [])].map(hashOf),
      scripts: [oldBrowserScript, preHydration].map(hashOf),
    }),
    scripts: scriptTagsOf(manifest),
  }
}

/** Hash of an inline element in the form of a content security policy, `sha256-…`. */
function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/**
 * Script tags of a page, one for each module: between their tasks taps are handled. Without `async`
 * they keep their order, and run once the document is complete.
 */
function scriptTagsOf(manifest: Manifest): PageBuild['scripts'] {
  const made = new Map<string, string>()
  return (page, language) => {
    const key = `${language} ${page}`
    const before = made.get(key)
    if (before !== undefined) return before
    const tags = scriptsOf(manifest, page, language)
      .map((file) => `<script type="module" fetchpriority="low" src="/${file}"></script>`)
      .join('')
    made.set(key, tags)
    return tags
  }
}

/** Script files of a page: each after its imports, then its sentences, the entry and its screen. */
function scriptsOf(manifest: Manifest, page: PageName, language: Language): string[] {
  const { screen, sentences } = pages[page]
  const own = [
    ...['common', ...sentences].map((area) => `build/messages/${language}/${area}.ts`),
    ENTRY,
    `src/web/${screen}`,
  ]
  const seen = new Set<string>()
  const files: string[] = []
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) follow(imported)
    if (!own.includes(key)) files.push(chunk.file)
  }
  for (const key of own) follow(key)
  return [...files, ...own.flatMap((key) => manifest[key]?.file ?? [])]
}

/** Reads every file of the build into memory, with its compressed copies. */
async function readFiles(web: string): Promise<Map<string, StaticFile>> {
  const names = new Set(
    (await readdir(web, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(web.length + 1)),
  )
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const type = types[extname(name)]
    if (!type || name === MANIFEST) continue
    const copy = async (ending: string) =>
      names.has(name + ending) ? await readFile(join(web, name + ending)) : undefined
    const bytes = await readFile(join(web, name))
    files.set(`/${name}`, {
      type,
      bytes,
      br: await copy('.br'),
      gzip: await copy('.gz'),
      isImmutable: name.startsWith('assets/'),
      etag: etagOf(bytes),
    })
  }
  return files
}
