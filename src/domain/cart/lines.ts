import { requiredText } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Message for a cart with too many lines. */
export const cartFull = (): string => t.cart.full({ count: terms.maxCartLines })

/**
 * Rule of the device model in a cart or order line. Marked as pure, so that the product page's
 * bundle excludes the server's messages.
 */
export const lineModelRule = /* @__PURE__ */ requiredText(() => t.cart.modelRequired, { max: 80 })
