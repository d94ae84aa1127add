import type { z } from 'zod'

/**
 * Who may make a call. The server refuses everybody else before the handler runs.
 *
 * - `anyone`: no identity needed; a bearer token or session id is read when it comes
 * - `shopper`: a signed-in account, admins included
 * - `admin`: an account with isAdmin
 */
export type Caller = 'anyone' | 'shopper' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The parts of a request that a call describes; a missing one is not read at all. */
export interface CallShape {
  readonly method: Method
  /** Path below `/api`, with `:name` parameters: `/orders/:id`. */
  readonly path: `/${string}`
  readonly who: Caller
  readonly area: 'catalogue' | 'cart' | 'orders' | 'reviews' | 'accounts' | 'shop'
  /** One line for the API page. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** Status of success; 200 unless something was created. */
  readonly success?: 200 | 201
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

/** What the server's handler receives for a call, parsed. */
export type Received<C extends CallShape> = {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** What the browser sends for a call, before parsing; only the parts that the call describes. */
export type Sent<C extends CallShape> = {
  [K in 'params' | 'query' | 'body' as C[K] extends z.ZodType ? K : never]: Input<C[K]>
}

/** What a call answers on success. */
export type Answer<C extends CallShape> = z.output<C['answer']>

/** Declares one call of the shop; keeps its literal types. */
export function call<const C extends CallShape>(shape: C): C {
  return shape
}
