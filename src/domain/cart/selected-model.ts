import { requiredText } from '#domain/forms/rules.ts'

const LONGEST_MODEL = 80

/** The device model a case is bought for, as the product's form asks for it. */
export const selectedModelField = requiredText('Please select a device model', {
  max: LONGEST_MODEL,
})

/** The device model of a line that is sent, to the cart or in an order: part of what it is. */
export const lineModelField = requiredText('Model selection required', { max: LONGEST_MODEL })
