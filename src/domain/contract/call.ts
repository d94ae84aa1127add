import type { z } from 'zod'
import type { Priority } from './priorities.ts'

/**
 * Callers that may make a call. The server refuses all others before the handler runs.
 *
 * - `anyone`: no identity needed; a bearer token or session id is read if sent
 * - `shopper`: a signed-in account, admins included
 * - `admin`: an account with isAdmin
 */
export type Caller = 'anyone' | 'shopper' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Address of a call, its callers and priority, which browser and server use at run time. */
export interface Address {
  readonly method: Method
  /** Path below `/api`, with `:name` parameters: `/orders/:id`. */
  readonly path: `/${string}`
  readonly who: Caller
  /** Priority under load; null for a call that is cheap and always served. */
  readonly priority: Priority | null
}

/** Request and answer of a call; undescribed parts of a request are not read. */
export interface CallSchemas {
  /** One line for the API page. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Refusal of a caller without an account; by default a general one. */
  readonly loginNeeded?: () => string
  /** Limit in bytes of a body that is larger than usual; such a body has a longer deadline. */
  readonly bodyBytes?: number
  /** Name of the one file in a multipart form, instead of `body`. */
  readonly file?: string
  readonly answer: z.ZodType
  /** Whether the answer has an ETag, for clients that poll it with If-None-Match. */
  readonly isConditional?: boolean
  /** Whether the answer to a POST is compressed, as that to a GET is. */
  readonly isCompressed?: boolean
  /** Status of success: 200, or 201 for a creation. */
  readonly success?: 200 | 201
}

/** Heading of a call on the API page. */
type Area = 'catalogue' | 'cart' | 'orders' | 'reviews' | 'accounts' | 'shop'

export type CallShape = Address & CallSchemas & { readonly area: Area }

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

/** Parsed request for the server's handler. */
export type ParsedRequest<C extends CallSchemas> = {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** Request before parsing; a part whose schema accepts undefined may be absent. */
export type RequestInput<C extends CallSchemas> = {
  [K in Part as undefined extends Input<C[K]> ? never : K]: Input<C[K]>
} & {
  [K in Part as C[K] extends z.ZodType
    ? undefined extends Input<C[K]>
      ? K
      : never
    : never]?: Input<C[K]>
}

type Part = 'params' | 'query' | 'body'

/** Answer of a successful call. */
export type Answer<C extends CallSchemas> = z.output<C['answer']>

/** Describes the call at an address; keeps the literal types of both. */
export function call<const A extends Address, const S extends CallSchemas>(
  area: Area,
  address: A,
  schemas: S,
): A & S & { readonly area: Area } {
  return { area, ...address, ...schemas }
}
