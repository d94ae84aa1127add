import { requiredText } from '#domain/forms/rules.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Message for a cart with too many lines. */
export const cartFull = (): string => t.cart.full({ count: terms.maxCartLines })

/** Rule of a line's device model; pure, so that bundles without it exclude its messages. */
export const lineModelRule = /* @__PURE__ */ requiredText(() => t.cart.modelRequired, { max: 80 })
