import { MINUTE } from '#domain/text/units.ts'
import { t } from '#messages'

export { awaitsProof, isProofWaiting, type StoredProof, shownStatus } from './proof-state.ts'

/** Limits the pixels of a stored screenshot, so that small print stays legible. */
export const PROOF_PIXELS = 4_000_000

/** Days for which a screenshot is stored after the order was last paid, cancelled or delivered. */
export const PROOF_KEPT_DAYS = 90

/** Timeout of a screenshot's upload in the browser, in milliseconds. */
export const UPLOAD_TIMEOUT = 2 * MINUTE

/** Messages about the screenshot of a transfer while it is selected or submitted. */
export const proofSentences = () =>
  ({
    missing: t.orders.proofMissing,
    wrongType: t.orders.proofWrongType,
    tooLarge: t.orders.proofTooLarge,
    failed: t.orders.proofFailed,
    none: t.orders.proofNone,
    cash: t.orders.proofOfCash,
  }) as const
