import type { z } from 'zod'

/**
 * The callers that may make a call. The server refuses all others before the handler runs.
 *
 * - `anyone`: no identity needed; a bearer token or session id is read when it comes
 * - `shopper`: a signed-in account, admins included
 * - `admin`: an account with isAdmin
 */
export type Caller = 'anyone' | 'shopper' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Where a call lives: the part that browser and server both carry at run time. */
export interface Address {
  readonly method: Method
  /** Path below `/api`, with `:name` parameters: `/orders/:id`. */
  readonly path: `/${string}`
  readonly who: Caller
}

/** Request and answer of a call; parts of a request that are not described are not read. */
export interface CallSchemas {
  readonly area: 'catalogue' | 'cart' | 'orders' | 'reviews' | 'accounts' | 'shop'
  /** One line for the API page. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Most bytes of a body that may have more than usual, and more time to come. */
  readonly bodyBytes?: number
  /** Instead of `body`: the name of the one file in a multipart form. */
  readonly file?: string
  readonly answer: z.ZodType
  /** Status of success; 200 unless something was created. */
  readonly success?: 200 | 201
}

export type CallShape = Address & CallSchemas

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

/** The parsed request for the server's handler. */
export type ParsedRequest<C extends CallSchemas> = {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** The request of the browser before parsing; only the parts that the call describes. */
export type RequestInput<C extends CallSchemas> = {
  [K in 'params' | 'query' | 'body' as C[K] extends z.ZodType ? K : never]: Input<C[K]>
}

/** The answer of a call on success. */
export type Answer<C extends CallSchemas> = z.output<C['answer']>

/** Describes the call at an address; keeps the literal types of both. */
export function call<const A extends Address, const S extends CallSchemas>(
  address: A,
  schemas: S,
): A & S {
  return { ...address, ...schemas }
}
