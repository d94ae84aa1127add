import { optionalText, requiredText } from '#domain/forms/rules.ts'

/** What an admin may note when a payment is verified. */
export const verificationNote = optionalText({ max: 500 })

/** Why a transfer was rejected; the customer reads it. */
export const rejectionReason = requiredText('Please provide a rejection reason', { max: 500 })
