import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import type { Answer, RequestInput } from '#domain/contract/call.ts'
import type { ErrorAnswer } from '#domain/contract/errors.ts'
import type { Contract } from '#domain/contract/index.ts'

/** Identity of a caller: headers of all their requests. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>
}

/** Caller without any identity. */
export const anonymous: Visitor = { headers: {} }

/** Answer to a request: `body` is the call's result, or the refusal if `status` is an error. */
export interface CallAnswer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body & Partial<ErrorAnswer>
}

/** Client of a running shop. */
export interface Calls {
  /** Makes a call as a visitor; extra headers such as `idempotency-key` override others. */
  send<K extends CallName>(
    name: K,
    sent: RequestInput<Contract[K]>,
    as?: Visitor,
    headers?: Readonly<Record<string, string>>,
  ): Promise<CallAnswer<Answer<Contract[K]>>>
  /** Sends any request to a path below the shop's root, also one that the contract forbids. */
  sendRaw(path: string, init?: RequestInit): Promise<Response>
}

/** Client of the shop at an address. */
export function callsTo(url: string): Calls {
  return {
    async send(name, sent, as = anonymous, headers = {}) {
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
      // An export is a text.
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      const answered = isJson ? await response.json() : await response.text()
      return { status: response.status, headers: response.headers, body: answered }
    },
    sendRaw: (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
  }
}

/** Result of a call that must succeed. */
export async function made<Body>(call: Promise<CallAnswer<Body>>): Promise<Body> {
  const { status, body } = await call
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
