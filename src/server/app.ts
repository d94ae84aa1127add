import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { unavailable } from '#domain/contract/refusal.ts'
import { getShop } from '#domain/contract/shop.ts'
import { KILOBYTE, SECOND } from '#domain/text/units.ts'
import { healthRoutes, type Readiness } from '#platform/http/health.ts'
import { limitPipelining } from '#platform/http/load/pipelining.ts'
import { shedLoad } from '#platform/http/load/pressure.ts'
import { beginWork } from '#platform/http/load/request-work.ts'
import { readBeforeClosing } from '#platform/http/load/unread-body.ts'
import { logAnswers, loggerOptions } from '#platform/http/logging.ts'
import { type Measurement, metricsRoute } from '#platform/http/metrics.ts'
import { securityHeaders, sendSecurityHeaders } from '#platform/http/security.ts'
import { prepareShutdown } from '#platform/http/shutdown/graceful-shutdown.ts'
import type { Output } from '#platform/process/output.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { answerErrors, answerUnknownCall, sendRefusal } from '#server/http/answers/errors.ts'
import { answerInLanguage, nameLanguage } from '#server/http/answers/language.ts'
import { serve } from '#server/http/answers/serve.ts'
import {
  answerNoHttp,
  answerUnroutable,
  ignoreExpectations,
} from '#server/http/answers/unreadable.ts'
import { Limiter } from '#server/http/limits/limits.ts'
import { uploadCalls } from '#server/images/uploads/routes.ts'
import { UploadLane } from '#server/images/uploads/upload-lane.ts'
import type { Database } from '#server/schema/database.ts'
import { accountCalls, adminAccountCalls, loginCalls } from './accounts/routes.ts'
import { type SecretKey, SecretSeal } from './accounts/second-step/secret-seal.ts'
import { activityCalls } from './activity/list-activity.ts'
import { cartCalls } from './cart/routes.ts'
import { catalogueCalls } from './catalogue/routes.ts'
import type { Configuration } from './configuration/configuration.ts'
import { apiDocs, apiDocsPage } from './http/docs.ts'
import { letteringCalls } from './images/lettering.ts'
import { EventCounter } from './insights/event-counter.ts'
import { startEventWriter } from './insights/event-writer.ts'
import { insightCalls } from './insights/get-insights.ts'
import { countPageViews } from './insights/page-views.ts'
import { countMessages } from './mail/outbox.ts'
import { claimGuestOrders } from './orders/access/guest-orders.ts'
import { drawnFilesOfOrders } from './orders/access/picture-references.ts'
import { adminOrderCalls } from './orders/admin-routes.ts'
import { warnOfRevokedWallets } from './orders/messages/compose.ts'
import { proofCalls } from './orders/proof/routes.ts'
import { orderCalls } from './orders/routes.ts'
import { contributionsOf, reviewCalls } from './reviews/routes.ts'
import type { LiveSettings } from './settings/live-settings.ts'
import { settingsCalls } from './settings/routes.ts'

type ShopSettings = Pick<
  Configuration,
  'logLevel' | 'trustProxy' | 'rateLimitScale' | 'imageQuotaBytes' | 'proofQuotaBytes'
> &
  SecretKey

/** Dependencies of the shop; tests pass their own database. */
export interface ShopDependencies
  extends ShopSettings,
    Partial<Pick<Configuration, 'hstsSubdomains'>> {
  readonly database: Database
  readonly settings: LiveSettings
  /** Destination of log lines; standard output by default. */
  readonly log?: Pick<Output, 'write'>
  readonly readiness: Readiness
  /** Origin that shoppers see; undefined means that of each request. */
  readonly origin?: string | undefined
  readonly imageStore: ImageStore
  readonly proofStore: ImageStore
  /** Additional metrics for `/metrics`. */
  readonly measured?: readonly Measurement[]
  /** Registers pages, assets and pictures: all routes outside /api. */
  readonly storefront?: (app: FastifyInstance) => Promise<unknown>
}

const uploads = { waiting: 12, patience: 20 * SECOND, decoding: 30 * SECOND }

/** Limits for customers' slow connections; the transfers take at most 200 MB of memory. */
const customerUploads = { ...uploads, transfers: 40, transfersPerClient: 2 }
const ownerUploads = { ...uploads, transfers: 12, transfersPerClient: 6 }

const timeouts = {
  // Limits a whole request, long enough for five megabytes from a phone at half a megabit a second.
  requestTimeout: 120 * SECOND,
  // Ends a connection without progress, at the latest after twice this time: of a client that
  // stopped reading, too. It is longer than the longest wait for an answer, that of an upload.
  connectionTimeout: 60 * SECOND,
  keepAliveTimeout: 20 * SECOND,
  // Options of Node's own server.
  http: {
    // The shop doesn't use the Host header; Node would answer its absence itself.
    requireHostHeader: false,
    headersTimeout: 10 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
  },
}

/** Builds the HTTP server of the shop without listening. */
export async function buildShop(parts: ShopDependencies): Promise<FastifyInstance> {
  const security = securityHeaders(parts.hstsSubdomains)
  const app = fastify({
    ...timeouts,
    logger: loggerOptions(parts.logLevel, parts.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.trustProxy,
    bodyLimit: 256 * KILOBYTE,
    frameworkErrors: answerUnroutable(security),
    clientErrorHandler: answerNoHttp(security),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: false,
  })
  app.server.maxConnections = 2000
  prepareShutdown(app)
  ignoreExpectations(app)
  limitPipelining(app)
  answerInLanguage(app)
  beginWork(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('identity', null)
  answerErrors(app)
  readBeforeClosing(app)
  app.setNotFoundHandler(answerUnknownCall)
  acceptEmptyJson(app)
  sendSecurityHeaders(app, security)
  logAnswers(app)
  metricsRoute(app, [
    {
      name: 'mail_messages',
      help: 'Messages by what became of them; those that are done are kept for 30 days',
      label: 'state',
      read: () => countMessages(parts.database.db),
    },
    ...(parts.measured ?? []),
  ])
  healthRoutes(app, parts.database, parts.readiness)
  shedLoad(app, parts.database, (reply) => sendRefusal(reply, unavailable(2)))
  const events = new EventCounter({ isLimited: parts.rateLimitScale > 0 })
  const stopWriting = startEventWriter(parts.database.db, events, (error) => {
    app.log.warn(
      { event: 'counts_not_written', err: error },
      'counts of shoppers’ events were lost',
    )
  })
  app.addHook('onClose', stopWriting)
  countPageViews(app, events)
  await app.register(async (api) => apiOf(api, { ...parts, events }), { prefix: '/api' })
  await parts.storefront?.(app)
  return app
}

async function apiOf(
  api: FastifyInstance,
  parts: ShopDependencies & { readonly events: EventCounter },
): Promise<void> {
  const { settings } = parts
  const { db } = parts.database
  const limiter = new Limiter(db, parts.rateLimitScale)
  const shop = {
    ...parts,
    db,
    limiter,
    secrets: new SecretSeal(parts),
    images: parts.imageStore,
    proofs: parts.proofStore,
    customerUploads: new UploadLane(customerUploads),
    ownerUploads: new UploadLane(ownerUploads),
    get facts() {
      return settings.facts
    },
  }
  api.addHook('onRequest', (_request, reply, done) => {
    nameLanguage(reply).header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    done()
  })
  for (const unknown of ['/', '/*']) api.all(unknown, { schema: { hide: true } }, answerUnknownCall)
  await apiDocs(api, shop.facts.name)
  serve(api, shop.db, getShop, () => shop.facts)
  catalogueCalls(api, shop)
  letteringCalls(api, shop)
  await uploadCalls(api, shop, drawnFilesOfOrders(db))
  await reviewCalls(api, shop, drawnFilesOfOrders(db))
  cartCalls(api, shop, claimGuestOrders)
  orderCalls(api, shop)
  await proofCalls(api, shop)
  adminOrderCalls(api, shop)
  accountCalls(api, shop)
  loginCalls(api, shop)
  adminAccountCalls(api, shop, contributionsOf(shop))
  settingsCalls(api, shop, warnOfRevokedWallets)
  activityCalls(api, shop.db)
  insightCalls(api, shop.db)
  await apiDocsPage(api)
}

/** Accepts an empty body with the JSON media type, as a DELETE or PUT may send. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body as string, done)
  })
}
