import { requiredText } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'
import * as messages from '#messages/cart-refusals.ts'

/** Message for an invalid quantity. */
export const QUANTITY_INVALID = messages.chooseQuantity

/** Message for a cart with too many lines. */
export const CART_FULL = messages.full({ count: terms.maxCartLines })

/** Message for a change of a line that no longer exists, for example after a removal in another tab. */
export const LINE_GONE = messages.lineGone

/**
 * Message for a removal of a product that is in the cart for several models (rule: identifying-a-line).
 */
export const MODEL_AMBIGUOUS = messages.whichModel

/**
 * Message for a case that is in the cart with several names when none is given (rule:
 * identifying-a-line).
 */
export const NAME_AMBIGUOUS = messages.whichName

/**
 * Rule of the device model in a cart or order line. Marked as pure, so that the product page's
 * bundle excludes the server's messages.
 */
export const lineModelRule = /* @__PURE__ */ requiredText(messages.modelRequired, { max: 80 })
