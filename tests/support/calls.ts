import { addresses, type CallName } from '#domain/contract/addresses.ts'
import type { Answer, RequestInput } from '#domain/contract/call.ts'
import type { ErrorAnswer } from '#domain/contract/errors.ts'
import type { Contract } from '#domain/contract/index.ts'

/** Who a test speaks as: headers that every request of theirs carries. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>
}

/** Somebody without any identity. */
export const nobody: Visitor = { headers: {} }

/** The answer to a request: `body` is the call's answer, or the refusal when `status` says so. */
export interface CallAnswer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body & Partial<ErrorAnswer>
}

/** What anybody can ask of a shop that runs somewhere. */
export interface Calls {
  /** Makes a call as somebody; extra headers such as `idempotency-key` come last. */
  send<K extends CallName>(
    name: K,
    sent: RequestInput<Contract[K]>,
    as?: Visitor,
    headers?: Readonly<Record<string, string>>,
  ): Promise<CallAnswer<Answer<Contract[K]>>>
  /** Sends anything at all to a path below the shop's root, for what the contract forbids. */
  sendRaw(path: string, init?: RequestInit): Promise<Response>
}

/** The calls of the shop at an address. */
export function callsTo(url: string): Calls {
  return {
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
  }
}
