import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * What a page of the shop may load: its own scripts, styles, fonts, pictures and calls, nothing
 * inline and nothing from elsewhere. `styleHash` allows the one inlined stylesheet by its hash.
 */
export function contentSecurityPolicy(styleHash?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Security headers and a request id on every answer. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const policy = contentSecurityPolicy()
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .header('x-request-id', request.id)
      .header('content-security-policy', policy)
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    done()
  })
}
