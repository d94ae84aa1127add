import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { eventually } from '#testing/processes.ts'
import { type AcknowledgedOrder, buyOne, type Door, requestOf } from '../support/shoppers.ts'

export interface RemoteShop {
  readonly name: string
  /** Address of the name. */
  readonly address: string
  /** Authority of its certificate. */
  readonly authority: string
}

/** Milliseconds until a call is aborted: longer than Caddy holds requests during a restart. */
const PATIENCE = 90_000
/** Milliseconds within which a started shop must be ready. */
const READY_WITHIN = 180_000

/**
 * Client over TLS, with a new connection per request, whose certificate is verified like in a
 * browser. Compressed answers stay compressed.
 */
export function doorOf({ name, address, authority }: RemoteShop): Door {
  return async (path, { method = 'GET', headers = {}, body = null, signal } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const sent = body === null ? null : Buffer.from(await new Response(body).arrayBuffer())
    const calling = request(
      {
        ...{ host: address, servername: name, ca: authority, method, path, agent: false },
        signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          host: name,
          ...(sent && { 'content-length': sent.length }),
        },
      },
      (answer) => {
        const { statusCode: status = 0, headersDistinct } = answer
        const lines = Object.entries(headersDistinct).flatMap(([line, values = []]) =>
          values.map((value): [string, string] => [line, value]),
        )
        buffer(answer).then(
          (read) => resolve(new Response(new Uint8Array(read), { status, headers: lines })),
          reject,
        )
      },
    )
    calling.on('error', reject)
    calling.end(sent)
    return await promise
  }
}

type PlacedOrder = Pick<AcknowledgedOrder, 'id' | 'session'>

/** Buys the first listed product as a guest. */
export async function buy(shop: RemoteShop): Promise<PlacedOrder> {
  const door = doorOf(shop)
  const bought = await buyOne(async <Answer>(...call: Parameters<typeof requestOf>) => {
    const { path, init } = requestOf(...call)
    const answer = await door(path, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  })
  if (!bought) throw new Error('the shop has no product')
  return bought
}

/** Whether the shop has an order and shows it to its guest. An overloaded shop is asked again. */
export async function isThere(shop: RemoteShop, { id, session }: PlacedOrder): Promise<boolean> {
  let isShown = false
  const speaks = async () => {
    const answer = await doorOf(shop)(`/api/orders/${id}`, { headers: { 'x-session-id': session } })
    if (answer.status === 503) return false
    isShown = answer.status === 200 && ((await answer.json()) as { _id: string })._id === id
    return true
  }
  await eventually(speaks, READY_WITHIN, 'the shop speaks of an order')
  return isShown
}

/** Waits until the shop is ready, and returns the seconds. */
export async function ready(shop: RemoteShop): Promise<number> {
  const began = performance.now()
  await eventually(
    async () => (await doorOf(shop)('/readyz')).ok,
    READY_WITHIN,
    'the shop is ready',
  )
  return (performance.now() - began) / 1_000
}
