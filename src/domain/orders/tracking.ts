import { requiredEmail } from '#domain/forms/rules.ts'

/** The address that a guest's orders are searched by (spec section 5). */
export const trackedEmail = requiredEmail('Please enter your email address')
