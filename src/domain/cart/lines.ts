import { requiredText } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'

/** Message for an invalid quantity. */
export const QUANTITY_MISSING = 'Please choose a quantity'

/** Message for a cart with too many lines. */
export const cartFull = `Your cart holds ${terms.maxCartLines} different cases already. Please remove one first.`

/** Message for a change of a line that is gone, after a removal elsewhere for example. */
export const lineGone = 'That item is no longer in your cart'

/**
 * Said when a removal names a product that is in the cart for several models (rule: naming-a-line).
 */
export const whichModel = 'Please say which device model to remove'

/** Message for a case that is in the cart with several names when none is given (rule: naming-a-line). */
export const whichName = 'Please say which name is on it'

/**
 * The device model of a line that is sent, to the cart or in an order: part of what it is. Marked as
 * pure, so that the product's page doesn't carry what only the server says.
 */
export const lineModelField = /* @__PURE__ */ requiredText('Model selection required', { max: 80 })
