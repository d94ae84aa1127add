import type { CallAnswer, Calls, Visitor } from './calls.ts'
import { proofForm } from './proofs.ts'

/** Sends something as the photo of a review. */
export async function sendReviewPhoto(
  shop: Calls,
  productId: string,
  body: BodyInit,
  as: Visitor,
): Promise<CallAnswer<{ image: string }>> {
  const path = `/api/products/${productId}/reviews/photos`
  const answer = await shop.sendRaw(path, { method: 'POST', headers: as.headers, body })
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as CallAnswer<{ image: string }>['body'],
  }
}

/** The path of a photo that an account has uploaded. */
export async function uploadedReviewPhoto(
  shop: Calls,
  productId: string,
  as: Visitor,
  bytes: Uint8Array,
): Promise<string> {
  const { status, body } = await sendReviewPhoto(shop, productId, proofForm(bytes), as)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.image
}
