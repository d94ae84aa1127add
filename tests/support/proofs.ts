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

/** Uploads a picture to a path of the API. */
export async function sendPicture<Body>(
  shop: Calls,
  path: string,
  body: BodyInit,
  as: Visitor,
  more: Readonly<Record<string, string>> = {},
): Promise<CallAnswer<Body>> {
  const init = { method: 'POST', headers: { ...as.headers, ...more }, body }
  const answer = await shop.sendRaw(`/api${path}`, init)
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as CallAnswer<Body>['body'],
  }
}

/** Uploads a proof for an order. */
export function sendProof(
  shop: Calls,
  orderId: string,
  body: BodyInit,
  as: Visitor,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer<Order>> {
  return sendPicture(shop, `/orders/${orderId}/proof`, body, as, headers)
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
