import type { FastifyRequest } from 'fastify'
import { networkOf } from '#server/http/limits/limit-key.ts'
import type { Identity } from '#server/sessions/identity.ts'
import type { Viewer } from './access.ts'

/** Reads the viewer of an order from a request. */
export async function viewerOf(received: {
  readonly identity: () => Promise<Identity>
  readonly request: FastifyRequest
}): Promise<Viewer> {
  const phone = String(received.request.headers['x-order-phone'] ?? '').trim()
  return {
    identity: await received.identity(),
    phone: phone === '' ? null : phone,
    address: networkOf(received.request),
  }
}
