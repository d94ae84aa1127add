import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageName, pages } from '#domain/pages.ts'
import { KILOBYTE } from '#domain/units.ts'
import { contentSecurityPolicy } from '#server/http/security.ts'
import type * as entry from '#web/entry-server.tsx'
import { escapeHtml } from './escape.ts'
import { loadingNoticeStyle } from './loading-notice.ts'
import type { StaticFile } from './static-files.ts'

type Renderer = Pick<typeof entry, 'findPage' | 'render'>

/** What `vite build` and `vite build --ssr` left: the renderer and everything that pages refer to. */
export interface PageBuild extends Renderer {
  /** The styles as a tag for the head: inline when they are small enough. */
  readonly styles: string
  /** The script that runs as a document begins, inline. */
  readonly early: string
  /** What its pages may load, what is inline allowed by its hash. */
  readonly policy: string
  /** The tags that fetch the font, and the scripts of a page with a low priority. */
  readonly fetches: (page: PageName) => string
  /** Every file of the browser's build by its path. */
  readonly files: ReadonlyMap<string, StaticFile>
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly src?: string
}
type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/web/entry-client.tsx'
const EARLY = 'src/web/early.ts'
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
  const manifest = JSON.parse(await readFile(join(web, 'manifest.json'), 'utf8')) as Manifest
  const renderer = (await import(
    pathToFileURL(join(folder, 'pages', 'entry-server.js')).href
  )) as Renderer
  const files = await readFiles(web)
  const styleFiles = manifest[ENTRY]?.css ?? []
  const css = (await Promise.all(styleFiles.map((file) => readFile(join(web, file), 'utf8')))).join(
    '',
  )
  // Its names are nobody else's.
  const early = `(()=>{${await readFile(join(web, manifest[EARLY]?.file ?? ''), 'utf8')}})()`
  const isInline = Buffer.byteLength(css) <= INLINE_AT_MOST
  const font = Object.values(manifest).find(({ src }) => src?.endsWith('latin-wght-normal.woff2'))
  return {
    findPage: renderer.findPage,
    render: renderer.render,
    files,
    styles: isInline
      ? `<style>${css}</style>`
      : styleFiles.map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}">`).join(''),
    early: `<script>${early}</script>`,
    policy: contentSecurityPolicy({
      styles: [loadingNoticeStyle, ...(isInline ? [css] : [])].map(hashOf),
      scripts: [hashOf(early)],
    }),
    fetches: fetchesOf(manifest, font?.file),
  }
}

/** `sha256-…`, as a content security policy names an inline element. */
function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** The tags are the same for every request of a page, so they are made once. */
function fetchesOf(manifest: Manifest, font: string | undefined): PageBuild['fetches'] {
  const made = new Map<PageName, string>()
  return (page) => {
    const before = made.get(page)
    if (before !== undefined) return before
    const tags = [
      ...(font
        ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`]
        : []),
      // Without `async`, so that it runs when the document is there to its end, never before.
      `<script type="module" fetchpriority="low" src="/${manifest[ENTRY]?.file}"></script>`,
      ...scriptsOf(manifest, page).map(
        (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
      ),
    ].join('')
    made.set(page, tags)
    return tags
  }
}

/** The scripts that a page needs beside the entry. */
function scriptsOf(manifest: Manifest, page: PageName): string[] {
  const found = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  follow(ENTRY)
  follow(`src/web/${pages[page].screen}`)
  found.delete(manifest[ENTRY]?.file ?? '')
  return [...found]
}

/** Files for the server's eyes. */
const own = new Set(['manifest.json', 'assets/kept.json'])

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
    if (!type || own.has(name)) continue
    const copy = async (ending: string) =>
      names.has(name + ending) ? await readFile(join(web, name + ending)) : undefined
    const bytes = await readFile(join(web, name))
    files.set(`/${name}`, {
      type,
      bytes,
      br: await copy('.br'),
      gzip: await copy('.gz'),
      isImmutable: name.startsWith('assets/'),
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    })
  }
  return files
}
