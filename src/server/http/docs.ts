import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI description of all calls; 3.0, since Swagger UI takes 2 s longer to resolve 3.1. */
export async function apiDocs(app: FastifyInstance, shopName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: `${shopName} API`,
        version: '1',
        description:
          'Prices are rupees. Refusals are `{message, code}`. Guests send `x-session-id`, ' +
          'accounts a bearer token; checkout sends `Idempotency-Key`. Who changes an order or a ' +
          'product may say which `version` they saw, as `If-Match`: at another one it is refused.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          guest: { type: 'apiKey', in: 'header', name: 'x-session-id' },
        },
      },
    },
    transform: (described) => {
      const { file } = described.route.config ?? {}
      const { schema, url } = jsonSchemaTransform(described)
      return { url, schema: file === undefined ? schema : { ...schema, ...formWith(file) } }
    },
  })
}

/** Schema of a form with one file, which is read as a stream and not validated. */
function formWith(file: string) {
  return {
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      required: [file],
      properties: { [file]: { type: 'string', format: 'binary' } },
    },
  }
}

/** Policy of the page, which has its own scripts and styles and loads from no other host. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Page that displays the description, within `/api`; registered after the calls. */
export async function apiDocsPage(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: policy,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
