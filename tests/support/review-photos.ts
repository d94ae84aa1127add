import type { CallAnswer, Calls, Visitor } from './calls.ts'
import { proofForm, sendPicture } from './proofs.ts'

/** Sends something as the photo of a review. */
export function sendReviewPhoto(
  shop: Calls,
  productId: string,
  body: BodyInit,
  as: Visitor,
): Promise<CallAnswer<{ image: string }>> {
  return sendPicture(shop, `/products/${productId}/reviews/photos`, body, as)
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
