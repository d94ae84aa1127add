import type { ErrorAnswer, ErrorCode } from '#domain/contract/errors.ts'
import * as codes from '#messages/refusal-codes.ts'
import { sentences as accountFields } from '#messages/sentences/account-fields.ts'
import { sentences as accountSentences } from '#messages/sentences/account-sentences.ts'
import { sentences as cancellation } from '#messages/sentences/cancellation.ts'
import { sentences as cartRefusals } from '#messages/sentences/cart-refusals.ts'
import { sentences as catalogueSentences } from '#messages/sentences/catalogue-sentences.ts'
import { sentences as checkoutRules } from '#messages/sentences/checkout-rules.ts'
import { sentences as fieldRules } from '#messages/sentences/field-rules.ts'
import { sentences as statuses } from '#messages/sentences/order-statuses.ts'
import { sentences as passkeySentences } from '#messages/sentences/passkey-sentences.ts'
import { sentences as payments } from '#messages/sentences/payment-methods.ts'
import { sentences as pictureRules } from '#messages/sentences/picture-rules.ts'
import { sentences as proofs } from '#messages/sentences/proof.ts'
import { sentences as refusals } from '#messages/sentences/refusals.ts'
import { sentences as accounts } from '#messages/sentences/refusals-accounts.ts'
import { sentences as orders } from '#messages/sentences/refusals-orders.ts'
import { sentences as requests } from '#messages/sentences/refusals-requests.ts'
import { sentences as reviewFields } from '#messages/sentences/review-fields.ts'
import { sentences as reviewPhotos } from '#messages/sentences/review-photos.ts'
import { sentences as reviews } from '#messages/sentences/review-sentences.ts'
import { sentences as secondStepSentences } from '#messages/sentences/second-step-sentences.ts'

/** Tables whose sentences the server sends, alone or as a part of another sentence. */
const known = [
  ...accountFields,
  ...accountSentences,
  ...cancellation,
  ...cartRefusals,
  ...catalogueSentences,
  ...checkoutRules,
  ...fieldRules,
  ...statuses,
  ...passkeySentences,
  ...payments,
  ...pictureRules,
  ...proofs,
  ...refusals,
  ...accounts,
  ...orders,
  ...requests,
  ...reviewFields,
  ...reviewPhotos,
  ...reviews,
  ...secondStepSentences,
]

const byCode: Readonly<Record<ErrorCode, string>> = { ...codes }

/**
 * Translation of a server's sentence into the language of the page; undefined for an unknown one.
 */
export function inPageLanguage(english: string): string | undefined {
  for (const [pattern, say] of known) {
    const match = pattern.exec(english)
    if (!match) continue
    const parts = Object.entries(match.groups ?? {})
    return say(
      Object.fromEntries(parts.map(([name, part]) => [name, inPageLanguage(part) ?? part])),
    )
  }
  return undefined
}

/**
 * A refusal in the language of the page: the translated sentence, else that of its error code, else the
 * server's own English.
 */
export function translatedRefusal(refusal: Partial<ErrorAnswer>): Partial<ErrorAnswer> {
  const { code, message = '', fields } = refusal
  const said = inPageLanguage(message) ?? (code ? byCode[code] : message)
  return {
    ...refusal,
    message: said,
    ...(fields && {
      fields: fields.map((each) => ({
        field: each.field,
        message: inPageLanguage(each.message) ?? each.message,
      })),
    }),
  }
}
