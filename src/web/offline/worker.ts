/**
 * Keeps the shop readable without a network: pages that were visited, the cart's frame, and the
 * files that they are made of. The network always comes first for pages; calls to /api are left
 * alone, so nothing is queued and nothing old is taken for new.
 */

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

const PAGES = 'pages-1'
const FILES = 'files-1'
const MOST_PAGES = 30
const MOST_FILES = 120
/** Readable offline even if it was never visited. */
const FRAME = '/cart'

worker.addEventListener('install', (event) => {
  ;(event as WorkerEvent).waitUntil(keepFrame().then(() => worker.skipWaiting()))
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
  else if (pathname.startsWith('/assets/')) respondWith.call(event, file(request))
})

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== PAGES && name !== FILES) await caches.delete(name)
  }
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** The frame of the cart with its files; a shop that can't be reached now is tried again later. */
async function keepFrame(): Promise<void> {
  const answer = await fetch(FRAME)
  if (!answer.ok) throw new Error('The frame is not to be had')
  const html = await answer.clone().text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  await (await caches.open(FILES)).addAll(new Set(files))
  await (await caches.open(PAGES)).put(FRAME, answer)
}

async function page({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    const mayKeep = !/no-store/.test(answer.headers.get('cache-control') ?? '')
    if (answer.ok && mayKeep && !answer.redirected) await keep(PAGES, request, answer, MOST_PAGES)
    return answer
  } catch {
    return (await caches.match(request, { cacheName: PAGES })) ?? away()
  }
}

/** A file's name changes with its content, so a kept one is always right. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: FILES })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(FILES, request, answer, MOST_FILES)
  return answer
}

/** Keeps a copy, and no more than so many: the oldest go. */
async function keep(name: string, request: Request, answer: Response, most: number): Promise<void> {
  const copy = answer.clone()
  try {
    const cache = await caches.open(name)
    await cache.delete(request)
    await cache.put(request, copy)
    const kept = await cache.keys()
    for (const old of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(old)
  } catch {
    // The device has no room: the page is shown all the same.
  }
}

const AWAY = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>You’re offline</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; color: #1b1722; background: #fbf8f4 }
main { max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem }
a { color: #5b2a86; font-weight: 600; display: inline-block; padding: 0.75rem 1.5rem 0.75rem 0 }
</style></head><body><main><h1>You’re offline</h1>
<p>This page was not kept on your device. Please check your connection.</p>
<p><a href="">Try again</a> <a href="${FRAME}">Your cart</a></p></main></body></html>`

function away(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(AWAY, { status: 503, headers })
}
