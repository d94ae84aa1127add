import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encoding.ts'
import type { KeptPage } from './kept-page.ts'
import type { PageAnswer, Pages } from './pages.ts'
import { robots, sitemap, sitemapPart } from './sitemap.ts'
import { sendFile } from './static-files.ts'
import { webManifest } from './web-manifest.ts'

/** By who may keep a page: anybody for a minute, this browser after asking, nobody. */
const cacheControl = {
  open: 'public, max-age=0, s-maxage=60, stale-if-error=600',
  shell: 'no-cache',
  personal: 'no-store',
} as const

/** What the shop has under these is served elsewhere or not at all; nothing here is a page. */
const notPages = /^\/(?:api|assets|uploads|images|\.well-known)(?:\/|$)/

const AN_HOUR = 3_600

/**
 * Everything that is not /api or a picture: pages, the files of the build, robots.txt, the map of
 * the site. A page depends on its path and the query parameters that it knows, on nothing else of
 * the request.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { pages }: { readonly pages: Pages },
): Promise<void> {
  const { build, publicUrl } = pages

  for (const [path, file] of build.files) {
    app.get(path, (request, reply) => sendFile(request, reply, file))
  }

  app.get('/manifest.webmanifest', (_request, reply) =>
    sendText(reply, 'application/manifest+json', JSON.stringify(webManifest(pages.shop))),
  )
  app.get('/robots.txt', (_request, reply) =>
    sendText(reply, 'text/plain; charset=utf-8', robots(publicUrl())),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    sendText(reply, 'application/xml', sitemap(publicUrl(), await pages.mappedProducts())),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const products = await pages.mappedProducts()
    const map = sitemapPart(publicUrl(), products, Number(request.params.part))
    return map ? sendText(reply, 'application/xml', map) : sendNothing(reply)
  })

  app.get('/*', async (request, reply) => {
    const target = request.raw.url ?? '/'
    if (notPages.test(target)) return sendNothing(reply)
    reply.header('content-security-policy', build.policy)
    const answer = pages.atHand(target) ?? (await pages.answer(target))
    return sendAnswer(request, reply, answer)
  })
}

async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) {
  if (answer.kind === 'elsewhere') {
    return reply
      .code(answer.status)
      .header('location', answer.to)
      .header('cache-control', 'no-cache')
      .send()
  }
  if (answer.kind === 'failure') {
    reply.code(503).header('retry-after', '2').header('cache-control', 'no-store')
    return sendPage(request, reply, answer.page)
  }
  const { status, page, access, isIndexed, isStandIn } = answer
  reply.code(status).header('cache-control', isStandIn ? 'no-store' : cacheControl[access])
  if (!isIndexed) reply.header('x-robots-tag', 'noindex')
  if (isStandIn) reply.header('x-shop-notice', 'stale').header('retry-after', '2')
  if (access !== 'personal') {
    reply.header('etag', page.etag)
    if (status === 200 && page.isHeldBy(request.headers['if-none-match'])) {
      return reply.code(304).header('vary', 'Accept-Encoding').send()
    }
  }
  return sendPage(request, reply, page)
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.header('content-type', 'text/html; charset=utf-8').header('vary', 'Accept-Encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = page.in(encoding)
  return reply.send(bytes instanceof Buffer ? bytes : await bytes)
}

function sendText(reply: FastifyReply, type: string, text: string) {
  return reply.type(type).header('cache-control', `public, max-age=${AN_HOUR}`).send(text)
}

function sendNothing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found')
}
