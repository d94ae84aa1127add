import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressIn } from '#domain/languages.ts'
import { HOUR, inSeconds, SECOND } from '#domain/text/units.ts'
import { chooseEncoding } from '#platform/http/answers/encoding.ts'
import { notPages } from '#server/http/answers/unreadable.ts'
import { noteDocument } from '#server/http/opened-page.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageAnswer, Pages } from './pages.ts'
import type { ReleaseFiles } from './release-files.ts'
import { robots, sitemap } from './sitemap.ts'
import { sendFile } from './static-files.ts'
import { MANIFEST, webManifest } from './web-manifest.ts'

/** Cache-Control by access: shared caches for a minute, the browser with revalidation, no cache. */
const cacheControl = {
  open: 'public, max-age=0, s-maxage=60, stale-if-error=600',
  shell: 'no-cache',
  personal: 'no-store',
} as const

/** Milliseconds for a page, mostly in the queue of renders, where it holds no connection. */
const PAGE_TIMEOUT = 15 * SECOND

const AN_HOUR = inSeconds(HOUR)

interface PageDependencies {
  readonly pages: Pages
  readonly findFile: ReleaseFiles['find']
}

/** Routes outside /api and pictures: pages, files of the build, robots.txt and sitemap. */
export async function pageRoutes(
  app: FastifyInstance,
  { pages, findFile }: PageDependencies,
): Promise<void> {
  const { build } = pages

  for (const [path, file] of build.files) {
    app.get(path, (request, reply) => sendFile(request, reply, file))
  }

  app.get<{ Params: { name: string } }>(
    '/assets/:name(^[\\w.-]{1,100}$)',
    { errorHandler: sendRetryLater },
    async (request, reply) => {
      const file = await findFile(`/assets/${request.params.name}`)
      return file ? sendFile(request, reply, file) : sendNotFound(reply)
    },
  )

  crawlerFiles(app, pages)

  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Client errors, and paths that are no pages, get the API's error answer.
    if ((error.statusCode ?? 500) < 500 || notPages.test(request.raw.url ?? '/')) throw error
    if (error.statusCode !== 503)
      request.log.error({ event: 'page_failed', err: error }, 'a page was not rendered')
    return refusePage(request, reply, pages)
  }

  app.get('/*', { errorHandler }, async (request, reply) => {
    const target = request.raw.url ?? '/'
    if (notPages.test(target)) return sendNotFound(reply)
    const answer = pages.cached(target) ?? (await pages.answer(target, waitSignal(reply)))
    if (answer.kind === 'failure') return refusePage(request, reply, pages)
    if (answer.kind === 'page') noteDocument(request, () => pages.canonical(target))
    reply.header('content-security-policy', build.policy)
    return sendAnswer(request, reply, answer)
  })

  // A form submitted before hydration is answered with a redirect to its page; its body isn't read.
  app.post('/*', {
    onRequest: async (request, reply) => {
      const [path = '/'] = (request.raw.url ?? '/').split('?')
      if (notPages.test(path)) return reply.callNotFound()
      return reply
        .code(303)
        .header('location', path.replace(/^[/\\]+/, '/'))
        .send()
    },
    handler: () => undefined,
  })
}

function crawlerFiles(app: FastifyInstance, pages: Pages): void {
  const { publicUrl, languages } = pages
  for (const language of languages) {
    app.get(addressIn(language, MANIFEST), (_request, reply) => {
      const manifest = webManifest(pages.shop(), language)
      return sendText(reply, 'application/manifest+json', JSON.stringify(manifest))
    })
  }
  app.get('/robots.txt', (_request, reply) =>
    sendText(reply, 'text/plain; charset=utf-8', robots(publicUrl(), languages)),
  )
  app.get('/sitemap.xml', { errorHandler: sendRetryLater }, async (_request, reply) => {
    const catalogue = await pages.mapped(waitSignal(reply))
    return sendText(reply, 'application/xml', sitemap(publicUrl(), catalogue, languages))
  })
}

async function refusePage(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  reply
    .code(503)
    .header('content-security-policy', pages.build.policy)
    .header('retry-after', '2')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
  return sendPage(request, reply, await pages.failure(request.raw.url))
}

/** Signal that aborts after `PAGE_TIMEOUT`, or when the connection ended before the answer. */
function waitSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const late = setTimeout(() => controller.abort(), PAGE_TIMEOUT)
  reply.raw.once('close', () => {
    clearTimeout(late)
    controller.abort()
  })
  return controller.signal
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Exclude<PageAnswer, { readonly kind: 'failure' }>,
) {
  if (answer.kind === 'redirect') {
    return reply
      .code(answer.status)
      .header('location', answer.to)
      .header('cache-control', 'no-cache')
      .send()
  }
  const { status, page, access, robots, isStale } = answer
  reply.code(status).header('cache-control', isStale ? 'no-store' : cacheControl[access])
  if (robots !== 'index') reply.header('x-robots-tag', robots)
  if (isStale) reply.header('x-shop-notice', 'stale').header('retry-after', '2')
  if (access !== 'personal') {
    reply.header('etag', page.etag)
    if (status === 200 && page.matches(request.headers['if-none-match'])) {
      return reply.code(304).header('vary', 'Accept-Encoding').send()
    }
  }
  return sendPage(request, reply, page)
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.header('content-type', 'text/html; charset=utf-8').header('vary', 'Accept-Encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = page.in(encoding)
  return reply.send(bytes instanceof Buffer ? bytes : await bytes)
}

function sendText(reply: FastifyReply, type: string, text: string) {
  return reply.type(type).header('cache-control', `public, max-age=${AN_HOUR}`).send(text)
}

/** Sends an uncached sentence instead of a file. */
function sendSentence(reply: FastifyReply, status: number, sentence: string) {
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
  return reply.send(sentence)
}

function sendNotFound(reply: FastifyReply) {
  return sendSentence(reply, 404, 'Not found')
}

/** Answers 503 with Retry-After in plain text. */
function sendRetryLater(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  request.log.warn(
    { event: 'release_file_unreadable', err: error },
    'a file of another release was not read',
  )
  return sendSentence(reply.header('retry-after', '2'), 503, 'Please try again in a few seconds')
}
