import { lookup } from 'node:dns/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Listens on one address of `host`, the IPv4 one where it has both, and returns the resulting
 * address. For the name 'localhost' Fastify itself opens one server per address; the others would
 * lack the shop's load shedding, its connection limits and its answers to invalid HTTP.
 */
export async function listenAt(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  const { address } = await lookup(host, { order: 'ipv4first' })
  return app.listen({ host: address, port })
}
