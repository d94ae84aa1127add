import { lookup } from 'node:dns/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Opens the shop at one address of `host`, that of IPv4 where it has both, and answers the address it
 * is reached at. For the name 'localhost' Fastify itself opens a server for each of its addresses, and
 * the others know nothing of the shop's doors, of its limits on connections or of what it answers to
 * those who speak no HTTP.
 */
export async function listenAt(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  const { address } = await lookup(host, { order: 'ipv4first' })
  return app.listen({ host: address, port })
}
