import type { Order } from '#domain/contract/orders.ts'
import type { CallAnswer, Calls, Visitor } from './calls.ts'

/** Form with one picture, as the browser sends it. */
export function proofForm(
  bytes: Uint8Array,
  { name = 'screenshot.png', type = 'image/png', field = 'image' } = {},
): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name, { type }))
  return form
}

/** Uploads a proof for an order. */
export async function sendProof(
  shop: Calls,
  orderId: string,
  body: BodyInit,
  as: Visitor,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer<Order>> {
  const answer = await shop.sendRaw(`/api/orders/${orderId}/proof`, {
    method: 'POST',
    headers: { ...as.headers, ...headers },
    body,
  })
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as CallAnswer<Order>['body'],
  }
}

/** Requests the proof of an order. */
export function fetchProof(
  shop: Calls,
  orderId: string,
  as: Visitor,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return shop.sendRaw(`/api/orders/${orderId}/proof`, { headers: { ...as.headers, ...headers } })
}
