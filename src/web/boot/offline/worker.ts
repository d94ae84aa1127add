/**
 * Service worker that stores visited pages, the app shell of the cart and their files for offline
 * reading. Pages are network first, files cache first; calls to /api are not intercepted, so that
 * none is queued and no stale answer is taken for a new one. One worker serves the pages of both
 * languages. It is one file: a module that it shared with the pages would become an import, which
 * it cannot load.
 */

import type { URDU_PREFIX } from '#domain/languages.ts'
import type { pages } from '#domain/pages.ts'
import { colours } from '#domain/settings/page-colours.ts'
import english from '../../../../build/messages/en/offline.ts'
import urdu from '../../../../build/messages/ur/offline.ts'

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}

const worker = self as unknown as Worker

/** LRU order: addresses of the copies used since the worker started, least recent first. */
const recentlyUsed = new Set<string>()

const PAGES = 'pages-1'
const FILES = 'files-1'
const MOST_PAGES = 30
const MOST_FILES = 120
/**
 * App shell: the page that is readable offline even if it was never visited; neither it nor its
 * files are ever evicted. The Urdu one is stored with the first visit of a page in Urdu.
 */
const APP_SHELL: (typeof pages.cart)['pattern'] = '/cart'
const URDU: typeof URDU_PREFIX = '/ur'
const URDU_APP_SHELL = `${URDU}${APP_SHELL}`

worker.addEventListener('install', (event) => {
  ;(event as WorkerEvent).waitUntil(precacheShell(APP_SHELL).then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  ;(event as WorkerEvent).waitUntil(takeOver())
})

worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as WorkerFetchEvent
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.mode === 'navigate') respondWith.call(event, page(event as WorkerFetchEvent))
  else if (pathname.startsWith('/assets/')) respondWith.call(event, file(event as WorkerFetchEvent))
})

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== PAGES && name !== FILES) await caches.delete(name)
  }
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** Precaches an app shell of the cart with its files. Throws when they can't be fetched. */
async function precacheShell(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error('The frame could not be fetched')
  await (await caches.open(FILES)).addAll(await filesOf(answer.clone()))
  await (await caches.open(PAGES)).put(path, answer)
}

/** Stores the Urdu app shell if it isn't stored yet; a failure is retried with the next page. */
async function storeUrduShell(): Promise<void> {
  if (await caches.match(URDU_APP_SHELL, { cacheName: PAGES })) return
  await precacheShell(URDU_APP_SHELL).catch(() => undefined)
}

function isUrdu({ url }: Request): boolean {
  return `${new URL(url).pathname}/`.startsWith(`${URDU}/`)
}

/** URLs of the files that a page references. */
async function filesOf(answer: Response): Promise<Set<string>> {
  const named = (await answer.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)
  return new Set([...named].map(([, path = '']) => new URL(path, location.origin).href))
}

async function page(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request))
    const isStorable = !/no-store/.test(answer.headers.get('cache-control') ?? '')
    if (answer.status === 200 && isUrdu(request)) event.waitUntil(storeUrduShell())
    if (answer.status !== 200 || !isStorable || answer.redirected || !answer.body) return answer
    return await streamed(event, answer, answer.body.getReader())
  } catch {
    return (await copyOf(PAGES, request)) ?? away(request)
  }
}

/**
 * Streams a page and stores it once complete; a broken one ends where it broke, and its scripts
 * report the rest as missing. Throws when nothing arrives.
 */
async function streamed(
  event: WorkerFetchEvent,
  answer: Response,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const beginning = await reader.read()
  const headers = new Headers(answer.headers)
  // The browser has already decompressed the body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const shown = writable.getWriter()
  async function passOn(): Promise<void> {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    try {
      for (let next = beginning; !next.done; next = await reader.read()) {
        chunks.push(next.value)
        await shown.write(next.value)
      }
    } finally {
      await shown.close()
    }
    await store(PAGES, event.request, new Response(new Blob(chunks), { headers }), MOST_PAGES)
  }
  // The stream broke off or was cancelled: an older copy stays.
  event.waitUntil(passOn().catch(() => reader.cancel().catch(() => undefined)))
  return new Response(readable, { headers })
}

/** Cache first: a file's name changes with its content. */
async function file(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event
  const copy = await copyOf(FILES, request)
  if (copy) return copy
  const answer = await fetch(request)
  if (answer.ok) event.waitUntil(store(FILES, request, answer.clone(), MOST_FILES))
  return answer
}

async function copyOf(name: string, request: Request): Promise<Response | undefined> {
  const copy = await caches.match(request, { cacheName: name })
  if (copy) markUsed(request.url)
  return copy
}

function markUsed(url: string): void {
  recentlyUsed.delete(url)
  recentlyUsed.add(url)
}

/** Stores a copy and evicts the least recently used ones, so that no more than `most` stay. */
async function store(name: string, request: Request, copy: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name)
    await cache.put(request, copy)
    markUsed(request.url)
    const entries = await cache.keys()
    if (entries.length <= most) return
    for (const old of (await evictable(entries)).slice(0, entries.length - most)) {
      await cache.delete(old)
    }
  } catch {
    // Storage is full: the page is shown without being stored.
  }
}

/**
 * Entries to evict, least recently used first, without the app shells and their files. Rewriting
 * a copy at each use would order them exactly, but discard the compiled code of scripts.
 */
async function evictable(entries: readonly Request[]): Promise<readonly Request[]> {
  const pinned = new Set<string>()
  for (const path of [APP_SHELL, URDU_APP_SHELL]) {
    pinned.add(new URL(path, location.origin).href)
    const frame = await caches.match(path, { cacheName: PAGES })
    if (frame) for (const address of await filesOf(frame)) pinned.add(address)
  }
  const recency = [...recentlyUsed]
  return entries
    .filter(({ url }) => !pinned.has(url))
    .sort((one, other) => recency.indexOf(one.url) - recency.indexOf(other.url))
}

/** Offline fallback for a page that is neither reachable nor stored, in its address's language. */
function away(request: Request): Response {
  const inUrdu = isUrdu(request)
  const start = inUrdu ? 'lang="ur" dir="rtl"' : 'lang="en"'
  const frame = inUrdu ? URDU_APP_SHELL : APP_SHELL
  const { offline, notKept, tryAgain, yourCart } = inUrdu ? urdu : english
  const text = `<!doctype html><html ${start}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${offline}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; color: ${colours.ink}; background: ${colours.paper} }
:lang(ur) body { line-height: 2 }
main { max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem }
a { color: ${colours.plum}; font-weight: 600; display: inline-block; padding-block: 0.75rem; padding-inline-end: 1.5rem }
</style></head><body><main><h1>${offline}</h1>
<p>${notKept}</p>
<p><a href="">${tryAgain}</a> <a href="${frame}">${yourCart}</a></p></main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(text, { status: 503, headers })
}
