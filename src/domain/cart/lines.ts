import { requiredText } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'

/** Message for an invalid quantity. */
export const QUANTITY_MISSING = 'Please choose a quantity'

/** Message for a cart with too many lines. */
export const cartFull = `Your cart holds ${terms.maxCartLines} different cases already. Please remove one first.`

/** Message for a change of a line that is gone, for example removed in another tab. */
export const lineGone = 'That item is no longer in your cart'

/**
 * Message for a removal of a product that is in the cart for several models (rule: naming-a-line).
 */
export const whichModel = 'Please say which device model to remove'

/**
 * Message for a case that is in the cart with several names when none is given (rule:
 * naming-a-line).
 */
export const whichName = 'Please say which name is on it'

/**
 * Rule of the device model in a cart or order line. Marked as pure, so that the product page's
 * bundle excludes the server's messages.
 */
export const lineModelField = /* @__PURE__ */ requiredText('Model selection required', { max: 80 })
