import * as messages from '#messages/cart-refusals.ts'

/** Message for an addition without a model. */
export const MODEL_MISSING = messages.selectModel
