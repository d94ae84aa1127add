import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { shopFacts } from '#config'
import { addresses, type CallName } from '#domain/contract/addresses.ts'
import type { Answer, Sent } from '#domain/contract/call.ts'
import type { ErrorAnswer } from '#domain/contract/errors.ts'
import type { Contract } from '#domain/contract/index.ts'
import { buildShop, type ShopParts } from '#server/app.ts'
import type { Database } from '#server/database/connection.ts'
import { openTestDatabase } from './database.ts'
import { memoryStore } from './picture-store.ts'

/** Who a test speaks as: headers that every request of theirs carries. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>
}

/** Somebody without any identity. */
export const nobody: Visitor = { headers: {} }

/** A guest with a session of their own, random as the browser makes it. */
export function newGuest(): Visitor & { readonly sessionId: string } {
  const sessionId = `guest_${randomBytes(24).toString('base64url')}`
  return { sessionId, headers: { 'x-session-id': sessionId } }
}

/** The answer to a request: `body` is the call's answer, or the refusal when `status` says so. */
export interface Answered<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body & Partial<ErrorAnswer>
}

/** A shop of a test file's own: real HTTP on a free port, real PostgreSQL. */
export interface TestShop {
  readonly url: string
  readonly database: Database
  /** Node's own server, for what only it can be told. */
  readonly server: Server
  /** Makes a call as somebody; extra headers such as `idempotency-key` come last. */
  send<K extends CallName>(
    name: K,
    sent: Sent<Contract[K]>,
    as?: Visitor,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answered<Answer<Contract[K]>>>
  /** Sends anything at all to a path below the shop's root, for what the contract forbids. */
  sendRaw(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/**
 * Opens a shop on an empty, migrated database; close it in `afterAll`. On a database that is given
 * it is one more process of that shop, and the database stays open.
 */
export async function openTestShop(parts: Partial<ShopParts> = {}): Promise<TestShop> {
  const { database, close } = parts.database
    ? { database: parts.database, close: async () => undefined }
    : await openTestDatabase()
  const app = await buildShop({
    database,
    facts: shopFacts,
    logLevel: 'silent',
    trustProxy: false,
    rateLimitScale: 1,
    readiness: { isClosing: false },
    imageStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    ...parts,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    database,
    server: app.server,
    async send(name, sent, as = nobody, headers = {}) {
      const { params, query, body } = sent as {
        params?: Record<string, string>
        query?: Record<string, string | undefined>
        body?: unknown
      }
      const { method, path } = addresses[name]
      const filled = path.replace(/:(\w+)/g, (_, key: string) =>
        encodeURIComponent(params?.[key] ?? ''),
      )
      const search = new URLSearchParams(
        Object.entries(query ?? {}).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      )
      const response = await fetch(`${url}/api${filled}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          ...as.headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    sendRaw: (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
    async close() {
      await app.close()
      await close()
    },
  }
}
