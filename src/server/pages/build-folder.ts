import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageName, pages } from '#domain/pages.ts'
import { KILOBYTE } from '#domain/units.ts'
import { escapeHtml } from '#server/http/answers/escape.ts'
import { contentSecurityPolicy } from '#server/http/security.ts'
import type * as entry from '#web/entry-server.tsx'
import { loadingNoticeStyle } from './loading-notice.ts'
import { etagOf, type StaticFile } from './static-files.ts'

type Renderer = Pick<typeof entry, 'findPage' | 'render'>

/** The output of `vite build` and `vite build --ssr`: the renderer and all files of pages. */
export interface PageBuild extends Renderer {
  /** The styles as a tag for the head: inline when they are small enough, with the names of their files. */
  readonly styles: string
  /** The script that runs as a document begins, inline. */
  readonly preHydration: string
  /** The one that runs behind it on a page with a filled skeleton, inline. */
  readonly cartPrefetch: string
  /** The content security policy of its pages, inline elements by their hashes. */
  readonly policy: string
  /** The tags that fetch and run the scripts of a page, for its end. */
  readonly scripts: (page: PageName) => string
  /** Every file of the browser's build by its path. */
  readonly files: ReadonlyMap<string, StaticFile>
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/web/entry-client.tsx'
const PRE_HYDRATION = 'src/web/pre-hydration/pre-hydration.ts'
const CART_PREFETCH = 'src/web/pre-hydration/cart-prefetch.ts'
/** Bytes of styles that are better sent with every page than fetched by the first. */
const INLINE_AT_MOST = 64 * KILOBYTE

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

/** Reads a build folder with its two halves, `web` and `pages`; throws when it isn't there. */
export async function readBuild(folder: string): Promise<PageBuild> {
  const web = join(folder, 'web')
  const manifest = JSON.parse(await readFile(join(web, MANIFEST), 'utf8')) as Manifest
  const renderer = (await import(
    pathToFileURL(join(folder, 'pages', 'entry-server.js')).href
  )) as Renderer
  const files = await readFiles(web)
  const styleFiles = manifest[ENTRY]?.css ?? []
  const css = (await Promise.all(styleFiles.map((file) => readFile(join(web, file), 'utf8')))).join(
    '',
  )
  // Their names are nobody else's.
  const inlineScript = async (entry: string) =>
    `(()=>{${await readFile(join(web, manifest[entry]?.file ?? ''), 'utf8')}})()`
  const preHydration = await inlineScript(PRE_HYDRATION)
  const cartPrefetch = await inlineScript(CART_PREFETCH)
  const styleLinks = (state: string) =>
    styleFiles.map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}"${state}>`).join('')
  const isInline = Buffer.byteLength(css) <= INLINE_AT_MOST
  return {
    findPage: renderer.findPage,
    render: renderer.render,
    files,
    // A disabled link is not fetched: it tells the bundler's preload helper that a chunk's styles are here.
    styles: isInline ? `${styleLinks(' disabled')}<style>${css}</style>` : styleLinks(''),
    preHydration: `<script>${preHydration}</script>`,
    cartPrefetch: `<script>${cartPrefetch}</script>`,
    policy: contentSecurityPolicy({
      styles: [loadingNoticeStyle, ...(isInline ? [css] : [])].map(hashOf),
      scripts: [preHydration, cartPrefetch].map(hashOf),
    }),
    scripts: scriptTagsOf(manifest),
  }
}

/** `sha256-…`, as a content security policy names an inline element. */
function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/**
 * The tags are the same for every request of a page, so they are made once. Each script is a tag of its
 * own, so that each runs as a task of its own and a tap gets in between; the entry, which imports them
 * all, would run them as one. Without `async` they keep their order, and run when the document is there
 * to its end.
 */
function scriptTagsOf(manifest: Manifest): PageBuild['scripts'] {
  const made = new Map<PageName, string>()
  return (page) => {
    const before = made.get(page)
    if (before !== undefined) return before
    const tags = scriptsOf(manifest, page)
      .map((file) => `<script type="module" fetchpriority="low" src="/${file}"></script>`)
      .join('')
    made.set(page, tags)
    return tags
  }
}

/** The scripts of a page: each behind what it imports, the entry and the page's own screen last. */
function scriptsOf(manifest: Manifest, page: PageName): string[] {
  const own = [ENTRY, `src/web/${pages[page].screen}`]
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

/** For the server's eyes. */
const MANIFEST = 'manifest.json'

/** Every file of the build in memory, with the compressed copies that the build left beside it. */
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
