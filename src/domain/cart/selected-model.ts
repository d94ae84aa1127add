import { requiredText } from '#domain/forms/rules.ts'

/** The device model a case is bought for: part of what makes a cart line (spec section 3). */
export const selectedModelField = requiredText('Please select a device model', { max: 80 })
